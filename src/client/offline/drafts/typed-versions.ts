import { isRecord } from '../../api/is-record.ts';
import type { KeyValue } from './key-value.ts';

/** Begins what a version is called that lies beside the one of a place: somebody typed it there without knowing of the other. */
export const BESIDE = '~';

/** Whether a place is that one, or of a version beside it. */
export function isVersionOf(place: string, at: string): boolean {
  return at === place || at.startsWith(place + BESIDE);
}

/** A text as it lies on the device. */
interface Kept {
  text: string;
  /** ISO 8601 in UTC. */
  savedAt: string;
}

export function isKept(value: unknown): value is Kept {
  return isRecord(value) && typeof value.text === 'string' && typeof value.savedAt === 'string';
}

interface Write extends Kept {
  /** What the writer knows to lie there; empty for nothing. */
  seen: string;
  newId: () => string;
}

/**
 * Writes a text at its key, and puts what the writer has not seen there beside it instead of over it. An empty text takes away
 * what the writer has seen, and no more.
 */
export async function writeVersion(store: KeyValue, key: string, { text, savedAt, seen, newId }: Write): Promise<void> {
  if (text === '') return removeVersion(store, key, seen);
  const there = await store.get(key);
  const beside = await versionsBeside(store, key);
  // Who types on has all of it. What a page wrote that went before it was done lies beside already.
  const isNews = isKept(there) && there.text !== seen && !text.startsWith(there.text);
  if (isNews && !beside.some((one) => one.text === there.text)) await store.set(`${key}${BESIDE}${newId()}`, there);
  await store.set(key, { text, savedAt });
  // The writer's own text, which another one put there, is what is gone on with.
  for (const one of beside) if (one.text === text || (isNews && one.text === seen)) await store.del(one.name);
}

async function versionsBeside(store: KeyValue, key: string): Promise<{ name: string; text: string }[]> {
  const all = await store.entries();
  return all.flatMap(([name, value]) =>
    name.startsWith(key + BESIDE) && isKept(value) ? [{ name, text: value.text }] : [],
  );
}

async function removeVersion(store: KeyValue, key: string, seen: string): Promise<void> {
  for (const [name, value] of await store.entries()) {
    if (!isVersionOf(key, name)) continue;
    if (!isKept(value) || value.text === seen) await store.del(name);
  }
}

/** Puts a text that comes out of its box where it was, or beside what was typed there meanwhile. */
export async function returnVersion(store: KeyValue, key: string, value: unknown, newId: () => string): Promise<void> {
  const there = await store.get(key);
  if (isKept(there) && isKept(value) && there.text === value.text) return;
  await store.set(there === undefined ? key : `${key}${BESIDE}${newId()}`, value);
}
