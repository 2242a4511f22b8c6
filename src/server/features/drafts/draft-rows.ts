import { and, eq, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { DraftDoc } from '../../../contract/draft-merge.ts';
import type { Actor } from '../../actor.ts';
import { seal, unseal } from '../../crypto/at-rest.ts';
import { drafts } from '../../db/schema/drafts.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';

export type DraftRow = InferSelectModel<typeof drafts>;
type Keyed = Pick<Deps, 'settings'>;

/** The caller's own drafts: others in the company do not see them. */
export function ownDrafts(actor: Pick<Actor, 'companyId' | 'userId'>): SQL | undefined {
  return and(ownCompany(actor, drafts.companyId), eq(drafts.userId, actor.userId));
}

const contextOf = (row: Pick<DraftRow, 'id' | 'userId'>) => `draft:${row.userId}:${row.id}`;

/** Encrypts a draft's content, bound to its row. */
export function sealDoc({ settings }: Keyed, row: Pick<DraftRow, 'id' | 'userId'>, doc: DraftDoc): string {
  return seal(JSON.stringify(doc), settings.dataKeys, contextOf(row));
}

/** Null for a draft that was discarded or booked. */
export function openDoc({ settings }: Keyed, row: DraftRow): DraftDoc | null {
  if (row.sealed === null) return null;
  return JSON.parse(unseal(row.sealed, settings.dataKeys, contextOf(row))) as DraftDoc; // only sealDoc seals it
}
