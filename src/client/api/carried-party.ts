import { PNR_PASSENGER_TYPES, type PnrPassenger } from '../../contract/parsing/pnr/answer.ts';
import { isRecord } from './is-record.ts';
import { accountOf, session } from './session.ts';
import { keepTyped, readTyped } from './typed-text.ts';

/** The travellers of a pasted reservation, on their way to the passenger form of its flights. */
export interface CarriedParty {
  /** The flights as the address of their results names them. */
  flights: string;
  passengers: readonly PnrPassenger[];
  /** What was pasted: it may hold travel documents too. */
  text: string;
}

/** For a browser that keeps nothing; it lasts no longer than the session either. */
let carried: (CarriedParty & { token: string | undefined }) | null = null;

const place = () => `${accountOf(session.get())}.carried-party`;

/** Kept like what is typed: by account, for this tab alone, until the session ends; so a reload on the way loses nobody. */
export const carriedParty = {
  set(party: CarriedParty): void {
    carried = { ...party, token: session.get()?.token };
    keepTyped(place(), JSON.stringify(party));
  },
  /** The travellers of these flights, if this account has just read them. */
  get(flights: string | undefined): CarriedParty | null {
    const held =
      carried !== null && carried.token === session.get()?.token ? asParty(carried) : parse(readTyped(place()));
    return held !== null && held.flights === flights ? held : null;
  },
};

function parse(kept: string): CarriedParty | null {
  if (kept === '') return null;
  try {
    return asParty(JSON.parse(kept));
  } catch {
    return null; // cut off or written by hand
  }
}

function asParty(value: unknown): CarriedParty | null {
  if (!isRecord(value) || typeof value.flights !== 'string' || typeof value.text !== 'string') return null;
  const { flights, text, passengers } = value;
  return Array.isArray(passengers) && passengers.every(isPassenger) ? { flights, passengers, text } : null;
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';
const isCountOrNull = (value: unknown) => value === null || Number.isInteger(value);

function isPassenger(value: unknown): value is PnrPassenger {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    PNR_PASSENGER_TYPES.some((type) => type === value.type) &&
    [value.surname, value.givenName, value.title, value.dob].every(isTextOrNull) &&
    [value.age, value.infantOf].every(isCountOrNull)
  );
}
