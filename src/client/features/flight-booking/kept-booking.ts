import type { OrderInput } from '../../../contract/flight-orders.ts';
import type { ShoppingInput } from '../../../contract/flight-search.ts';
import { DOCUMENT_TYPES, PASSENGER_TYPES } from '../../../contract/flight-terms.ts';
import { isRecord } from '../../api/kept.ts';
import type { BookingValues, PassengerValues } from './booking-values.ts';

/** A booking that was sent: until its answer is known, the same body goes out under the same key and nothing else does. */
export interface BookingAttempt {
  key: string;
  body: OrderInput;
}

/** What a form belongs to: the trip and its party. Currency does not matter, the passengers stay the same. */
export function searchKey({ journeys, passengers, bookingType }: ShoppingInput): string {
  return JSON.stringify([bookingType, journeys, [passengers.adult, passengers.child, passengers.infant]]);
}

const textOf = (source: Record<string, unknown>, key: string): string => {
  const value = source[key];
  return typeof value === 'string' ? value : '';
};
const partOf = (source: Record<string, unknown>, key: string): Record<string, unknown> => {
  const value = source[key];
  return isRecord(value) ? value : {};
};

function parsePassenger(value: unknown): PassengerValues | null {
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
    frequentFlyer: { airline: textOf(card, 'airline'), number: textOf(card, 'number') },
    document: {
      type: DOCUMENT_TYPES.find((candidate) => candidate === document.type) ?? '',
      number: textOf(document, 'number'),
      expiry: textOf(document, 'expiry'),
      issuingPlace: textOf(document, 'issuingPlace'),
    },
  };
}

/** Reads stored form values; fields that an older version did not have come back empty. Null when there is no form in it. */
export function parseBookingValues(value: unknown): BookingValues | null {
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
    selfTransferAccepted: value.selfTransferAccepted === true,
  };
}

export function isAttempt(value: unknown): value is BookingAttempt {
  return isRecord(value) && typeof value.key === 'string' && isRecord(value.body);
}
