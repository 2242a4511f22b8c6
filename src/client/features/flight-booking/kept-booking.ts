import type { ShoppingInput } from '../../../contract/flight-search.ts';
import { DOCUMENT_TYPES, PASSENGER_TYPES } from '../../../contract/flight-terms.ts';
import type { OrderInput } from '../../../contract/flight-orders.ts';
import { isRecord } from '../../api/kept.ts';
import type { BookingValues, PassengerValues } from './booking-values.ts';

/** A booking that was sent: until its answer is known, the same body goes out under the same key and nothing else does. */
export interface BookingAttempt {
  key: string;
  body: OrderInput;
}

/** The form of this tab as it survives a reload and another log-in: one record per account, for one search. */
interface KeptBooking {
  version: 1;
  account: string;
  search: string;
  values: BookingValues;
  attempt: BookingAttempt | null;
}

const KEY = 'interline.booking';

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

function isAttempt(value: unknown): value is BookingAttempt {
  return isRecord(value) && typeof value.key === 'string' && isRecord(value.body);
}

export function parseKept(text: string | null, account: string, search: string): KeptBooking | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || value.version !== 1 || value.account !== account || value.search !== search) return null;
    const values = parseBookingValues(value.values);
    if (!values) return null;
    return { version: 1, account, search, values, attempt: isAttempt(value.attempt) ? value.attempt : null };
  } catch {
    return null; // a torn write reads as no form
  }
}

/** The tab's place for one form, of one account and one search. After `drop` it stays empty: late writes are ignored. */
export function keptBooking(account: string, search: string) {
  let isClosed = false;
  const read = () => parseKept(sessionStorage.getItem(KEY), account, search);
  const write = (values: BookingValues, attempt: BookingAttempt | null): void => {
    if (isClosed) return;
    const record: KeptBooking = { version: 1, account, search, values, attempt };
    try {
      sessionStorage.setItem(KEY, JSON.stringify(record));
    } catch {
      return; // storage is full or closed: the form lives on in memory, and the last record that fitted stays
    }
  };
  return {
    read,
    writeValues: (values: BookingValues) => write(values, read()?.attempt ?? null),
    write,
    drop: () => {
      isClosed = true;
      sessionStorage.removeItem(KEY);
    },
  };
}
export type KeptBookingPlace = ReturnType<typeof keptBooking>;
