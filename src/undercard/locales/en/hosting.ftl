### What the host reads when the server runs: `undercard serve`.

hosting-open = Undercard is open at { $address }
hosting-open-network = On other devices in your network: { $address }
hosting-bots = Your bots: { $names }
hosting-how-to-stop = Press Ctrl+C to stop. No game is lost.
hosting-compiling = Rules and bots are being compiled: once, for about a minute. Games can start right away; the strongest bots join in as soon as they are ready.
hosting-compiled = Done: every bot is ready.
hosting-not-compiled = Not everything could be compiled. Games go on, but more slowly, and strong bots play by simple rules. The log says why.
hosting-no-pages = The pages are not built, so browsers will see only a note. See docs/hosting.md.
hosting-stopped = Stopped. All games are kept in { $place }
