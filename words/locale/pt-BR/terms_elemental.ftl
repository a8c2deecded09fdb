# O que cada termo de Elemental quer dizer, para quem nunca jogou.
# kept: elemental-term-elemental

elemental-term-elemental = Elemental
elemental-term-elemental-about = Uma peça com um elemento: terra, fogo, gelo, vento ou água. Cada lado tem um de cada, escondido sob um número.
elemental-term-king = Rei
elemental-term-king-about = Luz ou Sombra, também escondido sob um número. Um lado perde quando o rei dele é derrotado ou quando não lhe resta nenhuma outra peça no tabuleiro.
elemental-term-order = Ordem
elemental-term-order-about = O que você manda uma das suas peças fazer. Os dois lados escolhem em segredo, depois as duas ordens são cumpridas ao mesmo tempo.
elemental-term-move = Mover
elemental-term-move-about = Um passo para uma casa vizinha. Não custa nada.
elemental-term-dash = Corrida
elemental-term-dash-about = Dois passos de uma vez. Custa um cristal, mas é grátis para uma peça descansada.
elemental-term-fresh = Descansada
elemental-term-fresh-about = Uma peça que não se moveu, não correu nem se teletransportou desde que chegou ao tabuleiro. A primeira corrida dela é grátis.
elemental-term-energy = Energia
elemental-term-energy-about = Cada peça tem duas metades. Uma luta perdida custa uma delas, e sem energia a peça sai do tabuleiro.
elemental-term-chart = Quem vence quem
elemental-term-chart-about = Cada elemento vence os dois seguintes nesta ordem: terra, fogo, gelo, vento, água e terra de novo.
elemental-term-fountain = Fonte
elemental-term-fountain-about = Sete casas de um elemento. Ali esse elemento golpeia com o dobro da força, e um rei luta como se o tivesse.
elemental-term-well = Poço de energia
elemental-term-well-about = São dois, c4 e g4. Neles aparecem cristais, e uma peça pode se teletransportar de um para o outro.
elemental-term-crystal = Cristal
elemental-term-crystal-about = É com ele que você paga. Uma peça derrotada deixa um em um poço; quem vai até lá fica com ele.
elemental-term-circle = Círculo de invocação
elemental-term-circle-about = Uma casa para cada lado, e2 e e8. Na sua você invoca, cura e substitui.
elemental-term-summon = Invocar
elemental-term-summon-about = Uma peça que você perdeu volta no seu círculo, com a energia cheia. Custa 2 cristais.
elemental-term-heal = Curar
elemental-term-heal-about = Uma peça que vai para o seu círculo recupera a metade perdida da energia. Custa 1 cristal a mais.
elemental-term-substitute = Substituir
elemental-term-substitute-about = A peça no seu círculo troca em segredo com uma que você perdeu. Custa 1 cristal.
elemental-term-teleport = Teletransportar
elemental-term-teleport-about = Uma peça em um poço de energia vai para o outro. Não custa nada, e quem está lá troca de lugar com ela.
elemental-term-ordinary = Luta comum
elemental-term-ordinary-about = Inimigos lado a lado lutam, depois dos que dividem uma casa. A peça que perde é arremessada uma casa.
elemental-term-priority = Disputa pela casa
elemental-term-priority-about = Inimigos na mesma casa lutam primeiro. A peça que perde é arremessada duas casas; se ninguém vence, volta a que chegou.
elemental-term-thrown = Arremessada
elemental-term-thrown-about = A peça que perde uma luta voa para outra casa, para longe de quem venceu. Ao lado de outro inimigo, ela luta de novo.
elemental-term-push = Empurrar
elemental-term-push-about = Um rei fora das fontes não tem elemento: não pode ser ferido, só empurrado para outra casa.
elemental-term-signs = Sinais dos botões
elemental-term-signs-about = ⚔ é uma luta, se a peça inimiga ficar: 💥 a acerta, 💀 a derrota, ❌ acerta a sua, = não faz nada, 👉 e 👈 empurram um rei, ❔ ainda está oculta.
