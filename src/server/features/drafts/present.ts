import { type DraftDoc, livingOthers } from '../../../contract/draft-merge.ts';
import type { DraftAnswer, DraftsAnswer } from '../../../contract/drafts.ts';
import type { DraftRow } from './draft-rows.ts';

export function presentDraft(row: DraftRow, doc: DraftDoc, now: Date, revived = false): DraftAnswer {
  const { id, kind, version, savedAt } = row;
  const parts = doc.parts.map(({ key, content, rev, by, at }) => ({ key, content, rev, by, at }));
  const others = livingOthers(doc.others, now).map(({ id: other, part, content, at, until }) => ({
    id: other,
    part,
    content,
    at,
    until,
  }));
  return { id, kind, version, rev: doc.rev, savedAt: savedAt.toISOString(), head: doc.head, parts, others, revived };
}

type Listed = Pick<DraftRow, 'id' | 'kind' | 'rev' | 'savedAt' | 'deletedAt'>;

export function presentDrafts(rows: readonly Listed[]): DraftsAnswer {
  const drafts = rows
    .filter(({ deletedAt }) => deletedAt === null)
    .map(({ id, kind, rev, savedAt }) => ({ id, kind, rev, savedAt: savedAt.toISOString() }));
  return { drafts, deleted: rows.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id) };
}
