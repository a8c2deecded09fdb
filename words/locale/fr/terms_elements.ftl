# Ce que veut dire chaque terme de Elements, pour qui n'y a jamais joué.
# kept: elements-term-front elements-term-yin-yang

elements-term-limit = Limite
elements-term-limit-about = Les cartes de la rangée additionnées. Pour frapper, ta propre somme ne doit pas la dépasser.
elements-term-sum = Ta somme
elements-term-sum-about = Les cartes de ta main et de ton front additionnées. Quand quelqu'un frappe et que personne ne dépasse la limite, la somme la plus haute gagne.
elements-term-knock = Frapper
elements-term-knock-about = La manche s'arrête, et les deux mains sont montrées. Tu la gagnes si l'adversaire dépasse la limite ou reste sous ta somme ; sinon tu la perds.
elements-term-yield = Céder la manche
elements-term-yield-about = Tu abandonnes la manche. L'adversaire reçoit 1 jeton, au lieu des 2 que vaut une manche gagnée en frappant.
elements-term-display = Rangée
elements-term-display-about = Les cartes visibles au milieu, pour vous deux. Seule la dernière peut être prise.
elements-term-front = Front
elements-term-front-about = Les cartes que tu as prises, visibles devant toi. Elles comptent dans ta somme jusqu'à la fin de la manche.
elements-term-play = Jouer
elements-term-play-about = Une carte passe de ta main à la rangée : ta somme baisse, et la limite monte d'autant.
elements-term-take = Prendre
elements-term-take-about = La dernière carte de la rangée passe à ton front : ta somme monte, et la limite baisse d'autant.
elements-term-discard = Défausser
elements-term-discard-about = Tu jettes un 6 de ta main : ta somme baisse de 6, et la limite reste. Aucune autre carte ne se défausse.
elements-term-yin-yang = Yin/Yang
elements-term-yin-yang-about = Les six. Il y en a six, et deux de chaque autre nombre ; eux seuls se défaussent.
elements-term-token = Jeton
elements-term-token-about = Ce que rapporte une manche : 2 en frappant, 1 quand quelqu'un cède. Avec 6 jetons, on gagne la partie.
elements-term-aside = Écart
elements-term-aside-about = Quatre cartes qui restent quand on distribue une manche. Personne ne les voit.
