/**
 * Deterministic randomness: every choice is a hash of the seed and of what is decided, so the same question has the same answer in every
 * process and in any order.
 */
export class Chance {
  readonly #seed: number;

  constructor(seed: string) {
    this.#seed = text(0x811c9dc5, seed);
  }

  /** A whole number from 0 to 2³² − 1. */
  hash(...parts: readonly (string | number)[]): number {
    let h = this.#seed;
    for (const part of parts) h = typeof part === 'number' ? number(h, part) : text(h, part);
    return finish(h);
  }

  /** A number in [0, 1). */
  unit(...parts: readonly (string | number)[]): number {
    return this.hash(...parts) / 0x1_0000_0000;
  }

  /** A whole number in [from, to], both ends included. */
  between(from: number, to: number, ...parts: readonly (string | number)[]): number {
    return from + Math.floor(this.unit(...parts) * (to - from + 1));
  }

  pick<T>(choices: readonly [T, ...T[]], ...parts: readonly (string | number)[]): T {
    return choices[this.hash(...parts) % choices.length] ?? choices[0];
  }
}

/** FNV-1a over the characters, with a separator after each text so that ('ab', 'c') and ('a', 'bc') differ. */
function text(from: number, value: string): number {
  let h = from;
  for (let i = 0; i < value.length; i++) h = Math.imul(h ^ value.charCodeAt(i), 0x01000193);
  return Math.imul(h ^ 0x1f, 0x01000193);
}

function number(from: number, value: number): number {
  return Math.imul(from ^ (value | 0), 0x9e3779b1) ^ (from >>> 15);
}

/** The finaliser of MurmurHash3: spreads every input bit over all output bits. */
function finish(from: number): number {
  let h = from;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
