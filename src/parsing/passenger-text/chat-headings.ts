import { allMatches } from '../text/all-matches.ts';
import {
  BIRTH_LABELS,
  DOCUMENT_LABELS,
  DOCUMENT_WORDS,
  EXPIRY_LABELS,
  GENDER_LABELS,
  GIVEN_LABELS,
  ISSUE_LABELS,
  ISSUER_LABELS,
  NAME_LABELS,
  NATIONALITY_LABELS,
  NUMBER_LABELS,
  SURNAME_LABELS,
} from './tables/chat-words.ts';

/** Lines without a passenger: a message's sender and time, and table headings. */

const TIME = '(?:[AP]M ?|上午|下午|凌晨|早上|晚上)?\\d{1,2}:\\d{2}(?::\\d{2})?(?: ?[AP]M)?';
const DAY =
  '(?:\\d{1,4}[-/.年]\\d{1,2}(?:[-/.月]\\d{1,4}日?)?|\\d{1,2}月\\d{1,2}日|昨天|今天|前天|星期[一二三四五六日天]|周[一二三四五六日]|YESTERDAY|TODAY)';
/** `老王 2026/11/19 18:02:11`, `Ann Lee, [19.11.2026 18:02]`, `Ann Lee  6:02 PM`. */
const SENT = new RegExp(`^[^\\d:]{1,40}[ ,\\t]\\[?(?:${DAY},? {1,2})?${TIME}\\]?:?$`, 'iu');
const LONGEST_HEADING = 80;

/** Whether a line holds only the sender and time of what follows. */
export function isSender(line: string): boolean {
  const text = line.trim();
  return text.length <= LONGEST_HEADING && SENT.test(text);
}

const LABELS = [
  ISSUER_LABELS,
  ISSUE_LABELS,
  BIRTH_LABELS,
  EXPIRY_LABELS,
  GENDER_LABELS,
  NATIONALITY_LABELS,
  SURNAME_LABELS,
  GIVEN_LABELS,
  NAME_LABELS,
  ...DOCUMENT_WORDS.map(([source]) => source),
  DOCUMENT_LABELS,
];
const COLUMN = new RegExp(`(?<![A-Z])(?:${LABELS.join('|')})(?![A-Z])(?: ?(?:${NUMBER_LABELS})(?![A-Z]))?`, 'gu');
const OTHER_COLUMN =
  /(?<![A-Z])(?:序号|序號|编号|編號|备注|備註|电话|電話|手机号?|手機號?|邮箱|TITLE|TYPE|PHONE|MOBILE|EMAIL|E-MAIL|REMARKS?|NO\.?|#)(?![A-Z])/g;
const LONGEST_TABLE = 300;

/** Whether a line is a table heading: three labels or more and no values; two may be a label and its value. */
export function isTableHead(line: string): boolean {
  if (/\d/.test(line) || line.length > LONGEST_TABLE) return false;
  let labels = 0;
  const counted = () => {
    labels += 1;
    return ' ';
  };
  const rest = line.toUpperCase().replace(COLUMN, counted).replace(OTHER_COLUMN, counted);
  return labels > 2 && !/[\p{L}\d]/u.test(rest);
}

/** `备注：靠窗`, `Remark: window seat`; one that says "none" is no remark. */
const REMARK =
  /^\s*(?:备注|備註|注意|注|说明|說明|REMARKS?|RMKS?|NOTES?|N\.?B\.?|P\.?S\.?|SPECIAL REQUESTS?|要求|特殊要求|需求)\s*[:.]\s*(?!(?:无|無|没有|沒有|-+|N\/?A|NONE|NIL)?\s*$)/i;

export function isRemark(line: string): boolean {
  return REMARK.test(line);
}

const REMARK_WITHIN =
  /(?<=[,;\s|/()-])(?:备注|備註|REMARKS?|RMKS?|NOTES?|SPECIAL REQUESTS?|特殊要求|要求)\s{0,3}[:.=]\s{0,3}(?=[^\s])/i;
const NO_REMARK = /^[^:.=]*[:.=]\s*(?:无|無|没有|沒有|-+|N\/?A|NONE|NIL)\W*$/i;

/** Splits a remark off the end of a line of details; null without one. */
export function remarkWithin(line: string): { details: string; remark: string | null } | null {
  const at = REMARK_WITHIN.exec(line)?.index;
  if (at === undefined) return null;
  const remark = line.slice(at);
  return { details: line.slice(0, at), remark: NO_REMARK.test(remark) ? null : remark };
}

const MEALS = '[A-Z]{2}ML|VEGETARIAN(?: MEAL)?|HALAL(?: MEAL)?|(?:儿童|兒童|婴儿|嬰兒|清真|素|糖尿病)(?:食|餐)';
const SEATS =
  '(?:WINDOW|AISLE|FRONT ROW|BULKHEAD) ?SEATS?|WINDOW|AISLE|SEAT \\d{1,2}[A-K]|靠(?:窗|走道|过道|走廊|通道)(?:户|座位?|位|的)?|前排(?:座位)?';
const HELP = 'WCH[RSC]|WHEEL ?CHAIRS?|UMNR|MEET AND ASSIST|轮椅|輪椅|无人陪伴|無人陪伴|行动不便';
const BAGS = '\\d{1,2} ?(?:BAGS?|PCS|PIECES?)(?: (?:OF )?(?:LUGGAGE|BAGGAGE))?(?: ?\\d{1,2} ?KGS?)?|\\d{1,2}件行李';
const WANTED = '(?:(?:NEEDS?|WANTS?|REQUESTS?|REQUIRES?)(?: AN?)? |需要?|要|想要)?';
const WISH = new RegExp(`(?<![A-Z/\\d])${WANTED}(?:${MEALS}|${SEATS}|${HELP}|${BAGS})(?![A-Z/])`, 'gi');

/** A traveller's requests (`VGML`, `靠窗`, `wheelchair`) among the details: no field holds them. Null without any. */
export function wishesWithin(line: string): { details: string; wishes: string } | null {
  const wishes = allMatches(WISH, line).map(([wish]) => wish);
  return wishes.length === 0 ? null : { details: line.replace(WISH, ' '), wishes: wishes.join(', ') };
}
