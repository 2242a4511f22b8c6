import { DOCUMENT_TYPES, PASSENGER_TYPES } from '../../contract/passenger-terms.ts';
import { isRecord } from '../api/stored-json.ts';
import type { Parts } from '../offline/drafts/draft-kind.ts';
import type { DraftTitle } from '../offline/drafts/draft-record.ts';
import { type FormDraft, listOfParts, partsOfList, readAttempt } from './form-draft.ts';
import type { PartyValues, PassengerValues } from './party-values.ts';
import { readFills } from './paste/fills.ts';

const textOf = (source: Record<string, unknown>, key: string): string => {
  const value = source[key];
  return typeof value === 'string' ? value : '';
};
const partOf = (source: Record<string, unknown>, key: string): Record<string, unknown> => {
  const value = source[key];
  return isRecord(value) ? value : {};
};

/** Parses one passenger; null when it is invalid. */
export function parsePassenger(value: unknown): PassengerValues | null {
  if (!isRecord(value)) return null;
  const type = PASSENGER_TYPES.find((candidate) => candidate === value.type);
  if (!type) return null;
  const document = partOf(value, 'document');
  const card = partOf(value, 'frequentFlyer');
  return {
    type,
    surname: textOf(value, 'surname'),
    givenName: textOf(value, 'givenName'),
    gender: value.gender === 'male' || value.gender === 'female' ? value.gender : '',
    birthday: textOf(value, 'birthday'),
    nationality: textOf(value, 'nationality'),
    phone: textOf(value, 'phone'),
    email: textOf(value, 'email'),
    contactName: textOf(value, 'contactName'),
    frequentFlyer: { airline: textOf(card, 'airline'), number: textOf(card, 'number') },
    document: {
      type: DOCUMENT_TYPES.find((candidate) => candidate === document.type) ?? '',
      number: textOf(document, 'number'),
      expiry: textOf(document, 'expiry'),
      issuingPlace: textOf(document, 'issuingPlace'),
    },
  };
}

/** Parses stored form values; fields that an older version lacked are empty. Null when there is no form in it. */
export function parseParty(value: unknown): PartyValues | null {
  if (!isRecord(value) || !Array.isArray(value.passengers)) return null;
  const passengers = value.passengers.map(parsePassenger).filter((p) => p !== null);
  if (passengers.length === 0 || passengers.length !== value.passengers.length) return null;
  const contact = partOf(value, 'contact');
  return {
    passengers,
    contact: {
      name: textOf(contact, 'name'),
      email: textOf(contact, 'email'),
      areaCode: textOf(contact, 'areaCode'),
      phone: textOf(contact, 'phone'),
    },
    remark: textOf(value, 'remark'),
    referenceId: textOf(value, 'referenceId'),
  };
}

/**
 * A field added to drafts later, as stored in a part: omitted while empty, so that an older app, open beside this one, writes the same part
 * for the same values.
 */
export const laterField = (name: string, text: string): Record<string, string> => (text === '' ? {} : { [name]: text });

/** A passenger form by part: one per passenger, so that two devices can each fill in another. `rest` holds the product's other fields. */
export function splitParty(
  { values: { passengers, contact, remark, referenceId }, attempt, fills, pasted }: FormDraft<PartyValues, unknown>,
  rest: Record<string, unknown>,
): Parts {
  const people = passengers.map(({ contactName, ...one }) => ({ ...one, ...laterField('contactName', contactName) }));
  return {
    ...partsOfList('p', people),
    contact,
    rest: { remark, ...laterField('referenceId', referenceId), ...rest },
    attempt,
    ...(fills.length > 0 ? { '@fills': fills } : {}),
    ...(pasted === '' ? {} : { '@pasted': pasted }),
  };
}

/** The form from its parts; `addRest` parses the product's other fields. Null when there is none in them. */
export function joinParty<V extends PartyValues, B>(
  parts: Parts,
  addRest: (party: PartyValues, rest: Record<string, unknown>) => V,
): FormDraft<V, B> | null {
  const rest = isRecord(parts.rest) ? parts.rest : {};
  const party = parseParty({ ...rest, passengers: listOfParts('p', parts), contact: parts.contact });
  const pasted = parts['@pasted'];
  return (
    party && {
      values: addRest(party, rest),
      attempt: readAttempt<B>(parts.attempt),
      fills: readFills(parts['@fills']),
      pasted: typeof pasted === 'string' ? pasted : '',
    }
  );
}

/** The fields that every airline and railway requires; documents differ by fare. */
const isFilled = (p: PassengerValues): boolean => [p.surname, p.givenName, p.gender, p.birthday].every(Boolean);

const nameOf = (p: PassengerValues): string => [p.surname, p.givenName].filter(Boolean).join('/');

export function partySummary({ passengers }: PartyValues): Pick<DraftTitle, 'lead' | 'filled' | 'of'> {
  return {
    lead: passengers[0] ? nameOf(passengers[0]) : '',
    filled: passengers.filter(isFilled).length,
    of: passengers.length,
  };
}
