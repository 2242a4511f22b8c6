import type { OutboxRecord } from '../../offline/outbox/outbox-record.ts';

const textsOf = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : null;

/** The list that waits to be sent. */
export const queuedList = (record: OutboxRecord | undefined): readonly string[] | null => textsOf(record?.input.value);

interface Known {
  /** As the server last said. */
  kept: readonly string[];
  /** The newest change that the server does not show yet. */
  last: OutboxRecord | undefined;
  /** Whether another change takes that one's place: it was never sent. */
  isReplaced: boolean;
}

/**
 * Another traveller in the list, or one out of it, and the list that this goes by: what another device changes meanwhile then stays.
 * What takes the place of a change goes by what that one went by.
 */
export function frequentChange(id: string, isFrequent: boolean, { kept, last, isReplaced }: Known) {
  const now = queuedList(last) ?? kept;
  const others = now.filter((one) => one !== id);
  const before = isReplaced ? (textsOf(last?.input.before) ?? kept) : now;
  return { value: isFrequent ? [...others, id] : others, before: [...before] };
}
