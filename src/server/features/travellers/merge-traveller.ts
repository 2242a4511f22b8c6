import type { Refusal } from '../../../contract/result.ts';
import type { NewTravellerInput, TravellerDocumentInput } from '../../../contract/travellers.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { numberIndexes } from './sealed-numbers.ts';
import type { DocumentRow, TravellerRecord } from './traveller-rows.ts';
import { rewriteTraveller } from './write-traveller.ts';

/** Merges input into an existing traveller: given fields win, absent ones stay. */
export function mergeTraveller(
  tx: Tx,
  actor: Actor,
  deps: Deps,
  record: TravellerRecord,
  given: NewTravellerInput,
): Promise<Refusal | null> {
  const { row } = record;
  const said = <T>(now: T | undefined, before: T | null): T | undefined => now || (before ?? undefined);
  return rewriteTraveller(tx, actor, deps, record, {
    surname: given.surname,
    givenName: given.givenName,
    nativeName: said(given.nativeName, row.nativeName),
    gender: said(given.gender, row.gender),
    birthday: said(given.birthday, row.birthday),
    nationality: said(given.nationality, row.nationality),
    phone: said(given.phone, row.phone),
    email: said(given.email, row.email),
    documents: mergeDocuments(deps, actor, record.documents, given.documents),
  });
}

function mergeDocuments(
  deps: Deps,
  { companyId }: Actor,
  known: readonly DocumentRow[],
  given: readonly TravellerDocumentInput[],
): TravellerDocumentInput[] {
  const isSame = (row: DocumentRow, { type, number = '' }: TravellerDocumentInput) =>
    row.type === type && numberIndexes(deps, companyId, number).includes(row.numberIndex);
  const kept = known.map((row): TravellerDocumentInput => {
    const again = given.find((document) => isSame(row, document));
    return {
      id: row.id,
      type: row.type,
      number: undefined,
      expiry: again?.expiry ?? row.expiry ?? undefined,
      issuingPlace: again?.issuingPlace ?? row.issuingPlace ?? undefined,
    };
  });
  const fresh = given.filter((document) => !known.some((row) => isSame(row, document)));
  return [...kept, ...fresh.map((document) => ({ ...document, id: undefined }))];
}
