import { isRecord } from '../api/is-record.ts';

/** Values in the shape of `like`, read from stored ones as far as they fit; null when none do. Lists are taken as they are. */
export function readLike<V extends object>(like: V, kept: unknown): V | null {
  if (!isRecord(kept)) return null;
  const read = Object.entries(like).map(([key, value]: [string, unknown]) => {
    const there = kept[key];
    if (isRecord(value)) return [key, readLike(value, there) ?? value];
    return [key, typeof there === typeof value && !Array.isArray(value) ? there : value];
  });
  return { ...like, ...Object.fromEntries(read) };
}
