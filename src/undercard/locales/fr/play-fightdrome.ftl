### Fightdrome: what is read during a game.
### Rule ids such as F4.1 are those of docs/rules/fightdrome.md.

## Cards. $strength is empty where none is printed.

fightdrome-card = { $kind ->
    [PUNCH] Coup de Poing { $strength }
    [KICK] Coup de Pied { $strength }
    [GRAPPLE] Prise { $strength }
    [PUNCH_BLOCK] Blocage de Coup de Poing { $strength }
    [KICK_BLOCK] Blocage de Coup de Pied { $strength }
    [NEUROCHEM_PUNCH] Coup de Poing Neurochem
    [NEUROCHEM_KICK] Coup de Pied Neurochem
    [NEUROCHEM_GRAPPLE] Prise Neurochem
    [NEUROCHEM_BLOCK] Blocage Neurochem
    [FEINT] Feinte
   *[WEAVE] Louvoiement
}
fightdrome-supply = { $supply ->
    [Punch] Coup de Poing
    [Kick] Coup de Pied
    [Grapple] Prise
    [Block] Blocage
   *[Neurochem] Neurochem
}
# A character is a Stack (a mind) in a Sleeve (a body).
fightdrome-character = { $stack } dans { $sleeve }

## Events. $you is yes when the reader did it, $who is the name of the player.

fightdrome-event-character = { $you ->
    [yes] Tu incarnes { $character }.
   *[no] { $who } incarne { $character }.
}
fightdrome-event-round = { $you ->
    [yes] La manche { $round } commence. Tu as l’Initiative.
   *[no] La manche { $round } commence. { $who } a l’Initiative.
}
fightdrome-event-drew = { $you ->
    [yes] Tu pioches { $card }.
   *[no] { $who } pioche une carte.
}
fightdrome-event-overstimulated = { $you ->
    [yes] Ta main est Surstimulée : tu la montres, la remélanges dans ton deck et en pioches une nouvelle.
   *[no] Main Surstimulée : { $who } la montre, la remélange dans son deck et en pioche une nouvelle.
}
fightdrome-event-showed = { $you ->
    [yes] Tu montres { $card }.
   *[no] { $who } montre { $card }.
}
fightdrome-event-kept = { $you ->
    [yes] Tu gardes ta main de départ.
   *[no] { $who } garde une main de départ Surstimulée.
}
fightdrome-event-played = { $situation ->
    [lead] { $you ->
        [yes] Tu attaques avec { $card }.
       *[no] { $who } attaque avec { $card }.
    }
    [follow_up] { $you ->
        [yes] Tu enchaînes avec { $card }.
       *[no] { $who } enchaîne avec { $card }.
    }
   *[answer] { $you ->
        [yes] Tu réponds avec { $card }.
       *[no] { $who } répond avec { $card }.
    }
}
fightdrome-event-reshuffled = { $you ->
    [yes] Tu mélanges ta défausse, qui devient ta nouvelle pioche.
   *[no] { $who } mélange sa défausse, qui devient sa nouvelle pioche.
}
fightdrome-event-staggered = { $you ->
    [yes] Tu es Sonné !
   *[no] { $who } est Sonné !
}
fightdrome-event-discarded = { $you ->
    [yes] Tu défausses { $card }, face cachée.
   *[no] { $who } défausse une carte, face cachée.
}
fightdrome-event-rested = { $you ->
    [yes] Tu te reposes.
   *[no] { $who } se repose.
}
fightdrome-event-round_won = { $ending ->
    [empty_hand] { $you ->
        [yes] Tu gagnes la manche : ton adversaire a joué sa dernière carte.
       *[no] { $who } gagne la manche : son adversaire a joué sa dernière carte.
    }
    [rest] { $you ->
        [yes] La manche se termine après un Repos, sans attaque. L’avantage te revient.
       *[no] La manche se termine après un Repos, sans attaque. L’avantage revient à { $who }.
    }
   *[staggered] { $you ->
        [yes] Tu gagnes la manche : ton adversaire n’a plus de carte.
       *[no] { $who } gagne la manche : son adversaire n’a plus de carte.
    }
}
fightdrome-event-scored = { $you ->
    [yes] Ta Renommée augmente de { $points } : { $fame } au total.
   *[no] La Renommée de { $who } augmente de { $points } : { $fame } au total.
}
fightdrome-event-eliminated = { $you ->
    [yes] Ton combattant { $sleeve } est éliminé.
   *[no] Le combattant { $sleeve } de { $who } est éliminé.
}
fightdrome-event-chose = { $you ->
    [yes] Tu choisis { $sleeve }.
   *[no] { $who } a choisi une Sleeve.
}
fightdrome-event-chose_stack = { $you ->
    [yes] Tu choisis le Stack { $stack }.
   *[no] { $who } choisit le Stack { $stack }.
}
fightdrome-event-chose_sleeve = { $you ->
    [yes] Tu choisis la Sleeve { $sleeve }.
   *[no] { $who } choisit la Sleeve { $sleeve }.
}
fightdrome-event-declined = { $you ->
    [yes] Tu ne pioches pas.
   *[no] { $who } ne pioche pas.
}
fightdrome-event-game_won = { $you ->
    [yes] Tu as gagné !
   *[no] { $who } a gagné !
}

