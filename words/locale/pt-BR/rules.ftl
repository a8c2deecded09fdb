# As regras no chat; as páginas estão em rules/.
# kept: rules-before rules-after

rules-before = ◀
rules-after = ▶
rules-part = { $title } ({ $part } de { $of })
rules-contents = Índice
rules-more-contents = Continuação do índice
rules-terms = O que é…?
