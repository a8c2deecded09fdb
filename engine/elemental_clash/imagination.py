from engine.elemental_clash.state import ClashState
def imagine(view, seat, seed, pool) -> ClashState:
    raise NotImplementedError
