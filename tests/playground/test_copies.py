"""Copies of what the playground is sent: nothing that is done to one shows in the other."""

from collections import OrderedDict

from playground.json_copies import copy_json


def test_a_copy_is_alike_and_shares_nothing() -> None:
    inner = {"values": [1, 2.5, None, True, "x"]}
    sent = {"rows": [inner, inner], "empty": {}}
    copy = copy_json(sent)
    assert copy == sent
    copy["rows"][0]["values"].append("more")
    copy["rows"].append("another")
    copy["empty"]["more"] = 1
    assert sent == {"rows": [{"values": [1, 2.5, None, True, "x"]}] * 2, "empty": {}}


def test_what_is_no_json_is_copied_too() -> None:
    sent = {"order": OrderedDict(a=[1])}
    copy = copy_json(sent)
    copy["order"]["a"].append(2)
    assert type(copy["order"]) is OrderedDict
    assert sent == {"order": OrderedDict(a=[1])}
