### The rules of Fightdrome in our own words. F4 is a section, F4-1 the rule F4.1, FR2 a ruling.
### Attributes of a rule are its list; attributes of a ruling are the values of its option.

short = Deux combattants ont sept cartes chacun. L’un a l’Initiative et attaque ; l’autre doit répondre avec une carte qui convient et qui est assez forte (F4), et ainsi de suite. Toute carte jouée, sauf une Neurochem, est remplacée par une carte de la pioche (F5). Un joueur qui ne peut pas répondre est Sonné et défausse une carte (F6) ; son adversaire peut alors attaquer de nouveau ou se reposer (F7). Un joueur qui n’a plus de carte a perdu la manche (F8).
about = Une adaptation indépendante de règles publiées, rédigées avec nos propres mots, sans image ni texte de l’éditeur. Fightdrome est un jeu de Warcradle Studios, qui n’a aucun lien avec ce projet. Là où le livret de règles se tait ou que ses éditions divergent, une interprétation indique ce que nous avons choisi ; souvent, une option permet l’autre lecture.

F0 = Matériel
F0-1 = La boîte contient 120 cartes, dont 101 cartes de combat :
    .a = 21 Coups de Poing, 21 Coups de Pied et 21 Prises ;
    .b = 18 Blocages, 9 de Coup de Poing et 9 de Coup de Pied, dans une seule réserve ;
    .c = 12 cartes Neurochem, 3 de chaque (Coup de Poing, Coup de Pied, Prise, Blocage), dans une seule réserve ;
    .d = 4 Feintes et 4 Louvoiements.
F0-2 = S’y ajoutent 6 Sleeves, 11 Stacks et 2 cartes de Référence. Ce qui est imprimé sur les cartes forme un pack, un fichier que les propriétaires de la boîte peuvent corriger (FR1).

F1 = Personnages et decks
F1-1 = Chaque joueur reçoit au hasard une Sleeve et un Stack ; les autres retournent dans la boîte sans être vus. Les deux cartes sont visibles : chacun connaît les deux personnages.
F1-2 = Une Sleeve énumère les cinq réserves (Coup de Poing, Coup de Pied, Prise, Blocage, Neurochem) dans un ordre qui lui est propre ; un Stack énumère cinq nombres. Côte à côte, ils indiquent combien de cartes de chaque réserve reçoit le personnage : toujours 40 en tout.
F1-3 = Chaque réserve est mélangée et distribuée selon ces nombres, face cachée même pour le propriétaire des cartes. Les deux joueurs reçoivent leurs cartes des mêmes réserves. Le reste retourne dans la boîte sans être vu.
F1-4 = Chaque joueur ajoute 2 Feintes et 2 Louvoiements. Un deck compte 44 cartes.
F1-5 = Le personnage de l’exemple du livret reçoit 11, 9, 9, 5 et 6 cartes.
F1-6 = Le joueur qui commence la première manche est tiré au sort, sauf si les joueurs le choisissent ; le livret de règles fait commencer le plus fort.

F2 = Mains de départ
F2-1 = Au début de chaque manche, chaque joueur mélange et pioche 7 cartes.
F2-2 = Surstimulé : une main avec plus de 2 cartes Neurochem, ou sans aucune carte d’Attaque, est montrée à l’adversaire et remélangée, puis on pioche 7 nouvelles cartes, jusqu’à ce que la main soit valable (FR2). Le joueur qui commence règle la sienne d’abord. Coup de Poing, Coup de Pied et Prise Neurochem comptent ici comme cartes d’Attaque.

F3 = Le déroulement d’un tour
    .intro = Le joueur dont c’est le tour est toujours dans l’une des quatre situations suivantes.
F3-1 = **Initiative** : le combat est en pause, et il faut jouer une carte d’Attaque de n’importe quelle force. Le joueur qui commence la manche a l’Initiative.
F3-2 = **Répondre** : une attaque est en cours, et il faut jouer une carte qui y répond (F4).
F3-3 = **Enchaîner** : le joueur vient de jouer une Feinte et doit aussitôt jouer une carte d’Attaque de n’importe quelle force.
F3-4 = **Sonné** : le joueur n’a pas pu faire ce que la situation demandait et doit défausser une carte (F6).
F3-5 = Un joueur qui peut jouer doit jouer. Personne ne peut choisir d’être Sonné.

F4 = Ce qui répond à quoi
    .intro = Les cartes d’Attaque sont Coup de Poing, Coup de Pied et Prise, chacune avec une force, et leurs formes Neurochem, qui comptent comme cartes d’Attaque du même type. Une attaque qui répond devient l’attaque en cours ; une carte qui arrête une attaque met le combat en pause.
