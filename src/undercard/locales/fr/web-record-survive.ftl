### Survive dans l’historique et le profil.

survive-trait-role = Figurine la plus active
    .rate = Taux de victoire par figurine la plus active
survive-trait-dungeon = Donjon
    .rate = Taux de victoire par donjon
survive-role-Runner = Coureuse
survive-role-Porter = Porteur
survive-role-Bruiser = Cogneur
survive-role-Scout = Éclaireuse
