import { useMemo } from 'react';
import { useStore } from '../../api/store.ts';
import { type OutboxView, outboxView } from './outbox-here.ts';
import type { OutboxKind } from './outbox-kind.ts';
import type { OutboxRecord } from './outbox-record.ts';

/** The account's current outbox, followed across all tabs. */
export function useOutbox(): OutboxView {
  return useStore(outboxView);
}

/** Changes of one kind that the server does not show yet, oldest first. `subject`: only those about it. */
export function useQueued(kind: Pick<OutboxKind, 'kind'>, subject?: string): readonly OutboxRecord[] {
  const { records, sent } = useOutbox();
  return useMemo(() => {
    const waiting = new Set(records.map(({ id }) => id));
    return [...sent.filter(({ id }) => !waiting.has(id)), ...records].filter(
      (record) => record.kind === kind.kind && (subject === undefined || record.subject === subject),
    );
  }, [records, sent, kind, subject]);
}

/** The newest queued change that the server has not refused. */
export function lastQueued(records: readonly OutboxRecord[]): OutboxRecord | null {
  return records.filter(({ state }) => state !== 'refused').at(-1) ?? null;
}

/** The subjects of queued deletions that the server has not refused: they are hidden. */
export function useDeleted(kind: Pick<OutboxKind, 'kind'>): ReadonlySet<string> {
  const queued = useQueued(kind);
  return useMemo(
    () => new Set(queued.filter(({ state }) => state !== 'refused').map(({ subject }) => subject)),
    [queued],
  );
}
