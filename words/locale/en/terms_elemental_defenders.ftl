# What each term of Elemental Defenders means, for somebody who never played: one or two plain sentences.

elemental-defenders-term-element = Element
elemental-defenders-term-element-about = Earth, Fire, Air or Water. Whoever holds a card of the attack's Element has to answer with one.
elemental-defenders-term-level = Level
elemental-defenders-term-level-about = How many stars a card has, from the Mystic with five to the Neonate with one. Whoever lacks the Element answers with the same Level.
elemental-defenders-term-virtue = Virtue
elemental-defenders-term-virtue-about = The number on gold on a card: 11 for 5★, 10 for 4★, 4 for 3★, 3 for 2★, 7 for 1★. A card that wins the round scores Virtue × move.
elemental-defenders-term-attack = Attack
elemental-defenders-term-attack-about = You play any card of your hand. If nothing in the other hand answers it, you win the round.
elemental-defenders-term-answer = Answer
elemental-defenders-term-answer-about = The card that meets an attack: one of its Element, or, for whoever has none, one of its Level. A lock marks the only one, which is played for you.
elemental-defenders-term-stronger = Stronger card
elemental-defenders-term-stronger-about = It has a tick: of one Element the card with more stars; of one Level the one that comes first in Earth, Fire, Air, Water. Whoever played it attacks next.
elemental-defenders-term-move = Move
elemental-defenders-term-move-about = An attack and its answer. The later the move that wins the round, the more points it brings.
elemental-defenders-term-round = Round
elemental-defenders-term-round-about = It goes on until nothing answers an attack, or all cards are played. There are two; in the second you hold the other player's cards.
elemental-defenders-term-mystic = Mystic
elemental-defenders-term-mystic-about = The highest Level, with five stars and a Virtue of 11.
elemental-defenders-term-challenge = Challenge
elemental-defenders-term-challenge-about = An attack with a Mystic that has to be answered with a Mystic. Only whoever has none answers with its Element. (Advanced game)
elemental-defenders-term-mediator = Mediator
elemental-defenders-term-mediator-about = A card that is laid aside before the first attack. If its owner wins the round, they score as if they had won one move later. (Advanced game)
elemental-defenders-term-righteous = Righteous Victory
elemental-defenders-term-righteous-about = Whoever has laid a Mediator aside uses the ninth card once more in the tenth move. An attack with it that wins scores double. (Advanced game)
