# What each term of Elements means, for somebody who never played: one or two plain sentences.

elements-term-limit = Limit
elements-term-limit-about = The cards of the display added up. To knock, your own sum must not be above it.
elements-term-sum = Own sum
elements-term-sum-about = The cards in your hand and in your front added up. When somebody knocks and nobody is above the limit, the higher sum wins.
elements-term-knock = Knock
elements-term-knock-about = You end the round, and both hands are shown. You win it if the other player is above the limit or below your sum; otherwise they win it.
elements-term-yield = Yield
elements-term-yield-about = You give the round up. The other player gets 1 token, instead of the 2 that a knock is worth.
elements-term-display = Display
elements-term-display-about = The open row of cards in the middle, for both of you. Only its last card can be taken.
elements-term-front = Front
elements-term-front-about = The cards that you have taken, open before you. They count for your sum until the round is over.
elements-term-play = Play
elements-term-play-about = A card goes from your hand to the display: your sum falls, and the limit rises by as much.
elements-term-take = Take
elements-term-take-about = The last card of the display goes to your front: your sum rises, and the limit falls by as much.
elements-term-discard = Discard
elements-term-discard-about = You throw a 6 out of your hand: your sum falls by 6, and the limit stays. No other card can be discarded.
elements-term-yin-yang = Yin/Yang
elements-term-yin-yang-about = The sixes. There are six of them, and two of every other number; only they can be discarded.
elements-term-token = Token
elements-term-token-about = What rounds are won for: 2 for a knock, 1 when somebody yields. Whoever has 6 first wins the game.
elements-term-aside = Aside
elements-term-aside-about = Four cards that are left over when a round is dealt. Nobody sees them.
