import type { IsoDate } from '../../contract/dates.ts';
import { airlineDate, bornOn } from '../text/short-year.ts';
import { Cursor } from './cursor.ts';
import { readDocsNote } from './docs-notes.ts';
import { chinesePassenger, isChinese, latinPassenger, type PassengerDraft } from './passenger-draft.ts';
import type { PassengerNote } from './passenger-note.ts';

const REF = /\/P(\d{1,2})(?:\/|$)/;
const NAMED = /-\d([A-Z' -]+\/[A-Z' ]+?)(?=[.*]|$)/;
const PLACED = /^P {1,2}\d{1,2}\. ([A-Z' -]+\/[A-Z' ]*?)[|]? {1,4}(?:INFT|CHLD)/;
const BORN = /(?:^|[ /.-])(\d{1,2}[A-Z]{3}\d{2}(?:\d{2})?)(?![A-Z0-9])/g;
/** Airline, status, cities, flight, class with date: each may be missing. */
const BEFORE_NAME = [
  /[A-Z][A-Z0-9](?=[ A-Z])|\d[A-Z](?=[ A-Z])/y,
  /『?[A-Z]{2} ?(?:\d{1,2}|\/)』?/y,
  /[A-Z]{6}(?= ?\d)/y,
  /\d{1,4}(?= ?[A-Z])/y,
  /[A-Z] ?\d{1,2}[A-Z]{3}(?![A-Z])/y,
];
const INFANT_NAME = /([A-Z' -]{2,40})\/([A-Z' ]{1,40}?)[ /]+\d{1,2}[A-Z]{3}\d{2}/;
const TRAVELSKY_INFANT = /XN\/IN\/([^(]{1,60}?) ?(?:INF)? ?\(([^)]{1,12})\)(?:\/P(\d{1,2}))?/;

/** Reads SSR INFT, SSR CHLD, SSR DOCS and TravelSky's XN/IN; null for other lines. */
export function readPassengerNote(text: string, today: IsoDate): PassengerNote | null {
  const named = text.includes('XN/IN/') ? TRAVELSKY_INFANT.exec(text) : null;
  if (named) return travelskyInfant(named[1] ?? '', named[2] ?? '', named[3], today);
  const service = /(?:SSR ?|^P {1,2}\d{1,2}\. .{0,60} )(INFT|CHLD)/.exec(text)?.[1];
  if (!service) return readDocsNote(text, today);
  const ref = REF.exec(text)?.[1];
  const adult = PLACED.exec(text)?.[1] ?? NAMED.exec(text)?.[1] ?? null;
  const dob = birthDate(text, today);
  const base = { ref: ref ? Number(ref) : null, adult, dob, isNamed: false };
  if (service === 'CHLD') return { kind: 'child', ...base, infant: null };
  return { kind: 'infant', ...base, infant: infantIn(text, dob) };
}

/** The last date with a year that is a valid birth date. */
function birthDate(text: string, today: IsoDate): IsoDate | null {
  const dates = [...text.matchAll(BORN)].map(([, printed]) => airlineDate(printed ?? ''));
  const last = dates.findLast((date) => date !== null);
  return last ? bornOn(last, today) : null;
}

/** `INFT CZ KK1 WUHHGH 3823 Y19JUN LIN/ZHONG 01JUN15`: the flight may precede the infant, in Apollo also the adult. */
function infantIn(text: string, dob: IsoDate | null): PassengerDraft | null {
  const cursor = new Cursor(text, text.indexOf('INFT') + 4);
  for (const part of BEFORE_NAME) cursor.take(part);
  const { rest } = cursor;
  const own = (NAMED.test(rest) ? rest.slice(rest.indexOf('.') + 1) : rest).replace(/^[ -]+/, '');
  const [, surname, given] = INFANT_NAME.exec(own) ?? [];
  return surname && given ? latinPassenger(surname.trim(), withoutMark(given), infant(dob)) : null;
}

function travelskyInfant(printed: string, born: string, ref: string | undefined, today: IsoDate): PassengerNote {
  const parts = airlineDate(born);
  const dob = parts ? bornOn(parts, today) : null;
  const name = withoutMark(printed.trim());
  const [surname = '', ...given] = name.split('/');
  const draft =
    isChinese(name) || given.length === 0
      ? chinesePassenger(name, infant(dob))
      : latinPassenger(surname, given.join(' '), infant(dob));
  return { kind: 'infant', ref: ref ? Number(ref) : null, adult: null, infant: draft, dob, isNamed: true };
}

const withoutMark = (name: string) => name.replace(/[ (]*INF\)?$/, '').trim();

const infant = (dob: IsoDate | null) => ({ type: 'INF', isTyped: true, hasSeat: false, dob }) as const;
