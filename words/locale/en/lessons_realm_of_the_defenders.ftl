# The lessons of Realm of the Defenders: the turn, and the battle.

lesson-realm-part = the turn
lesson-realm-deploy = Take all of Ada's Fortresses to win. ♠ are your Defenders, ♦ pay for them. Deploy 9♠!
lesson-realm-deploy-done = A new Defender fights from your next turn on.
lesson-realm-deploy-other = That is possible, too. Here, deploy your Defender first: without one you can't attack.
lesson-realm-place = ♣ become Power, to attack with, ♥ become Courage. Placing ends your turn, with two cards at most. Place both!
lesson-realm-place-done = Ada had her turn, and it is yours again.
lesson-realm-place-one = That works, but two cards fit: choose both in the menu.
lesson-realm-place-other = That ends your turn, and nothing is placed. You will need Power and Courage.
lesson-realm-attack = 9♠ is ready. A Power card that reaches a Defender's toughness defeats him. Attack!
lesson-realm-attack-done = Reached! For a Defender Ada pays his toughness in Courage, as far as she has any.
lesson-realm-attack-place = Placing ends your turn without a battle. You can place or fight, not both.
lesson-realm-attack-other = That is possible, too, but your Defender is ready: attack.
lesson-realm-fortress = Now Ada has no Courage left. Defeat her other Defender and see who pays!
lesson-realm-fortress-done = A Fortress. Without Courage each loss costs one.
lesson-realm-fortress-other = That ends your turn, though you could have fought once more.
lesson-realm-turn = Your own turn: Ada has one Fortress and no Courage. Compare Power and toughness, and win!
lesson-realm-turn-done = Her last Fortress falls: you win!
lesson-realm-turn-low = That Power doesn't reach the toughness: nothing happens, and the card is gone.
lesson-realm-turn-late = Then Ada attacks. You have no Courage, and your last Fortress falls.
