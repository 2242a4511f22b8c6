import { DOCUMENT_TYPES } from '../../../contract/passenger-terms.ts';
import type { Traveller } from '../../../contract/travellers.ts';
import { isRecord } from '../../api/is-record.ts';
import type { OutboxRecord } from '../../offline/outbox/outbox-record.ts';
import { NEW, type Opened } from './opened.ts';
import { isTraveller } from './queued-form.ts';
import { type DocumentValues, PLAIN_FIELDS, type TravellerValues, valuesOf } from './traveller-values.ts';

/** Where forms of travellers that are not saved are kept. */
export const TYPED_TRAVELLERS = 'traveller/';

/** A form of a traveller as it was left, without being saved. */
export interface TypedTraveller {
  /** Whom it changes, in the version that was on screen; null for a new one. */
  traveller: Traveller | null;
  values: TravellerValues;
}

/** Where one form is kept: by what it is about, so that opening it again goes on with it. */
export function typedPlace(traveller: Pick<Traveller, 'id'> | null, record: Pick<OutboxRecord, 'id'> | null): string {
  if (record) return itemPlace(record.id);
  return traveller ? `${TYPED_TRAVELLERS}of/${traveller.id}` : `${TYPED_TRAVELLERS}new`;
}

/** Where the form of an item of the outbox is kept. */
export const itemPlace = (id: string): string => `${TYPED_TRAVELLERS}item/${id}`;

/** The item of the outbox that a place is about; undefined when it is about none. */
export function itemOf(place: string): string | undefined {
  return /^traveller\/item\/(.+)/.exec(place)?.[1];
}

/** What is kept of a form. The numbers shown beside its fields are not: they may have been opened, and are not typed. */
export function keptForm(traveller: Traveller | null, values: TravellerValues): TypedTraveller {
  const documents = values.documents.map((document) => ({ ...document, kept: '' }));
  return { traveller, values: { ...values, documents } };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function documentOf(value: unknown, traveller: Traveller | null): DocumentValues {
  const { id, type, number, expiry, issuingPlace } = isRecord(value) ? value : {};
  return {
    id: textOf(id),
    kept: traveller?.documents.find((one) => one.id === id)?.number ?? '',
    type: DOCUMENT_TYPES.find((one) => one === type) ?? 'passport',
    number: textOf(number),
    expiry: textOf(expiry),
    issuingPlace: textOf(issuingPlace),
  };
}

/** Reads a kept form; null when there is none in it. */
export function readTypedTraveller(kept: unknown): TypedTraveller | null {
  if (!isRecord(kept) || !isRecord(kept.values)) return null;
  const traveller = isTraveller(kept.traveller) ? kept.traveller : null;
  if (kept.traveller !== null && !traveller) return null;
  const { values } = kept;
  const texts = Object.fromEntries(PLAIN_FIELDS.map((name) => [name, textOf(values[name])]));
  const card = isRecord(values.card) ? values.card : {};
  return {
    traveller,
    values: {
      ...valuesOf(null),
      ...texts,
      gender: values.gender === 'female' || values.gender === 'male' ? values.gender : '',
      documents: Array.isArray(values.documents) ? values.documents.map((one) => documentOf(one, traveller)) : [],
      card: { airline: textOf(card.airline), number: textOf(card.number) },
    },
  };
}

/** The place that an address names; undefined where it names none, or one of another form. */
export function placeIn({ id, item, typed }: Opened): string | undefined {
  const plain = item === undefined ? typedPlace(id === undefined || id === NEW ? null : { id }, null) : itemPlace(item);
  return typed !== undefined && plain === typed ? typed : undefined;
}

/** What an address opens so that the form of a place is gone on with. */
export function openedAt(place: string): Opened {
  const item = itemOf(place);
  if (item !== undefined) return { item, typed: place };
  return { id: /^traveller\/of\/(.+)/.exec(place)?.[1] ?? NEW, typed: place };
}
