### Logros.

achievements = Logros
achievements-count = { $earned } de { $all }
achievements-new = { $count ->
    [one] Logro nuevo
   *[other] Logros nuevos
}
achievements-missing = Aún sin conseguir
achievements-open = Primera partida: { $date }
achievements-times = { $count }×
achievements-more = Mostrar todos
achievements-less = Mostrar menos
achievements-rule = Regla { $rule }
achievements-none = Ninguno en partidas públicas por ahora.
achievements-private = Los demás solo ven lo que conseguiste en partidas públicas.
achievements-export = Descargar los logros
