### The page of a rulebook’s worked example.

example-lost = No se ha podido cargar el ejemplo.
example-view-as = Punto de vista
example-keys = para recorrer el ejemplo.
example-also-legal = También está permitido. El ejemplo sigue con otra carta.
