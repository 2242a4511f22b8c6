import type { Airline } from '../../../contract/dictionaries/types.ts';
import type { DocumentType } from '../../../contract/passenger-terms.ts';
import { type CardFit, cardFit, type Traveller } from '../../../contract/travellers.ts';
import type { ReadField } from '../paste/fill-passengers.ts';

export interface TripNeeds {
  /** Documents that the fare accepts. */
  accepted: readonly DocumentType[];
  /** Local date of the last arrival. */
  lastTravelDate: string;
  /** The carriers of the trip, the first flight's first. */
  carriers: readonly Pick<Airline, 'code' | 'alliance'>[];
}

type Card = Traveller['cards'][number];

/** The document to travel on: an accepted one valid until the end of the trip, else an accepted one. */
export function documentFor({ documents }: Traveller, { accepted, lastTravelDate }: TripNeeds) {
  const usable = documents.filter(({ type }) => accepted.includes(type));
  return usable.find(({ expiry }) => expiry === null || expiry >= lastTravelDate) ?? usable[0] ?? null;
}

/** The card to fly with: a carrier's own, else an alliance partner's. Null when none counts. */
export function cardFor({ cards }: Traveller, { carriers }: TripNeeds): { card: Card; fit: CardFit } | null {
  for (const fit of ['own', 'alliance'] as const)
    for (const carrier of carriers) {
      const card = cards.find((one) => cardFit(one, carrier) === fit);
      if (card) return { card, fit };
    }
  return null;
}

/** The fields of a saved traveller; unknown ones stay as they are. */
export function travellerFields(traveller: Traveller, needs: TripNeeds): ReadField[] {
  const document = documentFor(traveller, needs);
  const card = cardFor(traveller, needs)?.card;
  const fields: [path: string, value: string | null | undefined][] = [
    ['surname', traveller.surname],
    ['givenName', traveller.givenName],
    ['gender', traveller.gender],
    ['birthday', traveller.birthday],
    ['nationality', traveller.nationality],
    ['phone', traveller.phone],
    ['email', traveller.email],
    ['document.type', document?.type],
    ['document.number', document?.number],
    ['document.expiry', document?.expiry],
    ['document.issuingPlace', document?.issuingPlace],
    ['frequentFlyer.airline', card?.airline],
    ['frequentFlyer.number', card?.number],
  ];
  return fields.flatMap(([path, value]) => (value ? [[path, value] as const] : []));
}
