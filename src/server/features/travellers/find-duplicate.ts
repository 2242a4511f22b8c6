import { and, eq, inArray, ne } from 'drizzle-orm';
import type { NewTravellerInput, TravellerDocumentInput } from '../../../contract/travellers.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { travellerDocuments, travellers } from '../../db/schema/travellers.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { numberIndexes } from './sealed-numbers.ts';

/** The existing traveller: the holder of one of the documents, else one with the same names and date of birth. */
export async function findDuplicate(
  tx: Tx,
  actor: Actor,
  deps: Deps,
  input: Pick<NewTravellerInput, 'surname' | 'givenName' | 'birthday' | 'documents'>,
): Promise<string | null> {
  for (const document of input.documents) {
    const holder = await holderOf(tx, actor, deps, document);
    if (holder) return holder;
  }
  if (!input.birthday) return null;
  const { surname, givenName, birthday } = input;
  const sameName = and(eq(travellers.surname, surname), eq(travellers.givenName, givenName));
  const [twin] = await tx
    .select({ id: travellers.id })
    .from(travellers)
    .where(and(ownCompany(actor, travellers.companyId), sameName, eq(travellers.birthday, birthday)))
    .orderBy(travellers.createdAt, travellers.id)
    .limit(1);
  return twin?.id ?? null;
}

/** The traveller of the company, other than `except`, who has this document. */
export async function holderOf(
  tx: Tx,
  actor: Actor,
  deps: Deps,
  { type, number }: Pick<TravellerDocumentInput, 'type' | 'number'>,
  except: string | null = null,
): Promise<string | null> {
  if (!number) return null;
  const t = travellerDocuments;
  const same = and(eq(t.type, type), inArray(t.numberIndex, numberIndexes(deps, actor.companyId, number)));
  const [found] = await tx
    .select({ id: t.travellerId })
    .from(t)
    .where(and(ownCompany(actor, t.companyId), same, except ? ne(t.travellerId, except) : undefined))
    .limit(1);
  return found?.id ?? null;
}
