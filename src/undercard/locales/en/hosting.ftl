### What the host reads when the server runs: `undercard serve`.

hosting-open = Undercard is running at { $address }
hosting-open-network = On other devices in your network: { $address }
hosting-bots = Your bots: { $names }
hosting-how-to-stop = Press Ctrl+C to stop. No game is lost.
hosting-compiling = Compiling rules and bots: about a minute, only once. Games can start right away; the strongest bots join as soon as they are ready.
hosting-compiled = Done: all bots are ready.
hosting-not-compiled = Not everything could be compiled. Games continue, but more slowly, and strong bots play by simple rules. See the log for the reason.
hosting-no-pages = The web pages have not been built, so browsers show only a notice. See docs/hosting.md.
hosting-stopped = Stopped. All games are saved in { $place }
