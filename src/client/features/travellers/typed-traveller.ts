import { DOCUMENT_TYPES } from '../../../contract/passenger-terms.ts';
import type { Traveller } from '../../../contract/travellers.ts';
import { isRecord } from '../../api/is-record.ts';
import { itemOf, placeOfItem } from '../../offline/outbox/item-place.ts';
import type { OutboxRecord } from '../../offline/outbox/outbox-record.ts';
import { NEW, type Opened } from './opened.ts';
import { isTraveller } from './queued-form.ts';
import { type DocumentValues, PLAIN_FIELDS, type TravellerValues, valuesOf } from './traveller-values.ts';

/** Where unsaved forms of travellers are stored. */
export const TYPED_TRAVELLERS = 'traveller/';

/** The unsaved form of a traveller. */
export interface TypedTraveller {
  /** Its traveller, in the shown version; null for a new one. */
  traveller: Traveller | null;
  values: TravellerValues;
}

/** Where one form is stored: by its subject, so that opening it again resumes it. */
export function typedPlace(traveller: Pick<Traveller, 'id'> | null, record: Pick<OutboxRecord, 'id'> | null): string {
  if (record) return itemPlace(record.id);
  return traveller ? `${TYPED_TRAVELLERS}of/${traveller.id}` : `${TYPED_TRAVELLERS}new`;
}

/** Where the form of an outbox item is stored. */
export const itemPlace = (id: string): string => placeOfItem(TYPED_TRAVELLERS, id);

/** The draft of a form, without the numbers shown beside its fields: they may have been revealed, and are not typed. */
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

/** Parses a saved form; null if there is none. */
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

/** The place in a URL; undefined where there is none, or that of another form. */
export function placeIn({ id, item, typed }: Opened): string | undefined {
  const plain = item === undefined ? typedPlace(id === undefined || id === NEW ? null : { id }, null) : itemPlace(item);
  return typed !== undefined && plain === typed ? typed : undefined;
}

/** The URL's values that resume the form of a place. */
export function openedAt(place: string): Opened {
  const item = itemOf(place);
  if (item !== undefined) return { item, typed: place };
  return { id: /^traveller\/of\/(.+)/.exec(place)?.[1] ?? NEW, typed: place };
}
