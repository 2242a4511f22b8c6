import { applyChange, type MergeContext } from '../../../contract/draft-merge.ts';
import type { DraftRecord } from './draft-record.ts';

/**
 * Merges two records that were written independently. Parts that the newer one wrote win, and their older text is kept beside; a part that
 * the newer one only has from the server, as the older had it, is taken from the older.
 */
export function layOver(older: DraftRecord, newer: DraftRecord, context: MergeContext): DraftRecord {
  const known = older.synced?.parts ?? {};
  const parts = newer.doc.parts
    .filter(({ key, content }) => known[key]?.content !== content)
    .map(({ key, content }) => ({ key, content, baseRev: 0 }));
  const before = { ...older.doc, rev: Math.max(older.doc.rev, newer.doc.rev) };
  const doc = applyChange(before, { by: 'returned', head: newer.doc.head, parts }, context);
  return {
    ...newer,
    doc: {
      ...doc,
      others: [...newer.doc.others, ...doc.others.filter(({ id }) => !newer.doc.others.some((o) => o.id === id))],
    },
    version: Math.max(older.version, newer.version),
    synced: newer.synced ?? older.synced,
    settled: [...new Set([...older.settled, ...newer.settled])],
    revived: older.revived || newer.revived,
  };
}
