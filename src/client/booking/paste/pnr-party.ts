import { toMachineReadable } from '../../../contract/latin-names.ts';
import type { DocumentType } from '../../../contract/passenger-terms.ts';
import { readPassengers } from '../../../parsing/passenger-text/parse-passenger-text.ts';
import { isIdCardRecord, type PassengerTextResult } from '../../../parsing/passenger-text/types.ts';
import type { PnrPassenger } from '../../../parsing/pnr/answer.ts';
import { genderOfTitle } from '../../../parsing/text/titles.ts';
import type { PastedParty } from '../../trip/pasted-party.ts';
import type { PassengerValues } from '../party-values.ts';
import type { Pick as Filling, ReadField } from './fill-passengers.ts';
import { travellerReadings } from './name-readings.ts';
import { fieldsOf } from './read-fields.ts';

const TYPES = { ADT: 'adult', CHD: 'child', INF: 'infant' } as const;

interface Form {
  passengers: readonly PassengerValues[];
  accepted: readonly DocumentType[];
  today: string;
}

/**
 * The fields a reservation fills: its travellers, in order, into the passengers of their type, with the travel documents of the same text.
 * A Chinese name alone fills no Latin name, and a given name that may end in a title waits for {@link openNames}.
 */
export function picksOfParty(party: PastedParty, { passengers, accepted, today }: Form): Filling[] {
  const documents = readPassengers(party.text, today);
  return targetsOf(party, passengers).flatMap(({ traveller, i, target }) => {
    const own = documents.filter((result) => isOwn(result, traveller, i, party.passengers));
    const document = own.find(hasSurname) ?? own[0];
    const fields = new Map<string, string>([
      ...(document ? fieldsOf(document, accepted) : []).filter(([path]) => !isName(path) || !traveller.surname),
      ...nameFields(traveller, document),
    ]);
    return fields.size > 0 ? [{ target, fields: [...fields] }] : [];
  });
}

/** The travellers of a reservation whose names may end in a title, with both readings. */
export function openNames(party: PastedParty, { passengers }: Pick<Form, 'passengers'>) {
  return targetsOf(party, passengers).flatMap(({ traveller, target }) => {
    const readings = travellerReadings(traveller);
    return readings.length > 0 ? [{ target, readings }] : [];
  });
}

/** The form's passenger for each traveller: the next of the type. */
function targetsOf(party: PastedParty, passengers: readonly PassengerValues[]) {
  const taken = new Set<number>();
  return party.passengers.flatMap((traveller, i) => {
    const target = passengers.findIndex(({ type }, at) => type === TYPES[traveller.type] && !taken.has(at));
    if (target < 0) return [];
    taken.add(target);
    return [{ traveller, i, target }];
  });
}

/** Identification service lines (FOID) hold no name. */
const hasSurname = ({ record }: PassengerTextResult) =>
  record !== null && !isIdCardRecord(record) && record.surname !== null;

const isName = (path: string) => path === 'surname' || path === 'givenName';

function nameFields(traveller: PnrPassenger, document: PassengerTextResult | undefined): ReadField[] {
  const told = genderOfTitle(traveller.title ?? '');
  const nationality = document?.record && !isIdCardRecord(document.record) ? document.record.nationality : null;
  const hasGender = Boolean(document?.record?.gender);
  const hasBirth = Boolean(document?.record?.birthDate) && !document?.errors.includes('future-birth');
  const fields: ReadField[] = [
    ['surname', toMachineReadable(traveller.surname ?? '', '', nationality) ?? ''],
    ['givenName', traveller.otherName ? '' : (toMachineReadable(traveller.givenName ?? '', ' ', nationality) ?? '')],
    ['gender', told && !hasGender ? { M: 'male', F: 'female' }[told] : ''],
    ['birthday', hasBirth ? '' : (traveller.dob ?? '')],
  ];
  return fields.filter(([, value]) => value !== '');
}

const letters = (text: string) => text.toUpperCase().replace(/[^\p{L}]/gu, '');

/** The traveller's number in the text: infants have that of their adult. */
function refOf(passengers: readonly PnrPassenger[], index: number): string {
  const of = passengers[index]?.infantOf ?? index;
  const before = passengers.slice(0, of).filter(({ infantOf }) => infantOf === null).length;
  return `P${before + 1}`;
}

/** Whether a document is this traveller's and no namesake's. */
function isOwn(result: PassengerTextResult, traveller: PnrPassenger, index: number, party: readonly PnrPassenger[]) {
  const ref = refOf(party, index);
  if (!isOf(result, traveller, ref)) return false;
  const isAlone = party.every((other, i) => i === index || letters(other.name) !== letters(traveller.name));
  return isAlone || isOfTwin(result, traveller, ref);
}

/** Distinguishes travellers of one name: by their number in the text, else by a birth date that the reservation has as well. */
function isOfTwin({ record }: PassengerTextResult, { type, dob }: PnrPassenger, ref: string): boolean {
  const isNumbered = record && !isIdCardRecord(record) && /^P\d/.test(record.passengerRef ?? '');
  if (isNumbered) return record.passengerRef === ref && record.infant === (type === 'INF');
  return dob !== null && record?.birthDate === dob;
}

/** A surname with each possible given name, letters only. */
const namesOf = (surname: string, given: readonly (string | undefined)[]) =>
  given.flatMap((one) => (one === undefined ? [] : [letters(surname + one)]));

/** Whether a document is this traveller's: by name, or by number where the reservation has another script. */
function isOf({ record }: PassengerTextResult, traveller: PnrPassenger, ref: string): boolean {
  if (!record) return false;
  if (isIdCardRecord(record)) return record.name !== null && letters(record.name) === letters(traveller.name);
  if (traveller.surname && record.surname) {
    const names = namesOf(traveller.surname, [traveller.givenName ?? '', traveller.otherName?.givenName]);
    return [
      ...namesOf(record.surname, [record.givenNames.join('')]),
      ...namesOf(record.otherName?.surname ?? '', [record.otherName?.givenNames.join('')]),
    ].some((name) => names.includes(name));
  }
  return record.passengerRef === ref && record.infant === (traveller.type === 'INF');
}
