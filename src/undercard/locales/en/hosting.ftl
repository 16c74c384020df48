### What the host reads when the server runs: `undercard serve`.

hosting-open = Undercard is open at { $address }
hosting-open-network = On other devices in your network: { $address }
hosting-bots = Your bots: { $names }
hosting-how-to-stop = Press Ctrl+C to stop. No game is lost.
hosting-compiling = The rules are being compiled: once, for about a minute. The first games start more slowly until then.
hosting-compiled = Done: from now on every game starts at once.
hosting-no-pages = The pages are not built, so browsers will see only a note. See docs/hosting.md.
hosting-stopped = Stopped. All games are kept in { $place }
