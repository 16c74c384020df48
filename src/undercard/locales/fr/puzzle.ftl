### Daily puzzles, in the browser and in the terminal.

puzzle-title = Énigme du jour
puzzle-about = Chaque jour, une position tirée de parties entre bots. Trouve le choix qui gagne le plus souvent.
puzzle-difficulty = { $difficulty ->
    [easy] Facile
    [medium] Moyenne
   *[hard] Difficile
}
puzzle-ask = À toi de jouer. Quel choix gagne le plus souvent ?
puzzle-you = Toi
puzzle-opponent = Adversaire
puzzle-how = Fais ton choix sur la table.
puzzle-method = Pour chaque choix, la partie a été jouée des milliers de fois jusqu’au bout. Tout ce que tu ne peux pas savoir a été retiré au sort à chaque fois.
puzzle-tried = { $count ->
    [0] Personne n’a encore essayé.
    [one] Un joueur a essayé.
   *[other] { $count } joueurs ont essayé.
}

## After the answer. Shares are written with a percent sign.

puzzle-right = Bien vu !
puzzle-wrong = Pas tout à fait
puzzle-right-about = « { $best } » gagne { $chance } des parties.
puzzle-wrong-about = « { $answer } » gagne { $chance }. « { $best } » gagne { $more }.
puzzle-chances = Fréquence de victoire de chaque choix
puzzle-soon = { $soon ->
    [round] dans cette manche
   *[turn] tout de suite
}
puzzle-later = plus tard
puzzle-best = meilleur choix
puzzle-yours = ton choix
puzzle-chose = choisi par { $share }
puzzle-bar = { $soon ->
    [round] { $part } dans cette manche, { $rest } plus tard
   *[turn] { $part } tout de suite, { $rest } plus tard
}
puzzle-why = Pourquoi ?
puzzle-why-lead = « { $best } » gagne { $points ->
    [one] 1 point de pourcentage
   *[other] { $points } points de pourcentage
} de plus que « { $second } ».
puzzle-why-soon = { $soon ->
    [round] Ce choix gagne { $part } des parties dès cette manche ; « { $second } » gagne { $other }.
   *[turn] Ce choix gagne { $part } des parties tout de suite, avant ton prochain choix ; « { $second } » gagne { $other }.
}
puzzle-samples = { $samples } parties par choix ; erreur type { $error }.
puzzle-levels = Fréquence à laquelle les bots le trouvent
puzzle-level = Niveau { $level } : { $share }

## Streak, archive and navigation.

puzzle-streak = { $days ->
    [0] Pas encore de série
    [one] 1 jour d’affilée
   *[other] { $days } jours d’affilée
}
puzzle-streak-right = Réponses justes : { $right } sur { $days }.
puzzle-streak-trying = Chaque essai compte.
puzzle-streak-today = L’énigme d’aujourd’hui la prolonge.
puzzle-streak-start = Essaie une énigme chaque jour. Juste ou non, chaque essai compte.
puzzle-day = { $state ->
    [right] { $date } : résolue
    [tried] { $date } : essayée
   *[none] { $date } : pas essayée
}
puzzle-state = { $state ->
    [right] Résolue
    [tried] Non résolue
   *[none] À faire
}
puzzle-today = Aujourd’hui
puzzle-solve = Résoudre
puzzle-see = Voir la solution
puzzle-earlier = Énigme précédente
puzzle-next = Énigme suivante
puzzle-archive = Archives
puzzle-archive-empty = Pas encore d’énigme.
puzzle-older = Énigmes plus anciennes
puzzle-right-share = { $share } de réussite
puzzle-share = Partager
puzzle-copied = Lien copié
puzzle-not-ready = L’énigme d’aujourd’hui n’est pas encore prête. Réessaie dans quelques minutes.
puzzle-missing = Il n’y a pas d’énigme pour ce jour.
puzzle-lost = L’énigme n’a pas pu être chargée.

## In the terminal.

puzzle-prompt = Ton choix, tel qu’il est écrit dans la liste :
puzzle-making = Création de l’énigme…
puzzle-unknown = Ce choix n’existe pas.
