### Reference cards: what both games share.

reference-title = Reference
reference-of = { $game }: reference card
reference-more = Other pages
reference-print = Print (A5)
reference-print-this = Open and print this card
reference-lost = The card could not be loaded.
reference-switches = Active options
reference-no-switches = All default: no alternative rules.