F4-1 = Un **Coup de Poing** répond à un Coup de Poing ou à une Prise de force égale ou inférieure.
F4-2 = Un **Coup de Pied** répond à un Coup de Pied ou à une Prise de force égale ou inférieure.
F4-3 = Une **Prise** répond à toute attaque de force égale ou inférieure.
F4-4 = Un **Blocage de Coup de Poing** arrête un Coup de Poing ou une Prise de force égale ou inférieure.
F4-5 = Un **Blocage de Coup de Pied** arrête un Coup de Pied ou une Prise de force égale ou inférieure.
F4-6 = Un **Louvoiement** arrête toute attaque, quelle que soit sa force, mais aucune attaque Neurochem.
F4-7 = Une **Feinte** répond à toute attaque, quelle que soit sa force, mais à aucune attaque Neurochem ; ensuite, le même joueur enchaîne (F3.3).
F4-8 = Un **Coup de Poing Neurochem** répond à un Coup de Poing ou à une Prise de n’importe quelle force, Neurochem ou non.
F4-9 = Un **Coup de Pied Neurochem** répond à un Coup de Pied ou à une Prise de n’importe quelle force, Neurochem ou non.
F4-10 = Une **Prise Neurochem** répond à toutes les attaques.
F4-11 = Un **Blocage Neurochem** arrête toutes les attaques.
F4-12 = Une pause donne l’Initiative au joueur dont l’attaque a été arrêtée.
F4-13 = Feintes, Louvoiements et Blocages ne sont pas des cartes d’Attaque : on ne peut les jouer ni avec l’Initiative ni pour enchaîner. Un Blocage Neurochem est une carte Neurochem, mais pas une carte d’Attaque. Les cartes qui ne sont pas Neurochem ne répondent à aucune attaque Neurochem.

F5 = Pioche et défausse
F5-1 = On joue les cartes de sa main, que l’on complète en piochant : un joueur qui joue une carte autre que Neurochem en pioche une avant toute autre chose. La carte piochée après une Feinte peut donc servir à enchaîner, et on pioche aussi après celle-ci.
F5-2 = Après une carte Neurochem, on ne pioche rien.
F5-3 = Une attaque reste sur la table tant qu’elle est en cours. Elle rejoint la défausse de son propriétaire quand on y a répondu, ou quand le joueur qui devait répondre est Sonné. Un Blocage, un Louvoiement ou une Feinte va à la défausse avant que son joueur pioche. Une carte défaussée selon F6.1 l’est face cachée.
F5-4 = Dès que la pioche est vide, la défausse est mélangée pour en former une nouvelle.

F6 = Sonné
F6-1 = Un joueur qui ne peut ni attaquer, ni répondre, ni enchaîner quand il le doit est Sonné et défausse une carte de son choix, face cachée ; l’adversaire ne la voit pas.
F6-2 = Si un joueur défausse ainsi sa dernière carte, la manche se termine et son adversaire la gagne.
F6-3 = Sinon, le combat est en pause, et l’adversaire a l’Initiative ; il peut aussi se reposer au lieu d’attaquer (F7).

F7 = Repos
F7-1 = Juste après que l’adversaire a été Sonné, on peut se reposer au lieu d’attaquer : on pioche une carte et l’Initiative passe au joueur Sonné.
F7-2 = Personne ne peut se reposer avec 7 cartes ou plus en main (FR7).
F7-3 = Si le joueur Sonné n’a alors aucune carte d’Attaque, la manche se termine et les deux mains sont comptées (F8.3). Cette règle particulière l’emporte sur F6 (FR9).
F7-4 = Un joueur qui peut se reposer et n’a pas de carte d’Attaque doit se reposer. Un joueur qui ne peut pas se reposer et n’en a pas non plus est Sonné.

F8 = La fin d’une manche
F8-1 = Une manche est gagnée quand l’adversaire n’a plus de carte en main, qu’il ait défaussé la dernière (F6.2) ou que, celle-ci étant une Neurochem, il l’ait jouée (FR3). Un joueur à qui il ne reste qu’une Neurochem, s’il peut la jouer, doit donc le faire et perd, sauf si un Repos ou F10.2 le sauve. Après une Feinte jouée comme dernière carte, on pioche d’abord, et la carte piochée décide.
F8-2 = Dans un match, le gagnant ajoute la valeur de Renommée des cartes qu’il a encore en main : une carte d’Attaque vaut sa force, un Blocage de Coup de Poing ou de Coup de Pied 25, toute carte Neurochem 50, une Feinte ou un Louvoiement 0.
F8-3 = Quand une manche se termine par F7.3, les deux joueurs ajoutent la valeur de leur main. Dans un duel unique, c’est le joueur qui n’était pas Sonné qui a gagné (FR4).