## What the seat to act must do, in one sentence.

fightdrome-situation-lead = { $you ->
    [yes] Tu as l’Initiative : joue n’importe quelle carte d’Attaque.
   *[no] { $who } a l’Initiative.
}
fightdrome-situation-lead-or-rest = { $you ->
    [yes] Tu as l’Initiative : joue n’importe quelle carte d’Attaque, ou repose-toi.
   *[no] { $who } peut attaquer ou se reposer.
}
fightdrome-situation-must-rest = Tu n’as pas de carte d’Attaque : tu dois te reposer.
fightdrome-situation-answer = { $you ->
    [yes] Réponds à l’attaque { $card }.
   *[no] { $who } doit répondre à l’attaque { $card }.
}
fightdrome-situation-follow_up = { $you ->
    [yes] Enchaîne après ta Feinte avec n’importe quelle carte d’Attaque.
   *[no] { $who } doit enchaîner après sa Feinte avec une attaque.
}
fightdrome-situation-stagger = { $you ->
    [yes] Tu es Sonné : défausse une carte, face cachée.
   *[no] { $who } est Sonné et doit défausser une carte.
}
fightdrome-situation-opening = { $you ->
    [yes] Ta main de départ est Surstimulée : garde-la, ou montre-la et pioches-en une nouvelle.
   *[no] { $who } décide du sort d’une main de départ Surstimulée.
}
fightdrome-situation-sleeve = { $you ->
    [yes] Choisis ta Sleeve.
   *[no] { $who } choisit une Sleeve.
}
fightdrome-situation-stack = { $you ->
    [yes] Choisis ton Stack.
   *[no] { $who } choisit un Stack.
}
fightdrome-situation-last_gasp = { $you ->
    [yes] Ta dernière carte était une Neurochem : tu as le droit de piocher.
   *[no] { $who } a le droit de piocher après sa dernière carte.
}
fightdrome-situation-over = La partie est terminée.

## Why an action is not allowed, by the rule that forbids it.

