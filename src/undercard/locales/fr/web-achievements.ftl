### Trophées.

achievements = Trophées
achievements-count = { $earned } sur { $all }
achievements-new = { $count ->
    [one] Nouveau trophée
   *[other] Nouveaux trophées
}
achievements-missing = Pas encore obtenu
achievements-open = Première partie : { $date }
achievements-times = { $count }×
achievements-more = Tout afficher
achievements-less = Afficher moins
achievements-rule = Règle { $rule }
achievements-none = Aucun dans les parties publiques pour l’instant.
achievements-private = Les autres ne voient que les trophées de tes parties publiques.
achievements-export = Télécharger les trophées
