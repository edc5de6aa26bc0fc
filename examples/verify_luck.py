"""Was the luck of a written game fair? Written from docs/luck.md alone, with nothing of Setu.

python verify_luck.py game.setu                # the promise, the shares, the key, the deal
python verify_luck.py game.setu draws.json     # and every number drawn: the answer of POST /api/records/check
"""

import hashlib
import hmac
import json
import sys
from pathlib import Path


def sha(*parts):
    return hashlib.sha256(b"".join(part if isinstance(part, bytes) else part.encode() for part in parts)).hexdigest()


def read_record(source):
    """Of both forms of a record what its luck needs; what chance gave stands by log entry."""
    if source.lstrip().startswith("{"):
        data = json.loads(source)
        chance = dict(enumerate([data["start_chance"], *(move["chance"] for move in data["moves"])]))
        return {"promise": None, "start": None, **data, "seats": len(data["names"]), "chance": chance}
    data, entry = {"key": None, "promise": None, "start": None, "seats": 0, "chance": {0: []}}, 0
    for line in source.splitlines():
        word, _, rest = line.partition(" ")
        if word in ("game", "rules", "commitment", "key", "promise", "start"):
            data[word] = json.loads(rest) if word in ("promise", "start") else rest
        elif word == "name":
            data["seats"] += 1
        elif word == "chance":
            data["chance"][entry].append(rest)
        elif word.isdigit():
            entry = int(word)
            data["chance"][entry] = []
    return data


def word_of(key, block):
    """The first word of a block of ChaCha8: four times down the columns and along the diagonals."""
    words = [int.from_bytes(key[at : at + 4], "little") for at in range(0, 32, 4)]
    x = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *words, block % 2**32, block >> 32, 0, 0]
    for slant in (0, 1) * 4:
        for a in range(4):
            b, c, d = 4 + (a + slant) % 4, 8 + (a + 2 * slant) % 4, 12 + (a + 3 * slant) % 4
            for into, by, to, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[into] = (x[into] + x[by]) % 2**32
                x[to] ^= x[into]
                x[to] = (x[to] << turn | x[to] >> 32 - turn) % 2**32
    return (x[0] + 0x61707865) % 2**32


def draw(key, block, below):
    """A fair number, and the block after it."""
    while (word := word_of(key, block)) >= 2**32 - 2**32 % below:
        block += 1
    return word % below, block + 1


def steps(record, answer=None):
    """Each step, and whether it is true; None where nothing was promised, or there is nothing to hold it against."""
    promise, key = record["promise"], bytes.fromhex(record["key"])
    if promise:
        table, shares, secret = promise["table"], promise["shares"], bytes.fromhex(promise["secret"])
        seals = promise.get("seals", [])
        made = hmac.digest(secret, ("setu key 1\n" + "\n".join(shares)).encode(), "sha256")
        given = [(seat, share) for seat, share in enumerate(shares) if seals and share]
        fits = all(sha(f"setu share 1\n{table}\n{seat}\n{share}") == seals[seat] for seat, share in given)
        late = sum(bool(seal) and not share for seal, share in zip(seals, shares, strict=False))
        alone = "" if any(shares) else ": by the server alone"
        yield "promise", sha(f"setu promise 1\n{table}\n{record['rules']}\n", secret) == promise["commitment"]
        yield f"seals of the shares{f': {late} left out' if late else ''}", fits if seals else None
        yield f"key of secret and shares{alone}", made == key and len(shares) == record["seats"]
    else:
        yield "promise", None
    yield "seal of the key", sha("setu key ", key) == record["commitment"]
    if record["game"] == "sangram" and not record["start"]:
        shown = numbers_of(record["chance"][0], {"opened": 0, "dealt": 1})
        yield "deal", bool(shown) and deal_of(key)[: len(shown)] == shown
    if answer:
        yield "every number drawn", all(redrawn(record, key, answer))


def numbers_of(lines, which):
    """Of what chance gave, one number of each line of some kinds."""
    words = [line.split() for line in lines]
    return [int(word[1 + which[word[0]]]) for word in words if word[0] in which]


def deal_of(key):
    """The 55 cards of Sangram in the order in which they are dealt."""
    cards, block = list(range(1, 56)), 0
    for last in range(54, 0, -1):
        other, block = draw(key, block, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards[::-1]


def redrawn(record, key, answer):
    """Every number again; they follow each other without a gap, and dice show what the record says."""
    at = record["start"]["drawn"] if record["start"] else 0
    for entry in answer["draws"]:
        for one in entry["draws"]:
            value, after = draw(key, at, one["below"])
            yield (one["block"], one["value"]) == (at, value)
            at = after
        pips = numbers_of(record["chance"][entry["entry"]], {"thrown": 1, "god": 1, "released": 1})
        yield not pips or pips == [one["value"] + 1 for one in entry["draws"] if one["below"] == 6]
    yield at == answer["blocks"]


if __name__ == "__main__":
    record, *answer = [Path(name).read_text(encoding="utf-8") for name in sys.argv[1:]]
    found = list(steps(read_record(record), *map(json.loads, answer)))
    for name, true in found:
        print({True: "true  ", False: "UNTRUE", None: "absent"}[true], name)
    sys.exit(any(true is False for _, true in found))
