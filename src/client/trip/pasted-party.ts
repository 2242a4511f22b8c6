import { useMemo } from 'react';
import { PNR_PASSENGER_TYPES, type PnrPassenger } from '../../parsing/pnr/answer.ts';
import { isRecord } from '../api/is-record.ts';
import { setDraft, useDraftAt, windowPlace } from '../offline/drafts/draft-values.ts';

/** Travellers of a pasted reservation, on their way to the passenger form of its flights. */
export interface PastedParty {
  /** The flights as in the URL of their results. */
  flights: string;
  passengers: readonly PnrPassenger[];
  /** The pasted text: it may hold travel documents too. */
  text: string;
}

const place = () => windowPlace('carried-party');

/** Stored like a draft, for this window; so a reload on the way loses nobody. */
export const storePastedParty = (party: PastedParty): void => setDraft(place(), party);

/** The travellers of these flights, if pasted here last. */
export function useCarriedParty(flights: string | undefined): PastedParty | null {
  const kept = useDraftAt(place())?.value;
  const party = useMemo(() => asParty(kept), [kept]);
  return party?.flights === flights ? party : null;
}

export function asParty(value: unknown): PastedParty | null {
  if (!isRecord(value) || typeof value.flights !== 'string' || typeof value.text !== 'string') return null;
  const { flights, text, passengers } = value;
  return Array.isArray(passengers) && passengers.every(isPassenger) ? { flights, passengers, text } : null;
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';
const isCountOrNull = (value: unknown) => value === null || Number.isInteger(value);

const isOtherName = (value: unknown) =>
  isRecord(value) && typeof value.givenName === 'string' && typeof value.title === 'string';

function isPassenger(value: unknown): value is PnrPassenger {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    PNR_PASSENGER_TYPES.some((type) => type === value.type) &&
    [value.surname, value.givenName, value.title, value.dob].every(isTextOrNull) &&
    [value.age, value.infantOf].every(isCountOrNull) &&
    (value.otherName === undefined || isOtherName(value.otherName))
  );
}