fightdrome-why-F1-1 = À cette table, les Sleeves et les Stacks sont distribués, pas choisis.
fightdrome-why-F1-3 = Avec cette carte, la boîte ne suffirait plus pour les deux personnages.
fightdrome-why-F2-2 = Une main de départ est à valider : on peut seulement la garder ou la repiocher, et seulement tant qu’elle est Surstimulée.
fightdrome-why-F3-5 = On doit jouer si on le peut : personne ne peut choisir de défausser une carte.
fightdrome-why-F4-1 = Un Coup de Poing répond à un Coup de Poing ou à une Prise de force égale ou inférieure, mais à aucune attaque Neurochem.
fightdrome-why-F4-2 = Un Coup de Pied répond à un Coup de Pied ou à une Prise de force égale ou inférieure, mais à aucune attaque Neurochem.
fightdrome-why-F4-3 = Une Prise répond à toute attaque de force égale ou inférieure, mais à aucune attaque Neurochem.
fightdrome-why-F4-4 = Un Blocage de Coup de Poing arrête un Coup de Poing ou une Prise de force égale ou inférieure, mais aucune attaque Neurochem.
fightdrome-why-F4-5 = Un Blocage de Coup de Pied arrête un Coup de Pied ou une Prise de force égale ou inférieure, mais aucune attaque Neurochem.
fightdrome-why-F4-6 = Un Louvoiement esquive toute attaque, sauf une attaque Neurochem.
fightdrome-why-F4-7 = Une Feinte déjoue toute attaque, sauf une attaque Neurochem.
fightdrome-why-F4-8 = Un Coup de Poing Neurochem répond à un Coup de Poing ou à une Prise, Neurochem ou non, mais à aucun Coup de Pied.
fightdrome-why-F4-9 = Un Coup de Pied Neurochem répond à un Coup de Pied ou à une Prise, Neurochem ou non, mais à aucun Coup de Poing.
fightdrome-why-F4-13 = Avec l’Initiative ou pour enchaîner, on ne peut jouer que des cartes d’Attaque : ni Blocage, ni Feinte, ni Louvoiement.
fightdrome-why-F5-1 = Cette carte n’est pas dans ta main.
fightdrome-why-F5-4 = Il n’y a plus de carte à piocher : le Repos est impossible.
fightdrome-why-F6-1 = Sonné : il faut défausser une carte, et rien d’autre n’est possible.
fightdrome-why-F7-1 = Le Repos n’est possible que juste après que l’adversaire a été Sonné.
fightdrome-why-F7-2 = Le Repos n’est pas possible avec une main pleine.
fightdrome-why-F9-1 = Le duel est terminé.
fightdrome-why-F9-2 = Le match est terminé.
fightdrome-why-F9-4 = Dans un Tournoi épique, chaque joueur choisit, quand le jeu le lui demande, l’une des Sleeves qui lui restent, jusqu’à ce que l’un des deux n’en ait plus.
fightdrome-why-F10-1 = On ne peut pas répondre à un Repos par un Repos, sauf si l’on joue avec « Reprendre son souffle ».
fightdrome-why-F10-2 = Dernier souffle : juste après une Neurochem jouée comme dernière carte, on peut piocher ou non ; il n’y a rien d’autre à décider à ce moment-là.
fightdrome-why-FR11 = Chacun à son tour choisit un Stack et une Sleeve parmi les cartes visibles qui lui sont proposées et qui sont encore libres.

## Actions.

fightdrome-action-play = jouer { $card }
fightdrome-action-discard = défausser { $card }
fightdrome-action-rest = Repos : piocher une carte et céder l’Initiative
fightdrome-action-keep = garder cette main
fightdrome-action-redraw = montrer cette main et en piocher une nouvelle
fightdrome-action-sleeve = envoyer { $sleeve } dans l’arène
fightdrome-action-stack = prendre le Stack { $stack }
fightdrome-action-draw = piocher une carte
fightdrome-action-pass = ne pas piocher

## Reasons of the bots.

reason-redraw = Mieux vaut repiocher une mauvaise main.
reason-sleeve = N’importe quel combattant fera l’affaire.
reason-character = C’est le personnage qui a le plus de cartes Neurochem et de cartes d’Attaque.
reason-draw = Une carte vaut mieux que rien.
reason-give-up = S’il faut perdre une carte, que ce soit celle qui vaut le moins.
reason-answer = La carte la moins coûteuse qui permette de répondre.
reason-lead = L’attaque la plus faible : les fortes serviront plus tard.
reason-sure-hit = Tu as montré que tu n’as rien pour répondre à cela.
reason-rest = Un Repos, c’est une carte offerte.
reason-learned = Choisi d’après les probabilités apprises au fil de nombreuses parties.
reason-champion = L’expérience a désigné les coups probables ; parmi eux, celui-ci a gagné le plus souvent dans les parties simulées à partir d’ici.
