import type { IsoDate } from '../../../contract/dates.ts';
import type { NamesOfLine } from '../grammar.ts';
import {
  applyRemark,
  chinesePassenger,
  isChinese,
  latinPassenger,
  type PassengerDraft,
  readTypeRemark,
} from '../passenger-draft.ts';

/** `1.PU/LINLIN 2.ZHANG/ZHIHAN CHD KNWD5R`, `1.石风芸CHD KE9SWE`, group `0.4XKH/IN NM4 HE4VG4`. A locator ends the names. */

const ITEM = /(?:^| )(\d{1,3})\. {0,4}(?=[A-Z]|\p{Script=Han})/gu;
const GROUP = /^0\. ?\S.* NM ?\d{1,3}(?: +([A-Z0-9]{5,6})(?:\/[A-Z0-9]{2})?)?$/;
const OFFICE = /^\d{1,3}\.(?:[A-Z]{3}\/T\b|SSR |RMK |OSI |TL\/|T )/;
const LAST_WORD = / ([A-Z0-9]{5,6})$/;
const ALONE = /^[A-Z][A-Z0-9]{4,5}$/;
/** Attached only where no given name ends so: `CHD`, `UM08`, and anything after Chinese characters. */
const KIND =
  /^(.*?)(?:[ (]+(?:CHD|INF|INS|UMN?R?)|CHD|(?<=\p{Script=Han})(?:INF|UM)|UM(?=[ (]*\d))[ (]*(?:(\d{1,2})|[A-Z]{3}\d{2})?\)?$/u;
const CODE = /(CHD|INF|INS|UM)(?:[ (]*[A-Z]{3}\d{2})?[^A-Z]*$/;

/** An infant in brackets in other systems' format, and what follows a bracket. */
const UNREAD_BRACKET = /\(INF[ /]?[A-Z]{2}[^)]*\/|\) [A-Z0-9]/;

export function readTravelskyNames(text: string, today: IsoDate, hasLocator: boolean): NamesOfLine | null {
  const group = GROUP.exec(text);
  if (group) return { passengers: [], locator: group[1] ?? null };
  if (ALONE.test(text) && !hasLocator) return { passengers: [], locator: text };
  if (OFFICE.test(text)) return null;
  const { names, locator } = partLocator(text, hasLocator);
  const items = [...names.matchAll(ITEM)];
  if (items[0]?.index !== 0) return null;
  const passengers: PassengerDraft[] = [];
  let isPartial = false;
  for (const [i, item] of items.entries()) {
    const body = names.slice(item.index + item[0].length, items[i + 1]?.index).trim();
    const passenger = readItem(body, Number(item[1]), today);
    if (passenger) passengers.push(passenger);
    if (!passenger || UNREAD_BRACKET.test(body)) isPartial = true;
  }
  return passengers.length > 0 ? { passengers, locator, isPartial } : null;
}

/** Six characters after the last name; five, or six after a group's own locator, only with a digit: words of letters may be given names. */
function partLocator(text: string, hasLocator: boolean): { names: string; locator: string | null } {
  const locator = LAST_WORD.exec(text.slice(-7))?.[1];
  const isSure = locator !== undefined && (/\d/.test(locator) || (locator.length === 6 && !hasLocator));
  return isSure ? { names: text.slice(0, -locator.length).trimEnd(), locator } : { names: text, locator: null };
}

function readItem(body: string, ref: number, today: IsoDate): PassengerDraft | null {
  const [, before, years] = body.length > 80 ? [] : (KIND.exec(body) ?? []);
  const code = before === undefined ? undefined : CODE.exec(body)?.[1];
  const remark =
    code && before && before.replace(/[^A-Z\p{Script=Han}]/gu, '').length > 1
      ? readTypeRemark(`${code}${years ?? ''}`, today)
      : null;
  const printed = (remark && before ? before : body).trim().replace(/\(.*$/, '').trim();
  const passenger = named(printed, ref);
  return passenger && remark ? applyRemark(passenger, remark) : passenger;
}

function named(printed: string, ref: number): PassengerDraft | null {
  if (isChinese(printed))
    return /^[\p{Script=Han}A-Z·./ ]+$/u.test(printed) ? chinesePassenger(printed, { ref }) : null;
  const slash = printed.indexOf('/');
  const surname = slash < 0 ? '' : printed.slice(0, slash);
  if (!/^[A-Z][A-Z' .-]*$/.test(surname) || !/^[A-Z' ./-]*$/.test(printed.slice(slash + 1))) return null;
  return latinPassenger(surname, printed.slice(slash + 1).replaceAll('/', ' '), { ref });
}
