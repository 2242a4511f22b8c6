import type { IsoDate } from '../../contract/dates.ts';
import { allMatches } from '../text/all-matches.ts';
import type { NamesOfLine } from './grammar.ts';
import { applyRemark, latinPassenger, type PassengerDraft, readTypeRemark } from './passenger-draft.ts';

/**
 * Names as Sabre, Galileo, Apollo and Worldspan print them: `1.1SMITH/JOHN MR`, `1.2A/B MR/C MRS` (two given names),
 * `2.I/1SMITH/BABY*16AUG14`, `3.1SMITH/JUNIOR*P-C07`.
 */
const ITEM = /(?:^| )(\d{1,2})\. {0,2}(I\/)?(\d{1,2}) ?(?=[A-Z])/g;
const GROUP = /^\d{1,2}\.C\//;
/** Seats booked for an object. */
const NOT_A_PERSON = /^(?:EXST|CBBG)\b/;

/** No line has more. */
const MOST = 200;

/** The travellers of a name line; null for other lines. */
export function readNumberedNames(text: string, today: IsoDate): NamesOfLine | null {
  if (GROUP.test(text)) return { passengers: [] };
  const items = allMatches(ITEM, text);
  if (items[0]?.index !== 0) return null;
  const passengers: PassengerDraft[] = [];
  let isPartial = items.length > MOST;
  for (const [i, item] of items.slice(0, MOST).entries()) {
    const body = text.slice(item.index + item[0].length, items[i + 1]?.index);
    const found = readItem(body, Number(item[1]), item[2] !== undefined, today);
    if (found) passengers.push(...found);
    else isPartial = true;
  }
  return passengers.length > 0 || !isPartial ? { passengers, isPartial } : null;
}

/** One item after its number: surname, given names, and a remark after the asterisk. */
export function readItem(body: string, ref: number, isInfant: boolean, today: IsoDate): PassengerDraft[] | null {
  const star = body.indexOf('*');
  const names = (star < 0 ? body : body.slice(0, star)).trim();
  const [surname = '', ...given] = names.split('/');
  if (!/^[A-Z][A-Z' .-]*$/.test(surname) || given.length === 0 || !/^[A-Z' ./-]*$/.test(given.join('/'))) return null;
  const persons = given.filter((name) => name.trim() !== '' && !NOT_A_PERSON.test(name.trim()));
  const infant = isInfant ? ({ type: 'INF', isTyped: true, hasSeat: false } as const) : {};
  const passengers = persons.map((name) => latinPassenger(surname, name, { ref, ...infant }));
  return star < 0 ? passengers : withRemarks(passengers, body.slice(star + 1), today);
}

/** Several types in one item are in the order of the given names (`*ADT/C04`); a single one belongs to the name before it. */
function withRemarks(passengers: PassengerDraft[], remark: string, today: IsoDate): PassengerDraft[] {
  const whole = readTypeRemark(remark, today);
  const parts = whole ? [whole] : remark.split(/[*/]/).map((part) => readTypeRemark(part, today));
  const first = passengers.length - parts.length;
  return passengers.map((passenger, i) => {
    const own = parts[i - Math.max(first, 0)];
    return own && i >= first ? applyRemark(passenger, own) : passenger;
  });
}
