# Elemental: lo que dice el motor por sí mismo.
# kept: elemental-title

## Nombres

elemental-title = Elemental
elemental-element-earth = Tierra
elemental-element-fire = Fuego
elemental-element-ice = Hielo
elemental-element-wind = Viento
elemental-element-water = Agua
elemental-element-light = Luz
elemental-element-dark = Sombra

## Por qué se rechaza una acción

elemental-refusal-over = La partida terminó.
elemental-refusal-cell = Esa casilla no existe: se llaman por columna y fila, como e4.
elemental-refusal-element = Ese elemental no existe.
elemental-refusal-set-up = Tus elementales ya están colocados; falta tu rival.
elemental-refusal-next-number = Los números van en orden: ahora, el número { $number }.
elemental-refusal-given = Ya no te queda { $element } para colocar.
elemental-refusal-assign = Primero pon un elemental bajo cada uno de tus números.
elemental-refusal-no-landing = No tienes nada que elegir: es tu rival quien elige dónde aterriza la pieza.
elemental-refusal-landing = Tu { $number } no puede aterrizar en { $cell }. Puede en: { $cells }.
elemental-refusal-land = Elige primero dónde aterriza tu { $number }: { $cells }.
elemental-refusal-ordered = Tu orden ya está dada y no se puede cambiar.
elemental-refusal-nothing-flies = No hay ninguna pieza en el aire: nada tiene que aterrizar.
elemental-refusal-orders = La colocación terminó: ahora cada bando da una orden a una pieza.
elemental-refusal-removed = Tu { $number } está fuera: solo se puede invocar.
elemental-refusal-own = En { $cell } hay una pieza tuya.
elemental-refusal-well = Solo se teletransporta una pieza que está en un pozo de energía, y tu { $number } no está en ninguno.
elemental-refusal-move = Mover es dar un paso, y { $cell } no está al lado de { $start }.
elemental-refusal-dash = Correr es dar dos pasos, y { $cell } no está a dos de { $start }.
elemental-refusal-dash-way = En el camino a { $cell } hay piezas tuyas.
elemental-refusal-dash-price = Una carrera cuesta un cristal, y no tienes; tu { $number } ya gastó la gratis.
elemental-refusal-heal-cell = Se cura en tu círculo de invocación, { $circle }, no en { $cell }.
elemental-refusal-heal-full = Tu { $number } tiene toda la energía: no hay nada que curar.
elemental-refusal-heal-price = Con la cura esta orden cuesta { $price }, y { $crystals ->
    [0] no tienes ninguno
    [one] tienes 1 cristal
   *[other] tienes { $crystals } cristales
}.
elemental-refusal-substitute-king = Tu rey no se puede sustituir.
elemental-refusal-substitute-cell = Solo se puede sustituir una pieza que está en tu círculo de invocación, { $circle }.
elemental-refusal-substitute-with = Tu { $number } no está fuera: solo un elemental que está fuera puede ocupar el lugar de otro.
elemental-refusal-substitute-price = Sustituir cuesta un cristal, y no tienes.
elemental-refusal-summon-there = Tu { $number } está en el tablero: solo se invoca una pieza que está fuera.
elemental-refusal-summon-circle = En tu círculo de invocación, { $circle }, hay una pieza tuya.
elemental-refusal-summon-price = Invocar cuesta 2 cristales, y { $crystals ->
    [0] no tienes ninguno
    [one] tienes 1
   *[other] tienes { $crystals }
}.
