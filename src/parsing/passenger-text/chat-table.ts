import type { IsoDate } from '../../contract/dates.ts';
import { readChatLine } from './chat-line.ts';
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
  WHOLE_NAME_LABELS,
} from './tables/chat-words.ts';
import { isIdCardRecord, type PassengerTextError, type PassengerTextResult, resultOf } from './types.ts';

/** Tables copied from spreadsheets: a heading line, then one passenger per line with the same columns. */

type Role =
  | 'index'
  | 'note'
  | 'contact'
  | 'expiry'
  | 'issue'
  | 'birth'
  | 'gender'
  | 'nationality'
  | 'issuer'
  | 'type'
  | 'kind'
  | 'title'
  | 'name'
  | 'surname'
  | 'given'
  | 'document'
  | 'number';

interface Column {
  readonly heading: string;
  /** Null where the heading is about no detail of a passenger. */
  readonly role: Role | null;
}

export interface Table {
  readonly separator: RegExp;
  readonly columns: readonly Column[];
}

const whole = (source: string) => new RegExp(`^(?:${source})$`);
const NUMBER = `(?: ?(?:${NUMBER_LABELS}))?`;
const DOCUMENTS = DOCUMENT_WORDS.map(([source]) => source).join('|');
const OF_DOCUMENT = `(?:(?:${DOCUMENTS}|${DOCUMENT_LABELS}) ?)?`;
/** The first match applies. */
const ROLES: readonly (readonly [Role, RegExp])[] = [
  ['index', whole('序号|序號|编号|編號|S/?N|NO\\.?|#|ID ?#')],
  ['note', whole('备注|備註|说明|說明|REMARKS?|NOTES?|COMMENTS?')],
  ['contact', whole('(?:联系|聯絡)?(?:电话|電話)|手机号?码?|手機號?碼?|联系方式|邮箱|郵箱|电子邮件|微信号?|(?:TEL|PHONE|MOBILE|CELL|CONTACT)(?: ?NUMBER| ?NO\\.?)?|TELEPHONE|E-?MAIL(?: ADDRESS)?|WECHAT')],
  ['expiry', whole(`${OF_DOCUMENT}(?:${EXPIRY_LABELS})`)],
  ['issue', whole(`${OF_DOCUMENT}(?:${ISSUE_LABELS})`)],
  ['birth', whole(BIRTH_LABELS)],
  ['gender', whole(GENDER_LABELS)],
  ['issuer', whole(`${OF_DOCUMENT}(?:${ISSUER_LABELS})`)],
  ['nationality', whole(NATIONALITY_LABELS)],
  ['type', whole('(?:证件|證件)(?:类型|類型|种类|種類)|(?:ID|DOC(?:UMENT)?) TYPE')],
  ['kind', whole('(?:旅客|乘客)?(?:类型|類型)|(?:PAX |PASSENGER )?TYPE|PTC')],
  ['title', whole('称谓|稱謂|称呼|TITLE|SALUTATION')],
  ['name', whole(`${WHOLE_NAME_LABELS}|${NAME_LABELS}|(?:旅客|乘客)(?:中文|英文)?(?:姓名|名)|(?:ENGLISH|CHINESE) NAME`)],
  ['surname', whole(`(?:${SURNAME_LABELS}|LAST|FAMILY)(?: ?拼音)?`)],
  ['given', whole(`(?:名|英文名|${GIVEN_LABELS}|FIRST|GIVEN|MIDDLE)(?: ?拼音)?`)],
  ['document', whole(`(?:${DOCUMENTS})${NUMBER}`)],
  ['number', whole(`(?:${DOCUMENT_LABELS})${NUMBER}`)],
]; // biome-ignore format: one table

const SEPARATORS: readonly RegExp[] = [/\t/, /\|/, /[,，]/, /[;；]/, / {2,}/];
const SHORTEST = 5;
const LONGEST = 300;
const LEAST = { columns: 3, known: 2 } as const;
const MOST_COLUMNS = 30;
/** Of a label and its value. */
const MOST_WORDS = 4;

/** Parses a heading line; null for others: at least three columns, most of them known, one identifying the person. */
export function tableOf(line: string): Table | null {
  if (/\d/.test(line) || line.length < SHORTEST || line.length > LONGEST) return null;
  const isHan = /^[\p{Script=Han}\s]+$/u.test(line);
  for (const separator of isHan ? [...SEPARATORS, / +/] : SEPARATORS) {
    const headings = cellsOf(line, separator);
    if (headings.length < LEAST.columns || headings.length > MOST_COLUMNS) continue;
    const columns = withGiven(headings.map((heading) => ({ heading, role: roleOf(heading) })));
    const known = columns.filter(({ role }) => role !== null);
    const isAbout = known.some(
      ({ role }) => role === 'name' || role === 'surname' || role === 'document' || role === 'number',
    );
    // Spaces also separate the words of a label.
    const isSure = !separator.source.startsWith(' ') || known.length === columns.length || columns.length > MOST_WORDS;
    const isMost = isSure && known.length >= LEAST.known && known.length * 2 > columns.length;
    if (isMost && isAbout) return { separator, columns };
  }
  return null;
}