F9 = Les trois modes de jeu
F9-1 = **Duel** : une seule manche.
F9-2 = **Match** : on joue des manches jusqu’à ce qu’un joueur ait 300 points de Renommée ou plus. Entre les manches, les decks restent les mêmes ; on remélange tout et on pioche 7 nouvelles cartes.
F9-3 = Si les deux joueurs atteignent l’objectif à la même manche, le total le plus élevé gagne ; à égalité, on continue.
F9-4 = **Tournoi épique** : chaque joueur a 1 Stack et 3 Sleeves, et les six Sleeves sont visibles. Chacun choisit une Sleeve en secret, et toutes deux sont révélées en même temps. Après chaque duel, le combattant battu est éliminé : les 40 cartes de réserve de son deck retournent aux réserves non distribuées, que l’on mélange, et son joueur forme un nouveau deck avec l’une des Sleeves restantes et le même Stack, en gardant Feintes et Louvoiements. Le premier à perdre ses 3 Sleeves a perdu.
F9-5 = Le deck du survivant reste tel quel. FR6 dit comment il aborde le duel suivant ; FR5, qui commence ce duel.

F10 = Règles alternatives
    .intro = Chacune se choisit séparément, et aucune n’est en jeu par défaut.
F10-1 = **Reprendre son souffle** : après un Repos, l’autre joueur peut se reposer ou attaquer, et ainsi de suite, jusqu’à ce que quelqu’un attaque ou ne puisse plus se reposer. Un joueur qui n’a pas de carte d’Attaque mais peut se reposer doit le faire. S’il ne peut ni attaquer ni se reposer, F7.3 s’applique si c’est lui qui était Sonné avant la chaîne ; sinon, il est Sonné selon F6, et son adversaire a alors le droit prévu par F7.1.
F10-2 = **Dernier souffle** : une Neurochem jouée comme dernière carte fait quand même piocher une carte.
F10-3 = **En quête de gloire ?** L’objectif d’un match est de 150.
F10-4 = Les joueurs peuvent fixer leurs propres règles : chaque choix offert par les interprétations est une option de la table, montrée à tous avant qu’ils prennent place.

F11 = Ce qu’un joueur peut savoir
F11-1 = Visible de tous : les deux personnages, et donc le nombre de cartes de chaque réserve ; toute carte jouée ; la taille des mains, des pioches et des défausses ; une main montrée selon F2.2 ; les mains comptées ; la Renommée ; les options ; à qui est le tour et dans quelle situation. On sait jusqu’à la fin du match qu’une carte déjà vue fait partie de ce deck.
F11-2 = Pour son propriétaire seulement : la main, les cartes piochées, les cartes défaussées face cachée.
F11-3 = Pour personne : l’ordre des piles et ce qui est retourné dans la boîte.
F11-4 = Un spectateur voit ce qui est visible de tous, sauf si la table a été ouverte avec les mains visibles.

FR = Interprétations
    .intro = Là où le livret de règles se tait ou se contredit, ou que ses éditions divergent.
FR1 = Le pack
    .text = Question ouverte : ce qui est imprimé sur les cartes, car le texte du livret ne contient pas les images. Nous avons reconstitué la boîte. Les attaques valent 20, 30 … 80, trois de chaque ; les Blocages 40, 60 et 80, trois de chaque par type ; les Sleeves sont les six ordres des trois réserves d’attaque, suivies de Blocage puis de Neurochem ; le premier Stack est l’exemple de F1.5, et les autres sont choisis pour que toute paire de personnages puisse être distribuée avec une seule boîte ; un second choix de Stacks, équilibré, rend tous les personnages à peu près aussi forts les uns que les autres. Les propriétaires de la boîte peuvent jouer avec leur propre pack.
FR2 = Mains Surstimulées
    .text = Question ouverte : faut-il remélanger une main Surstimulée ? L’édition espagnole l’exige, l’anglaise et l’allemande le conseillent, la française le permet ; aucune ne dit ce que devient une deuxième main de ce genre. Trois sur quatre le demandent ; nous aussi.
    .must = Repiochée jusqu’à ce que la main soit valable.
    .once = Repiochée une fois ; on garde la deuxième main quelle qu’elle soit.
    .may = Le joueur décide, et de nouveau si la nouvelle main est Surstimulée elle aussi.
    .off = Chaque main est jouée comme elle a été piochée.
FR3 = La main vide
    .text = Question ouverte : un joueur qui vide sa main en jouant une Neurochem a-t-il perdu ? La description du jeu fait durer le combat jusqu’à ce qu’un seul joueur ait encore des cartes ; la section sur le score ne considère comme battu qu’un joueur Sonné sans carte. La FAQ de l’éditeur termine la manche à la main vide, et nous aussi.
    .out = Un joueur dont la main est vidée par une Neurochem a perdu la manche.
    .fight_on = Seul un joueur Sonné sans carte a perdu. Même sans carte, on peut se reposer ; un joueur Sonné qui n’a rien à défausser perd aussitôt.
