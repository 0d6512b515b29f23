"""Writes golden.json: draws computed by the standard library of Python alone, against which the
TypeScript is tested. `python3 golden.py > golden.json`"""

import hashlib
import hmac
import json

sha = lambda text: hashlib.sha256(text.encode()).hexdigest()
seed = bytes.fromhex("69090832bb60ca73617a663e656861ece0b2c63721394c1dc9d11118334ddc69")


def number_of(key, message):
    mac = hmac.new(key, message.encode(), hashlib.sha256).digest()
    for at in range(0, 32, 4):
        word = int.from_bytes(mac[at : at + 4], "big")
        if word < 4294960000:
            return mac.hex(), word % 10000
    raise ValueError


start = 1760000000000
terms = {
    "format": "khum-lottery-1",
    "activityId": "1010",
    "title": "จับรางวัล 10.10 🎁",
    "startAt": start,
    "endAt": start + 864000000,
    "revealAt": start + 900000000,
    "prizes": [
        {"prizeId": "11", "name": "Aira Hush 2", "kind": "GOODS", "numbers": 700, "stock": 2},
        {"prizeId": "12", "name": "คูปอง ฿500", "kind": "VOUCHER", "numbers": 1300, "stock": 3},
        {"prizeId": "13", "name": "ไม่ได้รางวัล", "kind": "NOTHING", "numbers": 8000, "stock": None},
    ],
    "chances": [{"reason": "DAILY_VISIT", "chances": 1, "mostADay": 1, "mostInAll": 30}],
    "beacon": None,
}
terms_hash = sha(json.dumps(terms, sort_keys=True, separators=(",", ":"), ensure_ascii=False))
commit = hashlib.sha256(seed + terms["activityId"].encode()).hexdigest()
genesis = sha(f"{commit}|{terms_hash}")

previous, left, version, draws = genesis, {"11": 2, "12": 3}, 1, []
for no in range(1, 61):
    user, user_no, asked = f"u_{no % 7}", (no + 6) // 7, start + no * 60000
    client = "สวัสดี|:" if no % 9 == 0 else f"{no:08x}"
    link = sha(f"{previous}|{no}|{user}|{user_no}|{asked}|0|{client}")
    mac, number = number_of(seed, f"1010:{user}:{no}:{previous}:0::{client}")
    prize = "11" if number < 700 else "12" if number < 2000 else None
    if prize and left[prize] == 0:
        prize = None
    draws.append(
        {
            "drawNo": no, "userHash": user, "userDrawNo": user_no, "clientSeed": client,
            "askedAt": asked, "round": 0, "link": link, "mac": mac, "number": number,
            "tableVersion": version, "prizeId": prize,
        }
    )
    if prize:
        left[prize] -= 1
        version += left[prize] == 0
    previous = link

record = {
    "terms": terms, "termsHash": terms_hash, "commit": commit, "genesis": genesis,
    "seed": seed.hex(), "timelock": None, "rounds": [], "draws": draws,
}
numbers = []
for at in range(200):
    key, message = hashlib.sha256(str(at).encode()).digest(), f"message {at} ค"
    mac, number = number_of(key, message)
    numbers.append({"seed": key.hex(), "message": message, "mac": mac, "number": number})
print(json.dumps({"record": record, "numbers": numbers}, ensure_ascii=False, indent=1))
