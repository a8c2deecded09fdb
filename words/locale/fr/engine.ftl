# Le moteur, quel que soit le jeu.

refusal-over = La partie est finie.
refusal-not-your-turn = C'est à l'adversaire de jouer.
refusal-seat = Cette place n'existe pas : les places de cette table vont de 0 à { $last }.
refusal-no-action = Ce n'est pas une action.
refusal-unfit = Ce n'est pas une action : { $problem }.
refusal-unfit-for = Ce n'est pas une action valable à { $game } : { $problem }.
bad-options-players = { $game } se joue à { $least } au moins et à { $most } au plus.
bad-options-players-exactly = { $game } se joue à { $least }.
bad-options-unnamed = À { $game }, les options sont des noms avec des valeurs.
bad-options-unfit = Ces options sont inutilisables : { $problem }.