/** Beside a surname column, a name is the given one. */
function withGiven(columns: readonly Column[]): Column[] {
  const isHalf = columns.some(({ role }) => role === 'surname') && !columns.some(({ role }) => role === 'given');
  return columns.map((column) =>
    isHalf && column.role === 'name' && !/姓|FULL/i.test(column.heading) ? { ...column, role: 'given' } : column,
  );
}

function cellsOf(line: string, separator: RegExp): string[] {
  const listed = line.replace(/^\s*(?:[-*•●]\s+)?[【「『《]?/, '');
  const bare = separator.source === '\\|' ? listed.replace(/^\s*\||\|\s*$/g, '') : listed;
  const cells = bare.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/ +/g, ' ')
      .replace(/^"(.*)"$/, '$1'),
  );
  return separator.source.startsWith(' ') ? cells.filter((cell) => cell !== '') : cells;
}

function roleOf(heading: string): Role | null {
  const plain = heading
    .toUpperCase()
    .replace(/[*:：]/g, '')
    .replace(/\(.*?\)/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return ROLES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** The content of a table row. */
export interface Row {
  readonly result: PassengerTextResult;
  /** It has a remark, which is not stored. */
  readonly hasNote: boolean;
  /** It has a value under an unknown heading. */
  readonly hasOther: boolean;
}

/** Reads a row by its headings; null when its columns differ. */
export function readRow(line: string, { separator, columns }: Table, today: IsoDate): Row | null {
  const cells = cellsOf(line, separator);
  const isWhole =
    cells.length === columns.length ||
    (separator.source === '\\t' && cells.length < columns.length && cells.length > 1);
  if (!isWhole) return null;
  const filled = columns.flatMap((column, i) => (cells[i] ? [{ ...column, value: cells[i] }] : []));
  const reading = readChatLine(formOf(filled), today);
  if (!reading) return null;
  return {
    result: withLost(reading.result, filled),
    hasNote: filled.some(({ role, value }) => role === 'note' && !EMPTY.test(value)),
    hasOther: filled.some(({ role, value }) => role === null && !EMPTY.test(value)),
  };
}

const EMPTY = /^(?:无|無|没有|沒有|-+|\/|N\/?A|NONE|NIL)$/i;

interface Cell extends Column {
  readonly value: string;
}

const LABELS: Partial<Record<Role, string>> = {
  birth: 'DATE OF BIRTH: ',
  expiry: 'EXPIRY DATE: ',
  issue: 'DATE OF ISSUE: ',
  gender: 'GENDER: ',
  nationality: 'NATIONALITY: ',
  issuer: 'ISSUING COUNTRY: ',
  contact: 'TEL: ',
  number: 'NO: ',
};

/** The row as a form with a label for each detail. */
function formOf(cells: readonly Cell[]): string {
  const valueOf = (role: Role) => cells.filter((cell) => cell.role === role).map(({ value }) => value);
  const title = valueOf('title')
    .map((value) => ` ${value}`)
    .join('');
  const parts = [
    ...nameParts(valueOf('surname').join(' '), valueOf('given').join(' '), title),
    ...valueOf('name').map((name, i) => (i === 0 ? name + title : name)),
  ];
  for (const { role, heading, value } of cells) {
    if (role === 'type' || role === 'kind') parts.push(value);
    else if (role === 'document') parts.push(`${heading.replace(/\(.*?\)/g, '')}: ${value}`);
    else if (role === 'birth' || role === 'expiry') parts.push(`${LABELS[role]}${inOrder(value, heading)}`);
    else if (role === 'contact' && value.includes('@')) parts.push(value);
    else if (role !== null && LABELS[role] !== undefined) parts.push(`${LABELS[role]}${value}`);
  }
  return parts.join('\t');
}

function nameParts(surname: string, given: string, title: string): string[] {
  if (surname === '' && given === '') return [];
  if (/\p{Script=Han}/u.test(surname + given)) return [`${surname}${given}`];
  return [
    ...(surname === '' ? [] : [`SURNAME: ${surname}`]),
    ...(given === '' ? [] : [`GIVEN NAMES: ${given}${title}`]),
  ];
}

/** A date in the order of its heading (`DD/MM/YYYY`). */
function inOrder(value: string, heading: string): string {
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(value) ?? [];
  if (!year || !first || !second) return value;
  if (/D[/. -]?M/i.test(heading)) return `${year}-${second}-${first}`;
  return /M[/. -]?D/i.test(heading) ? `${year}-${first}-${second}` : value;
}

/** A cell that was not parsed is an error, however it looks. */
function withLost({ record, errors, partial }: PassengerTextResult, cells: readonly Cell[]): PassengerTextResult {
  if (record === null) return { valid: false, record, errors, partial };
  const has = (...roles: Role[]) => cells.some(({ role }) => role !== null && roles.includes(role));
  const isCard = isIdCardRecord(record);
  const lost: [PassengerTextError, boolean][] = [
    ['birth-date', has('birth') && record.birthDate === null],
    ['gender', has('gender', 'title') && record.gender === null],
    ['number', has('document', 'number') && record.number === null],
    ['expiry-date', has('expiry') && !isCard && record.expiryDate === null],
    ['country', has('nationality') && !isCard && record.nationality === null],
  ];
  return resultOf(record, [...errors, ...lost.flatMap(([error, isLost]) => (isLost ? [error] : []))], partial);
}
