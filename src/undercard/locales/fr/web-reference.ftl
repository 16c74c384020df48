### Reference cards: what both games share.

reference-title = Référence
reference-of = { $game } : carte de Référence
reference-more = Autres pages
reference-print = Imprimer (A5)
reference-print-this = Ouvrir et imprimer cette carte
reference-lost = La carte n’a pas pu être chargée.
reference-switches = Options en vigueur
reference-no-switches = Tout est par défaut : aucune règle alternative.
