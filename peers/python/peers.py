"""Measures the rolls and odds of benches/peers.rs with engines written in Python. Run with `cargo xtask peers`.

Before measuring, each engine must prove that it computes the same thing: rolls stay within their bounds, and odds have
the expected value. Since engines may cache results, odds are also measured with cleared caches.
"""

import sys
import timeit
from fractions import Fraction

import d20
import icepool
from dyce import H, P

FUDGE = (-1, 0, 1)
# The highest result of each roll and its probability.
QUESTIONS = {
    "4dF+3": (7, Fraction(1, 3**4)),
    "2d6+4": (16, Fraction(1, 6**2)),
    "1d20+3": (23, Fraction(1, 20)),
    "4dF-4dF": (8, Fraction(1, 3**8)),
    # 18 with at least three sixes among ten dice.
    "10d6kh3": (18, 1 - Fraction(5**10 + 10 * 5**9 + 45 * 5**8, 6**10)),
    "100d6": (600, Fraction(1, 6**100)),
}


def of_dyce(make):
    """The probabilities of a histogram by outcome."""
    found = make()
    return {outcome: Fraction(count, found.total) for outcome, count in found.items()}


def of_icepool(make):
    """The probabilities of a die by outcome."""
    found = make()
    return {outcome: Fraction(found.quantity(outcome), found.denominator()) for outcome in found.outcomes()}


ODDS = {
    "dyce": (
        of_dyce,
        {
            "4dF+3": lambda: 4 @ H(FUDGE) + 3,
            "2d6+4": lambda: 2 @ H(6) + 4,
            "1d20+3": lambda: H(20) + 3,
            "4dF-4dF": lambda: 4 @ H(FUDGE) - 4 @ H(FUDGE),
            "10d6kh3": lambda: H.from_counts(
                (sum(roll), count) for roll, count in (10 @ P(6)).rolls_with_counts(slice(-3, None))
            ),
            "100d6": lambda: 100 @ H(6),
        },
    ),
    "icepool": (
        of_icepool,
        {
            "4dF+3": lambda: 4 @ icepool.Die(FUDGE) + 3,
            "2d6+4": lambda: 2 @ icepool.d(6) + 4,
            "1d20+3": lambda: icepool.d(20) + 3,
            "4dF-4dF": lambda: 4 @ icepool.Die(FUDGE) - 4 @ icepool.Die(FUDGE),
            "10d6kh3": lambda: icepool.d(6).highest(10, 3),
            "100d6": lambda: 100 @ icepool.d(6),
        },
    ),
}

# The only engine with a text notation; it has no Fudge dice and no odds.
ROLLS = {"2d6+4": (6, 16), "1d20+3": (4, 23)}


def forget():
    """Clears the caches of the modules' functions."""
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] in ("dyce", "icepool"):
            for it in vars(module).values():
                for each in (it, *(vars(it).values() if isinstance(it, type) else ())):
                    clear = getattr(getattr(each, "__func__", each), "cache_clear", None)
                    if callable(clear):
                        clear()


def read_and_roll(text):
    """Parses and rolls an expression."""
    roller = d20.Roller()
    return roller.roll(text).total


def report(name, work, first=None):
    """Prints the shortest time of a call; with `first`, also that of a call with cleared caches."""
    calls = 1
    while timeit.timeit(work, number=calls) < 0.02:
        calls *= 2
    again = min(timeit.timeit(work, number=calls) / calls for _ in range(10))
    line = f"{name:<28} {again * 1e6:12.2f} µs"
    if first:
        times = []
        for _ in range(10):
            first()
            times.append(timeit.timeit(work, number=1))
        line += f", asked for the first time {min(times) * 1e6:12.2f} µs"
    print(line, flush=True)


def main():
    for text, (least, most) in ROLLS.items():
        assert all(least <= read_and_roll(text) <= most for _ in range(100)), text
        report(f"read and roll/d20/{text}", lambda: read_and_roll(text))
    for text, (most, chance) in QUESTIONS.items():
        for engine, (chances, questions) in ODDS.items():
            found = chances(questions[text])
            assert max(found) == most and found[most] == chance and sum(found.values()) == 1, (engine, text)
            report(f"odds/{engine}/{text}", questions[text], forget)


main()
