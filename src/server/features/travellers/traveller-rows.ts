import { and, asc, eq, type InferSelectModel, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { memberCards, travellerDocuments, travellers } from '../../db/schema/travellers.ts';
import { ownCompany } from '../../db/scope.ts';

export type TravellerRow = InferSelectModel<typeof travellers>;
export type DocumentRow = InferSelectModel<typeof travellerDocuments>;
export type CardRow = InferSelectModel<typeof memberCards>;
type Company = Pick<Actor, 'companyId'>;

/** A traveller with documents and cards. */
export interface TravellerRecord {
  row: TravellerRow;
  documents: DocumentRow[];
  cards: CardRow[];
}

/** Serialises writes of a company's travellers, so that none is created twice. */
export async function lockTravellers(tx: Tx, { companyId }: Company): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`travellers:${companyId}`}, 0))`);
}

/** Travellers of the company by id, in the order of the ids; unknown ids are left out. */
export async function findTravellers(tx: Tx | Db, actor: Company, ids: readonly string[]): Promise<TravellerRecord[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  const of = (table: typeof travellerDocuments | typeof memberCards) =>
    and(ownCompany(actor, table.companyId), inArray(table.travellerId, known));
  const rows = await tx
    .select()
    .from(travellers)
    .where(and(ownCompany(actor, travellers.companyId), inArray(travellers.id, known)));
  const documents = await tx
    .select()
    .from(travellerDocuments)
    .where(of(travellerDocuments))
    .orderBy(asc(travellerDocuments.position));
  const cards = await tx.select().from(memberCards).where(of(memberCards)).orderBy(memberCards.airline, memberCards.id);
  return known.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    const mine = <T extends { travellerId: string }>(list: T[]) => list.filter(({ travellerId }) => travellerId === id);
    return row ? [{ row, documents: mine(documents), cards: mine(cards) }] : [];
  });
}

export async function findTraveller(tx: Tx | Db, actor: Company, id: string): Promise<TravellerRecord | null> {
  const [found = null] = await findTravellers(tx, actor, [id]);
  return found;
}

/** A card of the company by id. */
export async function findCard(tx: Tx | Db, actor: Company, id: string): Promise<CardRow | null> {
  if (!isUuid(id)) return null;
  const [row = null] = await tx
    .select()
    .from(memberCards)
    .where(and(ownCompany(actor, memberCards.companyId), eq(memberCards.id, id)));
  return row;
}

/** Ids are user input; the database throws on a malformed UUID. */
export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
