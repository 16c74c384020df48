### The page of a rulebook’s worked example.

example-lost = L’exemple n’a pas pu être chargé.
example-view-as = Point de vue
example-keys = pour parcourir l’exemple.
example-also-legal = C’est permis aussi. L’exemple continue avec une autre carte.
