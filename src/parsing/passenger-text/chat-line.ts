import type { IsoDate } from '../../contract/dates.ts';
import { READ, RemainingText } from '../text/remaining-text.ts';
import { genderOfTitle } from '../text/titles.ts';
import type { Bearer } from './bearer.ts';
import { type CountriesRead, takeCountries } from './chat-countries.ts';
import { type DatesRead, readDates } from './chat-date-roles.ts';
import { type BrokenDates, takeBrokenDates, takeDates } from './chat-dates.ts';
import {
  type DocumentRead,
  type GenderRead,
  takeContacts,
  takeDocument,
  takeGender,
  takeGenderLetter,
  takeIdCards,
  takeKind,
} from './chat-details.ts';
import { type NameRead, nameRuns, takeName } from './chat-name.ts';
import { idCardResult, readIdCard } from './id-cards.ts';
import { residenceCardOf } from './residence-cards.ts';
import { type DocsRecord, type PassengerTextError, type PassengerTextResult, resultOf } from './types.ts';
import { sure, UNCLEAR } from './unclear.ts';

/** The kinds of details in a line; lines of one passenger do not repeat one. */
export type ChatKind =
  | 'name'
  | 'surname'
  | 'given'
  | 'han'
  | 'contact'
  | 'birth'
  | 'expiry'
  | 'issue'
  | 'number'
  | 'gender'
  | 'country'
  | 'type';

export interface ChatReading {
  readonly kinds: ReadonlySet<ChatKind>;
  readonly result: PassengerTextResult;
}

interface Details {
  readonly hasContact: boolean;
  readonly idCards: readonly string[];
  readonly dates: DatesRead;
  readonly document: DocumentRead;
  readonly gender: GenderRead;
  readonly countries: CountriesRead;
  readonly isInfant: boolean;
  readonly broken: BrokenDates;
  readonly name: NameRead;
}

/** Longer lines are no chat; one person's details take a few hundred characters. */
export const LONGEST_CHAT_LINE = 1_000;

const BULLET =
  /^\s*(?:(?:[-*•●○▪◦■□◆◇→»]|(?:\d{1,2}|[A-H](?!\.[A-Z]\.))[.):,](?!\d)|\(\d{1,2}\)|第[一二三四五六七八九\d]{1,2}[位个個]?)\s*)+/;
