import { addDays, type IsoDate } from '../../contract/dates.ts';
import type { RemainingText } from '../text/remaining-text.ts';
import { monthOf, realDate } from '../text/short-year.ts';
import type { ChosenWords, UnclearWords } from './types.ts';

/** A day of travel and its position in the text. */
export interface WordDate {
  readonly at: number;
  readonly date: IsoDate;
  /** The words mark it as the return. */
  readonly isReturn: boolean;
}

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const WEEKDAY =
  'mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?';
/** After a number it counts travellers: `12 dec 20 adults` names no year. */
const PARTY =
  '\\s?(?:adults?|adt|pax|people|persons?|passengers?|travell?ers?|child|chd|kids?|inf|[大成人名位个個小童儿兒婴嬰])';
/** After a number it counts hours or days: `2-3 天` and `8-10 点` are no date. */
const HOURS = '\\s?(?:[点點时時天晚]|hours?|hrs?|days?|am|pm)';
const START = '(?<![a-z0-9])';
const END = '(?![a-z0-9])';
const BACK =
  '(?:(?<![往来來])(?<back>(?:返程|回程|返回|返|回来?|回來|return(?:ing)?|back|ret|inbound)[\\s:]{0,2}(?:on )?))?';
/** After the day, unless it belongs to a following day. */
const THEN =
  '(?:\\s{0,2}(?<then>返程|回程|返回|返|回来|回來|回)(?![程来來]|\\s{0,2}(?:[\\d周週]|星期|礼拜|禮拜|下|[明今后後]天)))?';
const DATES = new RegExp(
  BACK +
    '(?:' +
    [
      `${START}(?<cy>20\\d{2})(?<cmm>0[1-9]|1[0-2])(?<cdd>0[1-9]|[12]\\d|3[01])${END}`,
      `${START}(?<y>\\d{4})\\s?[-/.年]\\s?(?<m>\\d{1,2})\\s?[-/.月]\\s?(?<d>\\d{1,2})\\s?[日号號]?${END}`,
      '(?<cm>\\d{1,2})\\s?月\\s?(?<cd>\\d{1,2})\\s?[日号號]?(?:\\s?(?:-|~|到|至)\\s?(?<cd2>\\d{1,2})\\s?[日号號](?![月\\d]))?',
      `(?<![a-z0-9])(?:mo|tu|we|th|fr|sa|su)?(?<r1>\\d{1,2})\\s?(?:-|~|to)\\s?(?<r2>\\d{1,2})\\s?(?<rn>${MONTH})${END}`,
      `(?<![a-z0-9])(?:mo|tu|we|th|fr|sa|su)?(?<nd>\\d{1,2})(?:st|nd|rd|th)?[\\s.-]?(?:of )?(?<nn>${MONTH})(?:[\\s.,'-]?(?<ny>20\\d{2}|[23]\\d(?!${PARTY})))?(?![0-9]|[a-z](?![a-z]{5}))`,
      `${START}(?<nn2>${MONTH})[\\s.]?(?<nd2>\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s(?<ny2>20\\d{2}))?${END}`,
      `${START}(?<a>\\d{1,2})(?:[/.]|-(?!\\d{1,2}(?:${PARTY}|${HOURS})))(?<b>\\d{1,2})(?:[/.-](?<c>20\\d{2}))?${END}`,
      '(?<rel>大后天|大後天|后天|後天|明天|明日|聽日|听日|明早|明晚|今晚|今天|今日|day after tomorrow|tomorrow|tmrw?|today|tonight)',
      `${START}(?:\\+(?<plus>\\d{1,3})${END}|in (?<ahead>\\d{1,3}) days?|(?<later>\\d{1,3})\\s?天[后後])`,
      '(?<cw>(?:下下|下个?|下個|本|这个?|這個?)?)(?:周|週|星期|礼拜|禮拜)(?<cday>[一二三四五六日天])',
      `${START}(?<ew>next|this|coming|on)?\\s?(?<eday>${WEEKDAY})${END}`,
      '(?<![\\d月./-])(?<only>\\d{1,2})\\s?[日号號](?![航线線楼樓])',
      `${START}(?:the )?(?<nth>\\d{1,2})(?:st|nd|rd|th)(?! ?class)${END}`,
    ].join('|') +
    ')' +
    THEN,
  'g',
);

