// SHA-256 (FIPS 180-4). Browsers offer it on secure pages only (https, or this very computer), but people also play in
// their own network, and their browsers must be able to add to the shuffle there.

const isPrime = (n) => {
  for (let d = 2; d * d <= n; d += 1) if (n % d === 0) return false;
  return true;
};
const primes = [];
for (let n = 2; primes.length < 64; n += 1) if (isPrime(n)) primes.push(n);
// The first 32 bits of the fractional part.
const fraction = (x) => ((x - Math.floor(x)) * 2 ** 32) | 0;
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (x, by) => (x >>> by) | (x << (32 - by));

/** The digest of some bytes, in hexadecimal. */
export function sha256(/** @type {Iterable<number>} */ data) {
  const message = [...data];
  const bits = message.length * 8;
  message.push(0x80);
  while (message.length % 64 !== 56) message.push(0);
  message.push(0, 0, 0, Math.floor(bits / 2 ** 32), (bits >>> 24) & 255, (bits >>> 16) & 255, (bits >>> 8) & 255, bits & 255);
  const state = [...START];
  for (let at = 0; at < message.length; at += 64) mix(state, message.slice(at, at + 64));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function mix(state, block) {
  const words = [];
  for (let i = 0; i < 64; i += 1) {
    if (i < 16) words.push((block[4 * i] << 24) | (block[4 * i + 1] << 16) | (block[4 * i + 2] << 8) | block[4 * i + 3]);
    else {
      const [near, far] = [words[i - 2], words[i - 15]];
      const s1 = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
      const s0 = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
      words.push((words[i - 16] + s0 + words[i - 7] + s1) | 0);
    }
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i] + words[i]) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] + word) | 0));
}
