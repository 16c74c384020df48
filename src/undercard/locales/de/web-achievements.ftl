### Auszeichnungen.

achievements = Auszeichnungen
achievements-count = { $earned } von { $all }
achievements-new = { $count ->
    [one] Neue Auszeichnung
   *[other] Neue Auszeichnungen
}
achievements-missing = Noch nicht erreicht
achievements-open = Erste Partie: { $date }
achievements-times = { $count }×
achievements-more = Alle zeigen
achievements-less = Weniger zeigen
achievements-rule = Regel { $rule }
achievements-none = Noch keine in öffentlichen Partien.
achievements-private = Andere sehen nur, was du in öffentlichen Partien erreicht hast.
achievements-export = Auszeichnungen herunterladen