/** Extracts the days of travel from lower-case words; a day without a year is the next such day from `today`. */
export function takeWordDates(
  words: RemainingText,
  today: IsoDate,
  chosen: ChosenWords,
): { dates: WordDate[]; unclear: UnclearWords[] } {
  const dates: WordDate[] = [];
  const unclear: UnclearWords[] = [];
  for (const match of words.takeAll(DATES)) {
    const groups = match.groups ?? {};
    const isReturn = groups.back !== undefined || groups.then !== undefined;
    const found = datesIn(groups, today, dates.at(-1)?.date ?? null, isReturn);
    const text = match[0].trim();
    const choice = found.find((date) => date === chosen.get(text));
    if (found.length === 0) unclear.push({ text, options: [] });
    else if (choice) dates.push({ at: match.index, date: choice, isReturn });
    else if (groups.a && found.length > 1) unclear.push({ text, options: found });
    else for (const [i, date] of found.entries()) dates.push({ at: match.index + i, date, isReturn });
  }
  return { dates, unclear };
}

type Groups = Record<string, string | undefined>;

/** `before`: the previous date, the reference for a day alone, and for a weekday of the return. */
function datesIn(groups: Groups, today: IsoDate, before: IsoDate | null, isReturn: boolean): IsoDate[] {
  const { y, m, d, cm, cd, cd2, r1, r2, rn, nd, nn, ny, nd2, nn2, ny2, a, b, c } = groups;
  const given = (dates: (IsoDate | null)[]) => dates.filter((date) => date !== null);
  if (groups.cy) return given([realDate(Number(groups.cy), Number(groups.cmm), Number(groups.cdd))]);
  if (y) return given([realDate(Number(y), Number(m), Number(d))]);
  if (cm) return given([nextDay(today, cm, cd), ...(cd2 ? [nextDay(today, cm, cd2)] : [])]);
  if (rn) return given([nextDay(today, monthOf(rn), r1), nextDay(today, monthOf(rn), r2)]);
  if (nn) return given([nextDay(today, monthOf(nn), nd, ny)]);
  if (nn2) return given([nextDay(today, monthOf(nn2), nd2, ny2)]);
  if (a) return [...new Set(given([nextDay(today, b, a, c), nextDay(today, a, b, c)]))];
  const only = groups.only ?? groups.nth;
  if (only) return given([nextOfMonth(before ?? today, Number(only))]);
  const isFollowing = isReturn && before !== null && (groups.cday ?? groups.eday) !== undefined;
  return given([relativeDay(groups, isFollowing ? before : today)]);
}

/** The next day with this number, in the same month or the first that has it. */
function nextOfMonth(from: IsoDate, day: number): IsoDate | null {
  const [year = 0, month = 0] = from.split('-').map(Number);
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const months = month - 1 + ahead;
    const date = realDate(year + Math.floor(months / 12), (months % 12) + 1, day);
    if (date !== null && date >= from) return date;
  }
  return null;
}

/** Without a year, the next such day from today, today included; 29 February waits for its year. */
function nextDay(
  today: IsoDate,
  month: string | number | null | undefined,
  day: string | undefined,
  year?: string,
): IsoDate | null {
  if (year !== undefined)
    return realDate(year.length === 2 ? 2000 + Number(year) : Number(year), Number(month), Number(day));
  const thisYear = Number(today.slice(0, 4));
  const date = realDate(thisYear, Number(month), Number(day));
  return date !== null && date >= today ? date : realDate(thisYear + 1, Number(month), Number(day));
}

const AHEAD: Record<string, number> = {
  今天: 0,
  今晚: 0,
  明早: 1,
  明晚: 1,
  今日: 0,
  today: 0,
  tonight: 0,
  明天: 1,
  明日: 1,
  聽日: 1,
  听日: 1,
  tomorrow: 1,
  tmr: 1,
  tmrw: 1,
  后天: 2,
  後天: 2,
  'day after tomorrow': 2,
  大后天: 3,
  大後天: 3,
};
const CHINESE_DAYS = '一二三四五六日';
const ENGLISH_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** From 0 for Monday. */
function weekdayOf(chinese: string | undefined, english: string | undefined): number {
  if (chinese) return CHINESE_DAYS.indexOf(chinese === '天' ? '日' : chinese);
  return ENGLISH_DAYS.indexOf((english ?? '').slice(0, 3));
}

function relativeDay({ rel, plus, ahead, later, cw, cday, ew, eday }: Groups, today: IsoDate): IsoDate | null {
  const days = rel === undefined ? Number(plus ?? ahead ?? later ?? Number.NaN) : AHEAD[rel];
  if (days !== undefined && !Number.isNaN(days)) return addDays(today, days);
  const weekday = weekdayOf(cday, eday);
  if (weekday < 0) return null;
  const weeks = cw?.startsWith('下下') ? 2 : cw?.startsWith('下') || ew === 'next' ? 1 : 0;
  const now = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  // `Next Friday` and 下周五 are in the next week, which begins on Monday; without such a word it is the coming one.
  const distance = weekday - now + 7 * weeks;
  // A past day of this week is not meant, and the intended one is unknown.
  if (distance < 0 && /^[本这這]/.test(cw ?? '')) return null;
  return addDays(today, weeks === 0 && distance < 0 ? distance + 7 : distance);
}