FR4 = Un duel qui se termine par un Repos
    .text = Question ouverte : qui gagne un duel unique qui se termine par F7.3, alors que les deux ont encore des cartes ? Le joueur Sonné ne peut plus se défendre, et c’est ce que le livret entend par être battu. C’est ce résultat qui donne à FR5 le gagnant et le perdant.
    .not_staggered = Le joueur qui n’était pas Sonné gagne.
    .higher_hand = La main de plus haute valeur gagne ; à égalité, le joueur qui n’était pas Sonné.
FR5 = Qui commence ensuite
    .text = Question ouverte : qui commence une manche ou un duel après le premier. Alterner ne favorise ni le gagnant ni le perdant.
    .alternate = Les joueurs commencent à tour de rôle.
    .loser = Le perdant de la dernière manche commence.
    .winner = Le gagnant de la dernière manche commence.
FR6 = Le survivant
    .text = Question ouverte : dans quel état le gagnant d’un duel de tournoi aborde le suivant. Chez nous, il commence comme toute autre manche (F2.1).
    .fresh = Toutes les cartes sont mélangées et chacun pioche 7 cartes.
    .wounded = La main et les piles du survivant restent, les cartes sur la table vont à la défausse, et F2.2 ne le concerne pas ; s’il n’a plus de carte, il en pioche 7.
FR7 = Repos avec sept cartes
    .text = Question ouverte : peut-on se reposer avec exactement 7 cartes ? Les éditions anglaise, française et espagnole interdisent un Repos qui mènerait à plus de 7 cartes ; l’allemande ne l’interdit qu’à un joueur qui en a déjà plus de 7. Nous suivons ces trois éditions.
    .would_exceed = Pas de Repos avec 7 cartes ou plus en main.
    .exceeds = Pas de Repos avec plus de 7 cartes en main ; un Repos à 7 en donne donc 8.
FR8 = Ordre
    .text = Question ouverte : ce qui vient d’abord quand plusieurs choses se produisent en même temps. L’ordre est : la pioche, puis F5.4, puis F8.1, puis la situation suivante. Une main n’est vide que si elle l’est après la pioche.
FR9 = Pas d’attaque après un Repos
    .text = Question ouverte : ce qui se passe quand le joueur Sonné n’a pas de carte d’Attaque après un Repos. La section sur le Repos termine la manche ; celle sur les pauses dit que le joueur suivant attaque ou est Sonné. Une règle particulière l’emporte sur une règle générale.
    .round_ends = La manche se termine et les deux mains sont comptées (F7.3).
    .staggered = Le joueur est Sonné à nouveau (F6).
FR10 = Feintes
    .text = Question ouverte : ce qu’apporte une Feinte. L’édition allemande donne à son joueur une autre carte d’Attaque ; l’anglaise, la française, l’espagnole et la FAQ prévoient une pioche ordinaire, puis une carte d’Attaque de la main. Nous suivons celles-ci.
FR11 = Le choix des personnages
    .text = Le livret de règles distribue les Sleeves et les Stacks au hasard (F1.1), mais montre comment deux cartes quelconques se combinent (F1.2, F1.5). Ceux qui préfèrent choisir le font à découvert, puisque les personnages sont visibles : le joueur qui ne commence pas prend un Stack, puis celui qui commence un Stack et une Sleeve, enfin le premier une Sleeve. Chaque carte est unique, et personne ne peut prendre une carte après laquelle la boîte ne suffirait pour aucune paire de personnages (F1.3). Dans un Tournoi épique, seul le Stack se choisit ; les Sleeves sont distribuées, et le combattant de chaque duel se choisit de toute façon (F9.4).
    .dealt = Une Sleeve et un Stack par joueur, au hasard.
    .drafted = Chaque joueur reçoit trois Sleeves et deux Stacks, tous visibles, et garde une carte de chaque sorte.
    .chosen = Chaque joueur prend une Sleeve et un Stack dans toute la boîte.
FR12 = Le droit de piocher
    .text = Dans toutes les éditions, le joueur a le droit de piocher après une dernière Neurochem (F10.2) ; aucune ne dit s’il peut y renoncer. Un joueur qui y renonce continue avec une main vide et a donc perdu la manche (FR3), sauf si l’on continue à combattre sans carte. Dans un duel unique où une main vide a perdu, renoncer serait perdre la partie : on ne demande rien, la carte est piochée.
    .off = On ne pioche pas (F5.2).
    .on = La carte est piochée.
    .may = Le joueur décide, juste après avoir joué la carte.
