import type { OutboxRecord } from './outbox-record.ts';

const textsOf = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : null;

/** The pending list; null when there is none. */
export const queuedList = (record: OutboxRecord | null): readonly string[] | null => textsOf(record?.input.value);

interface Known {
  /** As last answered. */
  kept: readonly string[];
  /** The newest change that the server does not show yet. */
  last: OutboxRecord | null;
}

/**
 * Adds or removes one list entry, with the list it is based on: what another device changes meanwhile then stays. Changes made here that
 * may not have arrived are repeated, which is harmless if the server has them.
 */
export function listChange(id: string, isIn: boolean, { kept, last }: Known): { value: string[]; before: string[] } {
  const now = queuedList(last) ?? kept;
  const others = now.filter((one) => one !== id);
  const base = (textsOf(last?.input.before) ?? kept).filter((one) => one !== id);
  // Existing entries stay in place.
  return isIn
    ? { value: now.includes(id) ? [...now] : [...others, id], before: base }
    : { value: others, before: [...base, id] };
}
