import { and, eq, notInArray, sql } from 'drizzle-orm';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { NewTravellerInput, TravellerDocumentInput, TravellerInput } from '../../../contract/travellers.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { travellerDocuments, travellers } from '../../db/schema/travellers.ts';
import type { Deps } from '../../deps.ts';
import { holderOf } from './find-duplicate.ts';
import { numberColumns } from './sealed-numbers.ts';
import { searchTextOf } from './search-text.ts';
import type { TravellerRecord } from './traveller-rows.ts';

type Fields = Omit<NewTravellerInput, 'card' | 'merge'> | Omit<TravellerInput, 'id' | 'version'>;

async function columnsOf(input: Fields) {
  const { surname, givenName } = input;
  const nativeName = input.nativeName || null;
  return {
    surname,
    givenName,
    nativeName,
    gender: input.gender ?? null,
    birthday: input.birthday ?? null,
    nationality: input.nationality || null,
    phone: input.phone || null,
    email: input.email || null,
    searchText: await searchTextOf({ surname, givenName, nativeName }),
  };
}

/** Inserts a traveller and returns the id; refuses if one of the documents is another's. The caller must hold the lock. */
export async function insertTraveller(tx: Tx, actor: Actor, deps: Deps, input: Fields): Promise<string | Refusal> {
  const id = deps.ids.uuid();
  const now = deps.clock.now();
  const { companyId, userId } = actor;
  const columns = await columnsOf(input);
  await tx.insert(travellers).values({ id, companyId, createdBy: userId, ...columns, createdAt: now, updatedAt: now });
  return (await writeDocuments(tx, actor, deps, { id, known: [] }, input.documents)) ?? id;
}

/** Replaces a traveller's fields and documents, and increments the version. Null on success. The caller must hold the lock. */
export async function rewriteTraveller(
  tx: Tx,
  actor: Actor,
  deps: Deps,
  { row, documents }: TravellerRecord,
  input: Fields,
): Promise<Refusal | null> {
  const columns = await columnsOf(input);
  const known = documents.map(({ id }) => id);
  const fault = await writeDocuments(tx, actor, deps, { id: row.id, known }, input.documents);
  if (fault) return fault;
  await tx
    .update(travellers)
    .set({ ...columns, version: sql`${travellers.version} + 1`, updatedAt: deps.clock.now() })
    .where(eq(travellers.id, row.id));
  return null;
}

async function writeDocuments(
  tx: Tx,
  actor: Actor,
  deps: Deps,
  traveller: { id: string; known: readonly string[] },
  list: readonly TravellerDocumentInput[],
): Promise<Refusal | null> {
  for (const [i, { id }] of list.entries())
    if (id && !traveller.known.includes(id))
      return refuse('badInput', { fields: { [`documents[${i}].id`]: 'invalid' } });
  for (const [i, document] of list.entries())
    if (await holderOf(tx, actor, deps, document, traveller.id))
      return refuse('badInput', { fields: { [`documents[${i}].number`]: 'duplicateTravellerDocument' } });
  const kept = [...new Set(list.flatMap(({ id }) => (id ? [id] : [])))];
  const mine = eq(travellerDocuments.travellerId, traveller.id);
  if (traveller.known.length > kept.length)
    await tx
      .delete(travellerDocuments)
      .where(kept.length > 0 ? and(mine, notInArray(travellerDocuments.id, kept)) : mine);
  for (const [position, document] of list.entries())
    await writeDocument(tx, actor, deps, traveller.id, document, position);
  return null;
}

async function writeDocument(
  tx: Tx,
  { companyId }: Actor,
  deps: Deps,
  travellerId: string,
  { id, type, number, expiry, issuingPlace }: TravellerDocumentInput,
  position: number,
): Promise<void> {
  const row = { id: id ?? deps.ids.uuid(), companyId };
  const facts = { type, expiry: expiry ?? null, issuingPlace: issuingPlace || null, position };
  const numbers = number ? numberColumns(deps, row, number) : null;
  if (id) {
    await tx
      .update(travellerDocuments)
      .set({ ...facts, ...numbers })
      .where(eq(travellerDocuments.id, id));
    return;
  }
  if (!numbers) throw new Error('a new document without a number passed the schema');
  await tx.insert(travellerDocuments).values({ ...row, travellerId, ...facts, ...numbers });
}
