import { beginsWithSlip, fold, hasHan } from './search-text.ts';

/** How well a document matches a query; lower is better. */
export const MATCH = { code: 0, exact: 1, reading: 2, initials: 3, prefix: 4, part: 5, typo: 6, none: 255 } as const;

/** All search keys of one document. */
export interface SearchKeys {
  /** Codes: matched whole, or by prefix. */
  readonly codes: readonly string[];
  /** Names in any script; Latin ones match by prefix of any of their words. */
  readonly names: readonly string[];
  /** Pronunciations (pinyin): matched like names, but ranked after matches by spelling (Bali before 巴黎). */
  readonly readings: readonly string[];
  /** Initials of pinyin or of several words, matched by prefix. */
  readonly initials: readonly string[];
}

/** Keys, each with the number of the document it belongs to. */
interface OwnedKeys {
  readonly keys: readonly string[];
  readonly owners: Uint16Array;
}

/** Keys in alphabetical order. */
interface SortedKeys extends OwnedKeys {
  /** First two letters of each key as one number, to skip most keys without reading them. */
  readonly heads: Uint32Array;
}

export interface KeyIndex {
  readonly documents: number;
  readonly codes: SortedKeys;
  /** Whole names without spaces. */
  readonly names: SortedKeys;
  readonly readings: SortedKeys;
  /** Later words of names. */
  readonly words: SortedKeys;
  readonly initials: SortedKeys;
  readonly han: OwnedKeys;
}

/** Shortest query token for which typos are tolerated. */
const SHORTEST_WITH_TYPO = 4;
const SHORTEST_CODE_PREFIX = 2;
/** Two letters are more often the initials of a Chinese city (`sh`) than the prefix of an English name; three are not. */
const INITIALS_LENGTH = 2;
const HEAD_SHIFT = 16;
const HEAD_MASK = 0xffff;

function headOf(text: string): number {
  return text.charCodeAt(0) * 2 ** HEAD_SHIFT + (text.charCodeAt(1) || 0);
}

/** Keys being collected, in document order. */
class KeyList {
  readonly #keys: string[] = [];
  readonly #owners: number[] = [];

  add(key: string, owner: number): void {
    if (!key) return;
    this.#keys.push(key);
    this.#owners.push(owner);
  }

  gathered(): OwnedKeys {
    return { keys: this.#keys, owners: Uint16Array.from(this.#owners) };
  }

  sorted(): SortedKeys {
    const gathered = this.#keys;
    const order = Uint32Array.from(gathered.keys()).sort((a, b) => compare(gathered[a] ?? '', gathered[b] ?? ''));
    const keys = Array.from(order, (at) => gathered[at] ?? '');
    const owners = Uint16Array.from(order, (at) => this.#owners[at] ?? 0);
    return { keys, owners, heads: Uint32Array.from(keys, headOf) };
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Builds the index of up to 65,535 documents, numbered by their places in the list. */
export function buildKeyIndex(documents: readonly SearchKeys[]): KeyIndex {
  const codes = new KeyList();
  const names = new KeyList();
  const readings = new KeyList();
  const words = new KeyList();
  const initials = new KeyList();
  const han = new KeyList();
  const addName = (name: string, owner: number): void => {
    const [first = '', ...later] = name.split(' ');
    const joined = later.length > 0 ? name.replaceAll(' ', '') : first;
    if (hasHan(joined)) return han.add(joined, owner);
    names.add(joined, owner);
    for (const word of later) words.add(word, owner);
  };
  for (const [owner, document] of documents.entries()) {
    for (const code of document.codes) codes.add(code.toLowerCase(), owner);
    for (const text of document.initials) initials.add(text, owner);
    for (const text of document.readings) readings.add(fold(text).replaceAll(' ', ''), owner);
    for (const name of new Set(document.names)) addName(fold(name), owner);
  }
  return {
    documents: documents.length,
    codes: codes.sorted(),
    names: names.sorted(),
    readings: readings.sorted(),
    words: words.sorted(),
    initials: initials.sorted(),
    han: han.gathered(),
  };
}

function improve(scores: Uint8Array, owner: number | undefined, match: number): void {
  if (owner !== undefined && match < (scores[owner] ?? 0)) scores[owner] = match;
}

function firstAtLeast(keys: readonly string[], text: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Scores the keys with this prefix; exact ones may score better. */
function scorePrefix(
  { keys, owners }: SortedKeys,
  token: string,
  scores: Uint8Array,
  equal: number,
  begun: number,
): void {
  for (let at = firstAtLeast(keys, token); keys[at]?.startsWith(token); at += 1) {
    improve(scores, owners[at], keys[at] === token ? equal : begun);
  }
}

function scoreHan({ keys, owners }: OwnedKeys, token: string, scores: Uint8Array): void {
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? '';
    const found = key.indexOf(token);
    if (found < 0) continue;
    const begun = key.length === token.length ? MATCH.exact : MATCH.prefix;
    improve(scores, owners[at], found === 0 ? begun : MATCH.part);
  }
}

/** Scores every document against one query token, without typos. */
export function scoreToken(index: KeyIndex, token: string): Uint8Array {
  const scores = new Uint8Array(index.documents).fill(MATCH.none);
  if (hasHan(token)) {
    scoreHan(index.han, token, scores);
    return scores;
  }
  const codeBegun = token.length >= SHORTEST_CODE_PREFIX ? MATCH.part : MATCH.none;
  scorePrefix(index.codes, token, scores, MATCH.code, codeBegun);
  scorePrefix(index.names, token, scores, MATCH.exact, MATCH.prefix);
  scorePrefix(index.readings, token, scores, MATCH.reading, MATCH.prefix);
  scorePrefix(
    index.initials,
    token,
    scores,
    token.length === INITIALS_LENGTH ? MATCH.initials : MATCH.prefix,
    MATCH.prefix,
  );
  scorePrefix(index.words, token, scores, MATCH.part, MATCH.part);
  return scores;
}

function scoreSlips({ keys, owners, heads }: SortedKeys, token: string, scores: Uint8Array): void {
  const first = token.charCodeAt(0);
  const second = token.charCodeAt(1);
  for (let at = 0; at < heads.length; at += 1) {
    const head = heads[at] ?? 0;
    const one = head >>> HEAD_SHIFT;
    const two = head & HEAD_MASK;
    if (one !== first && two !== second && one !== second && two !== first) continue;
    if (beginsWithSlip(keys[at] ?? '', token)) improve(scores, owners[at], MATCH.typo);
  }
}

/** Adds the documents whose names begin with the token but for one typo; none for short and Chinese tokens. */
export function withTypos(index: KeyIndex, token: string, strict: Uint8Array): Uint8Array {
  if (token.length < SHORTEST_WITH_TYPO || hasHan(token)) return strict;
  const scores = Uint8Array.from(strict);
  scoreSlips(index.names, token, scores);
  scoreSlips(index.readings, token, scores);
  scoreSlips(index.words, token, scores);
  return scores;
}
