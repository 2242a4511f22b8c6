import { and, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { drafts } from '../../db/schema/drafts.ts';
import type { Deps } from '../../deps.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Retention of personal data: a draft untouched for so long is of a past or abandoned trip. */
const DRAFT_LIFE_MS = 180 * DAY_MS;
const TRACE_LIFE_MS = 60 * DAY_MS;

export async function deleteExpiredDrafts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = (age: number) => new Date(clock.now().getTime() - age);
  await db
    .delete(drafts)
    .where(
      or(
        and(isNull(drafts.deletedAt), lt(drafts.savedAt, before(DRAFT_LIFE_MS))),
        and(isNotNull(drafts.deletedAt), lt(drafts.deletedAt, before(TRACE_LIFE_MS))),
      ),
    );
}
