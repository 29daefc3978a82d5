"""From which network somebody asks, on one machine and behind the cloud's edge."""

import pytest

from infra.web.client_network import client_network, network_of

WORD = "51af3dc0-da77-11e4-872e-1234567db123"
EDGE = "130.176.100.154"
ANN = "203.0.113.7"


@pytest.mark.parametrize(
    ("address", "of"),
    [
        (ANN, ANN),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", ANN),
        ("::1", "::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("203.0.113.7:443", ""),
        ("unknown", ""),
        ("", ""),
    ],
)
def test_a_household_is_one_network_however_many_addresses_it_has(address: str, of: str) -> None:
    assert network_of(address) == of


def test_on_one_machine_nobody_says_for_whom_they_ask() -> None:
    forged = {"x-forwarded-for": "198.51.100.1", "x-gavel-edge": ""}
    assert client_network(ANN, forged) == ANN


@pytest.mark.parametrize(
    ("passed_on", "of"),
    [
        (f"{ANN}, {EDGE}", ANN),
        (ANN, ANN),
        (f"198.51.100.1, {ANN}, {EDGE}", ANN),
        (f"198.51.100.1,{ANN}", ANN),
        (f"2001:db8:1:2:3:4:5:6, {EDGE}", "2001:db8:1:2::/64"),
        (f"198.51.100.1, {EDGE}, {EDGE}", EDGE),
        (EDGE, EDGE),
        (" , ", ""),
        (None, ""),
    ],
)
def test_the_edge_says_for_whom_it_asks(
    passed_on: str | None, of: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own word is the last, whether or not the gateway adds the edge after it."""
    monkeypatch.setenv("EDGE", WORD)
    said = {} if passed_on is None else {"x-forwarded-for": passed_on}
    assert client_network(EDGE, {"x-gavel-edge": WORD, **said}) == of


@pytest.mark.parametrize("word", ["", "x", WORD.upper(), "\xe9"])
def test_who_goes_around_the_edge_is_not_believed(
    word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EDGE", WORD)
    forged = {"x-gavel-edge": word, "x-forwarded-for": f"198.51.100.1, {ANN}"}
    assert client_network(ANN, forged) == ANN