const ORNAMENT = /[\p{Extended_Pictographic}"*_~|[\]{}<>【】「」『』《》]/gu;

/** Reads a passenger's details in any order, with labels or without; null where nothing was recognised. */
export function readChatLine(text: string, today: IsoDate): ChatReading | null {
  if (text.length > LONGEST_CHAT_LINE) return null;
  const bullet = BULLET.exec(text)?.[0].length ?? 0;
  const original = text.slice(bullet).replace(ORNAMENT, (mark) => ' '.repeat(mark.length));
  const line = new RemainingText(capitals(original));
  const read = takeDetails(line, today);
  const details = { ...read, name: takeName(line, original, bearerOf(read)) };
  const kinds = kindsOf(details);
  if (kinds.size === 0) return null;
  return {
    kinds,
    result:
      details.idCards.length > 0 && details.document.number === null
        ? cardOf(details, today)
        : passengerOf(details, today),
  };
}

function bearerOf({ gender, countries, idCards }: Omit<Details, 'name'>): Bearer {
  const nationality = sure(countries.nationality) ?? countries.issuer ?? (idCards.length > 0 ? 'CHN' : null);
  return { gender: sure(gender), nationality };
}

/** One for one, so that positions are preserved. */
function capitals(text: string): string {
  return text.replace(/[a-z\u00E0-\u00F6\u00F8-\u00FE\u0100-\u024F\u1E00-\u1EFF\u0430-\u044F]/g, (letter) =>
    letter.toUpperCase().length === 1 ? letter.toUpperCase() : letter,
  );
}

/** A frequent flyer number: its airline code is no country. */
const MEMBER_CARD =
  /(?:(?<![A-Z\d])(?:FFP?|FQTV)[\s:#]{1,3})?(?<![A-Z0-9])(?!CN)(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) \d{10,14}(?![A-Z0-9])|(?:[国东南海川厦深山]航|吉祥|春秋|(?<![A-Z\d])[A-Z\d]{2})? ?(?:会员|會員|明珠|凤凰知音|里程|常旅客|金鹏|东方万里行|SKYPASS|KRISFLYER|MILEAGE ?PLUS|FFP|FQTV|FREQUENT FLYER|MEMBER(?:SHIP)?){1,2}(?:卡|号|號| ?(?:NO\.?|NUMBER|ID|CARD)){0,3}[\s:.#]{0,3}(?:[A-Z]{2} ?)?\d{8,16}(?![A-Z0-9])/g;

/** Printed in passports; no form needs it. */
const BIRTHPLACE =
  /(?<![A-Z])PLACE OF BIRTH[\s:]{0,3}(?:[A-Z]{2,20}(?![A-Z]))?|出生地点?[\s:]{0,3}\p{Script=Han}{0,8}/gu;

/** A ticket number, `999-1234567890`, `票号9991234567890`. */
const TICKET =
  /(?<![A-Z0-9-])\d{3}-\d{10}(?![A-Z0-9])|(?:电子客票号?|票号|票號|E-?TICKET|ETKT|TICKET|TKT)(?: ?(?:NO\.?|NUMBER|#))?[\s:.]{0,3}\d{3}[- ]?\d{10}(?!\d)/g;

/** The positions of names in a line, and of its first detail. Words without any detail between them are one name. */
export function namePlaces(
  text: string,
  today: IsoDate,
): { places: { from: number; to: number }[]; firstDetail: number } {
  const bullet = BULLET.exec(text)?.[0].length ?? 0;
  const plain = text.slice(bullet).replace(ORNAMENT, (mark) => ' '.repeat(mark.length));
  const line = new RemainingText(capitals(plain));
  takeDetails(line, today);
  const rest = line.text;
  const places: { from: number; to: number }[] = [];
  for (const { from, to } of nameRuns(rest)) {
    const last = places.at(-1);
    if (last && !rest.slice(last.to, from).includes(READ)) last.to = to;
    else places.push({ from, to });
  }
  const shift = (at: number) => at + bullet;
  return {
    places: places.map(({ from, to }) => ({ from: shift(from), to: shift(to) })),
    firstDetail: shift(rest.indexOf(READ)),
  };
}

/** Reads everything of a line except the name. */
function takeDetails(line: RemainingText, today: IsoDate): Omit<Details, 'name'> {
  // The most certain shapes first: the remainder is then less ambiguous.
  const hasDigits = /\d/.test(line.text);
  const idCards = hasDigits ? takeIdCards(line) : [];
  if (hasDigits) for (const number of [MEMBER_CARD, TICKET]) line.takeAll(number);
  const hasContact = takeContacts(line);
  const dates = readDates(hasDigits ? takeDates(line) : [], today);
  const document = takeDocument(line);
  line.takeAll(BIRTHPLACE);
  const words = takeGender(line);
  const countries = takeCountries(line, document.numberEnd);
  const gender = words ?? takeGenderLetter(line);
  const isInfant = takeKind(line);
  const broken = takeBrokenDates(line, dates.birth !== null);
  return { hasContact, idCards, dates, document, gender, countries, isInfant, broken };
}

function kindsOf({ hasContact, idCards, dates, document, gender, countries, name }: Details): ReadonlySet<ChatKind> {
  const kinds: [ChatKind, boolean][] = [
    ['name', name.surname !== null && name.given.length > 0],
    ['surname', name.surname !== null && name.given.length === 0],
    ['given', name.surname === null && name.given.length > 0],
    ['contact', hasContact],
    ['han', name.han !== null],
    ['birth', dates.birth !== null],
    ['expiry', dates.expiry !== null],
    ['issue', dates.hasIssue === true],
    ['number', document.number !== null || idCards.length > 0],
    ['type', document.type !== null],
    ['gender', gender !== null],
    ['country', countries.nationality !== null || countries.issuer !== null],
  ];
  return new Set(kinds.filter(([, isThere]) => isThere).map(([kind]) => kind));
}

const NAME = /^[A-Z]+(?: [A-Z]+)*$/;

function passengerOf(details: Details, today: IsoDate): PassengerTextResult {
  const { dates, document, countries, name } = details;
  const told = name.title ? genderOfTitle(name.title) : null;
  const card = details.idCards.length === 1 ? readIdCard(details.idCards[0] ?? '', today) : null;
  const fromCard = card?.errors.length === 0 ? card : null;
  const record: DocsRecord = {
    airline: null,
    documentType: document.type,
    issuingCountry: countries.issuer,
    number: sure(document.number),
    nationality: sure(countries.nationality),
    birthDate: sure(dates.birth) ?? fromCard?.birthDate ?? null,
    gender: sure(details.gender) ?? told ?? fromCard?.gender ?? null,
    infant: details.isInfant,
    expiryDate: sure(dates.expiry),
    surname: name.surname,
    givenNames: name.given,
    title: name.title,
    ...(name.han === null || name.isHanUnclear || name.surname !== null || name.given.length > 0
      ? {}
      : { hanName: name.han }),
    ...otherNameOf(name),
    primaryHolder: false,
    passengerRef: null,
  };
  return resultOf(record, passengerFaults(details, told, today), document.number === null);
}

function otherNameOf({ other, otherTitle }: NameRead): Pick<DocsRecord, 'otherName'> {
  if (!other) return {};
  const [surname = '', ...givenNames] = other;
  return { otherName: { surname, givenNames, ...(otherTitle === undefined ? {} : { title: otherTitle }) } };
}

function passengerFaults(details: Details, told: 'M' | 'F' | null, today: IsoDate): PassengerTextError[] {
  const { dates, document, gender, countries, name } = details;
  const [birth, expiry] = [sure(dates.birth), sure(dates.expiry)];
  const isNamed = name.given.length > 0 && [name.surname ?? '', ...name.given].every((part) => NAME.test(part));
  const faults: [PassengerTextError, boolean][] = [
    ['number', document.number === UNCLEAR],
    ['birth-date', dates.birth === UNCLEAR || (dates.birth === null && details.broken.birth)],
    ['future-birth', birth !== null && birth > today],
    ['expiry-date', dates.expiry === UNCLEAR || (dates.expiry === null && details.broken.expiry)],
    ['expired', expiry !== null && expiry < today],
    ['country', countries.nationality === UNCLEAR],
    ['gender', gender === UNCLEAR || isAgainst(gender, told)],
    ['name', !isNamed || name.isUnclear],
  ];
  return faults.filter(([, isWrong]) => isWrong).map(([fault]) => fault);
}

function isAgainst(stated: GenderRead, told: 'M' | 'F' | null): boolean {
  return told !== null && (stated === 'M' || stated === 'F') && stated !== told;
}

/** An identity card, or a residence card with a number of the same shape. */
function cardOf(details: Details, today: IsoDate): PassengerTextResult {
  const [number = ''] = details.idCards;
  const residence = residenceCardOf(number);
  if (!residence) return idCardOf(details, today);
  const nationality = details.countries.nationality ?? residence.nationality;
  const document = { type: residence.type, number, numberEnd: null };
  const { record, errors } = passengerOf(
    { ...details, document, countries: { ...details.countries, nationality } },
    today,
  );
  return resultOf(record, [...errors, ...readIdCard(number, today).errors]);
}

/** An identity card: other details of the line must agree with its number. */
function idCardOf({ idCards, dates, gender, name }: Details, today: IsoDate): PassengerTextResult {
  const [number = ''] = idCards;
  const card = readIdCard(number, today);
  const latin = [name.surname, ...name.given].filter((part) => part !== null).join(' ');
  const called = name.han ?? (latin === '' ? null : latin);
  const stated = sure(dates.birth);
  const faults: [PassengerTextError, boolean][] = [
    ['number', new Set(idCards).size > 1],
    ['birth-date', stated !== null && card.birthDate !== null && stated !== card.birthDate],
    ['gender', gender === UNCLEAR || isAgainst(gender, card.gender)],
    ['name', called === null || name.isHanUnclear || (name.han === null && name.isUnclear)],
  ];
  const wrong = faults.filter(([, isWrong]) => isWrong).map(([fault]) => fault);
  return idCardResult(number, called, today, wrong);
}
