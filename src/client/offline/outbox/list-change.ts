import type { OutboxRecord } from './outbox-record.ts';

const textsOf = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : null;

/** The list that waits to be sent; null when none does. */
export const queuedList = (record: OutboxRecord | null): readonly string[] | null => textsOf(record?.input.value);

interface Known {
  /** As the server last said. */
  kept: readonly string[];
  /** The newest change that the server does not show yet. */
  last: OutboxRecord | null;
}

/**
 * One more entry in a list, or one less, and the list that this goes by: what another device changes meanwhile then stays. What was
 * changed here and may not have arrived is said once more, for it makes no difference whether the server has it.
 */
export function listChange(id: string, isIn: boolean, { kept, last }: Known): { value: string[]; before: string[] } {
  const now = queuedList(last) ?? kept;
  const others = now.filter((one) => one !== id);
  const base = (textsOf(last?.input.before) ?? kept).filter((one) => one !== id);
  // What is in it stays where it is.
  return isIn
    ? { value: now.includes(id) ? [...now] : [...others, id], before: base }
    : { value: others, before: [...base, id] };
}
