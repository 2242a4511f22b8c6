import { createHmac, timingSafeEqual } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;
const DIGITS = 6;
/** Tolerated steps of clock drift or slow typing. */
const DRIFT = 1;

/** Base32 without padding (RFC 4648), as authenticator apps take secrets. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The six digits of a time step (RFC 4226 with the counter of RFC 6238, SHA-1 as all apps use). */
export function totpOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The time step of a moment. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS);
}

/** The time step whose code this is, among the current one and its neighbours; null if none matches. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const current = stepAt(now);
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, i) => current - DRIFT + i);
  const given = Buffer.from(code);
  // The latest first: it leaves the fewest codes usable.
  const found = steps.reverse().find((step) => {
    const expected = Buffer.from(totpOf(secret, step));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return found ?? null;
}
