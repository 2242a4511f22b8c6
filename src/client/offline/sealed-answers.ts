import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { within } from '../api/within.ts';
import { toBase64 } from '../device/base64.ts';
import { streamOf } from '../device/key-stream.ts';
import { isSealedBox, openBox, type SealedBox, sealBox } from '../device/sealing.ts';
import { isPersisted, type QueryStore } from './query-store.ts';

const PREFIX = 'answer-';
/** The first screen goes on without what cannot be opened in time. */
const PATIENCE_MS = 2000;

/** What an account's answers are sealed with, and the account as its key is named. */
export interface Seal {
  key: CryptoKey;
  named: string;
}

/** An answer under the name that it has on the device. */
type Kept = readonly [name: string, query: PersistedQuery];

interface Found {
  answers: Kept[];
  /** Names of boxes that the account's key does not open, and of answers that a newer one has taken the place of. */
  useless: string[];
}

export interface SealedAnswers {
  /** Seals an answer, and keeps it after all that was to be written before. Without a key nothing is written. */
  write: (query: PersistedQuery) => Promise<void>;
  /** All that can be read here. */
  readAll: () => Promise<Found>;
  /** Seals those of them that an app which did not seal has left, each in its place. */
  sealPlain: (answers: readonly Kept[]) => Promise<void>;
}

/** Where an app that did not seal has put it: the name says what was asked. */
const plainName = ({ queryHash }: PersistedQuery): string => PREFIX + queryHash;
const isPlain = ([name, query]: Kept): boolean => name === plainName(query);

/** No box is sealed under it: theirs are drawn. */
const NAMES_IV = new Uint8Array(12);
const SECRET_BYTES = 32;
const secrets = new WeakMap<CryptoKey, Promise<Uint8Array<ArrayBuffer>>>();

/** What the key alone tells. */
function secretOf(key: CryptoKey): Promise<Uint8Array<ArrayBuffer>> {
  const secret = secrets.get(key) ?? streamOf(key, NAMES_IV, SECRET_BYTES);
  secrets.set(key, secret);
  return secret;
}

/**
 * The same question has the same name under a key. It says which endpoint was asked and, without the key, nothing else: a digest of the
 * question alone would tell whoever tries names that was searched for until one fits.
 */
async function sealedName({ queryKey, queryHash }: PersistedQuery, key: CryptoKey): Promise<string> {
  const asked = new TextEncoder().encode(queryHash);
  const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from([...(await secretOf(key)), ...asked]));
  return `${PREFIX}${String(queryKey[1])}-${toBase64(new Uint8Array(digest, 0, 16))}`;
}

/** Of two answers to one question the newer one; of the same age the one that is sealed. */
function isNewer(one: Kept, other: Kept): boolean {
  const age = one[1].state.dataUpdatedAt - other[1].state.dataUpdatedAt;
  return age > 0 || (age === 0 && !isPlain(one));
}

/** Two pages of different versions may each have kept an answer to one question. */
function newestOfEach(kept: readonly Kept[]): Found {
  const newest = new Map<string, Kept>();
  const useless: string[] = [];
  for (const one of kept) {
    const { queryHash } = one[1];
    const other = newest.get(queryHash);
    const isLater = !other || isNewer(one, other);
    if (isLater) newest.set(queryHash, one);
    if (other) useless.push(isLater ? other[0] : one[0]);
  }
  return { answers: [...newest.values()], useless };
}

type SealHere = () => Promise<Seal | null>;

interface Sealed {
  name: string;
  box: SealedBox;
}

async function sealed(query: PersistedQuery, sealHere: SealHere): Promise<Sealed | null> {
  const seal = await sealHere();
  if (!seal) return null;
  // Side by side: a page that is hidden has little time left.
  const [name, box] = await Promise.all([sealedName(query, seal.key), sealBox(query, seal.key, seal.named)]);
  return { name, box };
}

async function readAll(store: QueryStore, sealHere: SealHere): Promise<Found> {
  const opened: Kept[] = [];
  const shut: string[] = [];
  const open = async (name: string, value: unknown, seal: Seal | null): Promise<void> => {
    const isBox = isSealedBox(value);
    // The key may come yet.
    if (isBox && !seal) return;
    const query = isBox && seal ? await openBox(value, seal.key, seal.named) : value;
    if (isPersisted(query)) opened.push([name, query]);
    else if (isBox) shut.push(name);
  };
  const openAll = async (): Promise<void> => {
    const [seal, found] = await Promise.all([sealHere().catch(() => null), store.readAll(PREFIX)]);
    await Promise.all(found.map(([name, value]) => open(name, value, seal)));
  };
  await within(openAll(), PATIENCE_MS);
  const { answers, useless } = newestOfEach(opened);
  return { answers, useless: [...useless, ...shut] };
}

/** An account's answers in its store, where they lie sealed. `sealHere`: with what; null while the account has no key here. */
export function sealedAnswers(store: QueryStore, sealHere: SealHere): SealedAnswers {
  /** A browser that refuses its cipher keeps nothing, and that is all there is to it. */
  const sealedOrNot = (query: PersistedQuery) => sealed(query, sealHere).catch(() => null);
  /** A short answer is sealed sooner than a long one: what came last must be written last. */
  let before: Promise<unknown> = Promise.resolve();
  return {
    readAll: () => readAll(store, sealHere),
    write: async (query) => {
      const mine = sealedOrNot(query);
      const ready = before.then(() => mine);
      before = ready;
      const found = await ready;
      if (found) await store.put(found.name, found.box, plainName(query));
    },
    sealPlain: async (answers) => {
      for (const [name, query] of answers.filter(isPlain)) {
        const found = await sealedOrNot(query);
        const isSame = (old: unknown) => isPersisted(old) && old.state.dataUpdatedAt === query.state.dataUpdatedAt;
        if (found) await store.move(name, found.name, found.box, isSame);
      }
    },
  };
}
