import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { within } from '../api/within.ts';
import { toBase64 } from '../device/base64.ts';
import { streamOf } from '../device/key-stream.ts';
import { isSealedBox, openBox, type SealedBox, sealBox } from '../device/sealing.ts';
import { isPersisted, type QueryStore } from './query-store.ts';

const PREFIX = 'answer-';
/** The first screen does not wait longer for answers to open. */
const PATIENCE_MS = 2000;

/** What an account's answers are sealed with, and the account that the key names. */
export interface Seal {
  key: CryptoKey;
  named: string;
}

/** An answer under its name on the device. */
type Kept = readonly [name: string, query: PersistedQuery];

interface Found {
  answers: Kept[];
  /** Names of boxes that the account's key does not open, and of answers replaced by newer ones. */
  useless: string[];
}

export interface SealedAnswers {
  /** Seals and stores an answer, after all earlier writes. Without a key nothing is written. */
  write: (query: PersistedQuery) => Promise<void>;
  /** All readable answers. */
  readAll: () => Promise<Found>;
  /** Seals, in place, answers stored in plain text by an earlier version. */
  sealPlain: (answers: readonly Kept[]) => Promise<void>;
}

/** Name given by an app that did not seal: it reveals the query. */
const plainName = ({ queryHash }: PersistedQuery): string => PREFIX + queryHash;
const isPlain = ([name, query]: Kept): boolean => name === plainName(query);

/** Not used for boxes: their IVs are random. */
const NAMES_IV = new Uint8Array(12);
const SECRET_BYTES = 32;
const secrets = new WeakMap<CryptoKey, Promise<Uint8Array<ArrayBuffer>>>();

/** Derived from the key. */
function secretOf(key: CryptoKey): Promise<Uint8Array<ArrayBuffer>> {
  const secret = secrets.get(key) ?? streamOf(key, NAMES_IV, SECRET_BYTES);
  secrets.set(key, secret);
  return secret;
}

/**
 * The same query has the same name under a key. It reveals the endpoint and, without the key, nothing else: a plain digest could be
 * reversed by guessing searched names.
 */
async function sealedName({ queryKey, queryHash }: PersistedQuery, key: CryptoKey): Promise<string> {
  const asked = new TextEncoder().encode(queryHash);
  const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from([...(await secretOf(key)), ...asked]));
  return `${PREFIX}${String(queryKey[1])}-${toBase64(new Uint8Array(digest, 0, 16))}`;
}

/** Of two answers to one query the newer one; of the same age the sealed one. */
function isNewer(one: Kept, other: Kept): boolean {
  const age = one[1].state.dataUpdatedAt - other[1].state.dataUpdatedAt;
  return age > 0 || (age === 0 && !isPlain(one));
}

/** Two pages of different versions may each have stored an answer to one query. */
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
  // In parallel: a page that is hidden has little time left.
  const [name, box] = await Promise.all([sealedName(query, seal.key), sealBox(query, seal.key, seal.named)]);
  return { name, box };
}

async function readAll(store: QueryStore, sealHere: SealHere): Promise<Found> {
  const opened: Kept[] = [];
  const shut: string[] = [];
  const open = async (name: string, value: unknown, seal: Seal | null): Promise<void> => {
    const isBox = isSealedBox(value);
    // The key may follow.
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

/** An account's sealed answers in its store. `sealHere` returns the seal; null while the account has no key here. */
export function sealedAnswers(store: QueryStore, sealHere: SealHere): SealedAnswers {
  /** A browser without the cipher stores nothing, which is not an error. */
  const sealedOrNot = (query: PersistedQuery) => sealed(query, sealHere).catch(() => null);
  /** A short answer is sealed faster than a long one, but the latest must be written last. */
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
