import type { Page } from '../../../contract/paging.ts';
import {
  documentValidity,
  type MemberCard,
  type Traveller,
  type TravellerImportAnswer,
} from '../../../contract/travellers.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { openNumber } from './sealed-numbers.ts';
import type { CardRow, TravellerRecord, TravellerRow } from './traveller-rows.ts';

type Parts = Pick<Deps, 'settings' | 'clock' | 'dictionaries'>;

const allianceOf = ({ dictionaries }: Parts, airline: string) => dictionaries.airlines.get(airline)?.alliance ?? null;

/** @param opened shows unmasked numbers; the caller must have logged that. */
export function presentTraveller(deps: Parts, actor: Actor, record: TravellerRecord, opened = false): Traveller {
  const { row, documents, cards } = record;
  const { id, version, surname, givenName, nativeName, gender, birthday, nationality, phone, email } = row;
  const today = deps.clock.now().toISOString().slice(0, 10);
  const numberOf = (one: { id: string; numberSealed: string; numberMasked: string }) =>
    opened ? openNumber(deps, one) : one.numberMasked;
  return {
    ...{ id, version, surname, givenName, nativeName, gender, birthday, nationality, phone, email },
    documents: documents.map((document) => ({
      id: document.id,
      type: document.type,
      number: numberOf(document),
      expiry: document.expiry,
      issuingPlace: document.issuingPlace,
      validity: documentValidity(document.expiry, today),
    })),
    cards: cards.map((card) => ({
      id: card.id,
      airline: card.airline,
      alliance: allianceOf(deps, card.airline),
      number: numberOf(card),
    })),
    opened,
    frequent: actor.me.userInfo.config.passengers.includes(id),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentTravellers(
  deps: Parts,
  actor: Actor,
  { records, total }: { records: readonly TravellerRecord[]; total: number },
  paging: { page: number; pageSize: number },
): Page<Traveller> {
  return { list: records.map((record) => presentTraveller(deps, actor, record)), total, ...paging };
}

export function presentCard(
  deps: Parts,
  card: CardRow,
  holder: Pick<TravellerRow, 'id' | 'surname' | 'givenName' | 'nativeName'>,
): MemberCard {
  const { id, version, airline, numberMasked, updatedAt } = card;
  const { surname, givenName, nativeName } = holder;
  return {
    id,
    version,
    airline,
    alliance: allianceOf(deps, airline),
    number: numberMasked,
    traveller: { id: holder.id, surname, givenName, nativeName },
    updatedAt: updatedAt.toISOString(),
  };
}

export function presentCards(
  deps: Parts,
  { rows, total }: { rows: readonly { card: CardRow; holder: TravellerRow }[]; total: number },
  paging: { page: number; pageSize: number },
): Page<MemberCard> {
  return { list: rows.map(({ card, holder }) => presentCard(deps, card, holder)), total, ...paging };
}

export function presentImport(rows: TravellerImportAnswer['rows'], checked: boolean): TravellerImportAnswer {
  const count = (outcome: TravellerImportAnswer['rows'][number]['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length;
  return { checked, created: count('created'), merged: count('merged'), refused: count('refused'), rows };
}
