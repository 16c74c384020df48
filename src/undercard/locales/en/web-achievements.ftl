### Achievements.

achievements = Achievements
achievements-count = { $earned } of { $all }
achievements-new = { $count ->
    [one] New achievement
   *[other] New achievements
}
achievements-missing = Not earned yet
achievements-open = First game: { $date }
achievements-times = { $count }×
achievements-more = Show all
achievements-less = Show fewer
achievements-rule = Rule { $rule }
achievements-none = None in public games yet.
achievements-private = Others see only what you earned in public games.
achievements-export = Download achievements
