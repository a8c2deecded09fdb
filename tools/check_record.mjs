// Checks what can be checked in a record of Elementarium without its rules: the secret that was committed to, the seed made
// of it and of the joins, and every draw and shuffle. Usage: node tools/check_record.mjs FILE. See docs/fair-shuffles.md.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const sha256 = (text) => createHash("sha256").update(text, "ascii").digest();
const record = JSON.parse(readFileSync(process.argv[2], "utf8"));
let wrong = 0;

function tell(good, what) {
  console.log(`${good ? "ok   " : "WRONG"} ${what}`);
  if (!good) wrong += 1;
}

function* words(event) {
  for (let block = 0; ; block++) {
    const bytes = sha256(`${record.seed}/${event}/${block}`);
    for (let at = 0; at < 32; at += 4) yield bytes.readUInt32BE(at);
  }
}

function below(n, source) {
  for (;;) {
    const word = source.next().value;
    if (word < 2 ** 32 - (2 ** 32 % n)) return word % n;
  }
}

function shuffled(n, source) {
  const order = Array.from({ length: n }, (_, place) => place);
  for (let i = n - 1; i > 0; i--) {
    const j = below(i + 1, source);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

tell(sha256(record.secret).toString("hex") === record.commitment, `The secret fits the commitment; did the lobby show ${record.commitment.slice(0, 20)}?`);
const seed = [record.secret, ...record.seats.map((seat) => seat.join)].join("/");
tell(seed === record.seed, "The seed is made of the secret and the joins.");

const streams = new Map();  // a random event may be asked several times
for (const { event, below: n, shuffled: length, gave } of record.chance ?? []) {
  if (!streams.has(event)) streams.set(event, words(event));
  const source = streams.get(event);
  const found = n === undefined ? shuffled(length, source) : below(n, source);
  tell(JSON.stringify(found) === JSON.stringify(gave), `Event ${event}: ${n === undefined ? `a shuffle of ${length}` : `below ${n}`}`);
}
console.log(wrong ? `${wrong} things are wrong.` : "Everything that this script can check is right.");
process.exit(wrong ? 1 : 0);
