### The page of a rulebook’s worked example.

example-lost = The example could not be loaded.
example-view-as = View as
example-keys = step through the example.
example-also-legal = That is allowed, too. The example continues with another card.
