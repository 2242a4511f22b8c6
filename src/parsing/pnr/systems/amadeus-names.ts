import type { IsoDate } from '../../../contract/dates.ts';
import { airlineDate, bornOn } from '../../text/short-year.ts';
import type { NamesOfLine } from '../grammar.ts';
import { applyRemark, latinPassenger, type PassengerDraft, readTypeRemark } from '../passenger-draft.ts';

/** `1.DOE/JOHN MR(INFDOE/JANE/03JAN16)   2.SMITH/JUNIOR(CHD/04APR10)`: several per line, types and infants in brackets. */
const ITEM = /(?:^| )(\d{1,2})\. {0,4}(?=[A-Z])/g;
const GROUP = /^0\. ?/;

export function readAmadeusNames(text: string, today: IsoDate): NamesOfLine | null {
  if (GROUP.test(text)) return { passengers: [] };
  const items = [...text.matchAll(ITEM)];
  if (items[0]?.index !== 0) return null;
  const passengers: PassengerDraft[] = [];
  let isPartial = false;
  for (const [i, item] of items.entries()) {
    const body = text.slice(item.index + item[0].length, items[i + 1]?.index).trim();
    const passenger = readItem(body, Number(item[1]), today);
    if (passenger) passengers.push(passenger);
    if (!passenger || hasUnclearType(body, today)) isPartial = true;
  }
  return passengers.length > 0 ? { passengers, isPartial } : null;
}

function readItem(body: string, ref: number, today: IsoDate): PassengerDraft | null {
  const bracket = body.indexOf('(');
  const printed = bracket < 0 ? body : body.slice(0, bracket);
  const slash = printed.indexOf('/');
  const surname = slash < 0 ? '' : printed.slice(0, slash);
  const given = printed.slice(slash + 1);
  if (!/^[A-Z][A-Z' .-]*$/.test(surname) || !/^[A-Z' ./-]*$/.test(given)) return null;
  const passenger = latinPassenger(surname, given.replaceAll('/', ' '), { ref });
  const remarks =
    bracket < 0
      ? []
      : body
          .slice(bracket)
          .split(/[()]+/)
          .filter((part) => part.trim() !== '');
  return remarks.reduce((whole, remark) => withRemark(whole, remark.trim(), today), passenger);
}

/** A child's or an infant's bracket with an unreadable age or birth date. */
function hasUnclearType(body: string, today: IsoDate): boolean {
  return [...body.matchAll(/\(((?:CHD|CNN|INS)[^()]*)/g)].some(([, remark = '']) => {
    const told = readTypeRemark(remark, today);
    return told === null || (told.dob === null && /\d[A-Z]{3}\d/.test(remark));
  });
}

function withRemark(passenger: PassengerDraft, remark: string, today: IsoDate): PassengerDraft {
  const told = readTypeRemark(remark, today);
  if (told)
    return told.type === 'INF' && remark !== 'INS' && told.dob === null ? passenger : applyRemark(passenger, told);
  if (/^(?:CHD|CNN)/.test(remark)) return { ...passenger, type: 'CHD', isTyped: true };
  return remark.startsWith('INF') ? { ...passenger, infant: readInfant(passenger, remark.slice(3), today) } : passenger;
}

/** `DOE/JANE/03JAN16`, or `/AIDA/05JAN17` and `AIDA` with the adult's surname. */
function readInfant(adult: PassengerDraft, printed: string, today: IsoDate): PassengerDraft {
  const parts = printed.replace(/^[ /]/, '').split('/');
  const date = airlineDate(parts.at(-1) ?? '');
  const names = date ? parts.slice(0, -1) : parts;
  const [surname, given] =
    names.length > 1 ? [names[0] ?? '', names.slice(1).join(' ')] : [adult.surname ?? '', names[0] ?? ''];
  const dob = date ? bornOn(date, today) : null;
  return latinPassenger(surname, given, { type: 'INF', isTyped: true, hasSeat: false, dob });
}
