### The rulebook’s worked example of Fightdrome, step by step on the table.
### The texts are ours; rule ids such as F4.1 become links.

# $kind: play, discard, or open for a decision that has not been made.
example-choice = { $kind ->
    [discard] { $who } could discard any of these
    [open] { $who } can play
   *[play] { $who } could play
}
example-fits = Allowed
example-fits-not = Not allowed
example-fightdrome-0 = Alice and Simon fight a single bout. Both hold seven cards (F2.1), and Alice has the Lead: any Attack card will do, whatever its strength (F3.1). She cannot lead with her Block (F4.13).
example-fightdrome-1 = Alice opens low. A Kick 30 is easily answered, but her strong cards stay in hand, and the Kick 60 is ready behind it. She draws a new card right away (F5.1).
example-fightdrome-2 = Simon raises: a Kick answers a Kick of equal or lower strength (F4.2). His Punches are no use here, not even the 80 (F4.1).
example-fightdrome-3 = Alice has an even stronger Kick and keeps up the pressure (F4.2). The Grapple 70 would have answered it, too (F4.3), but she saves it.
example-fightdrome-4 = Simon has no Kick left. The Kick Block 80 stops the attack (F4.5), and so he can keep his Neurochem Kick, for which he would not have drawn a card (F5.2). The fight is paused.
example-fightdrome-5 = Her attack was stopped, so Alice has to lead again (F4.12). Once more she parts with a low card, the Punch 20.
example-fightdrome-6 = Simon was hoping for a Punch: his Punch 80 answers this one (F4.1), and few cards answer an 80. The Neurochem Kick would not have worked: it answers only Kicks and Grapples (F4.9).
example-fightdrome-7 = No other card in Alice’s hand answers a Punch 80. The Neurochem Punch answers a Punch of any strength (F4.8), and a player who can play must play (F3.5). But after a Neurochem card nothing is drawn (F5.2): she is down to six cards.
example-fightdrome-8 = Only Neurochem cards answer Neurochem attacks. A Weave does not (F4.6), and the Neurochem Kick does not answer a Punch (F4.9): Simon is Staggered and discards a card, face down (F6.1). Both now hold six cards. Alice may lead, or Rest: draw a card and leave the Lead to Simon (F6.3, F7.1).
