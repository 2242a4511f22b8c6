import { type IsoDate, LAST_SHORT_YEAR } from '../../contract/dates.ts';
import type { Dictionaries } from '../../contract/dictionaries/types.ts';
import { birthdayOfIdCard, isIdCardNumber } from '../../contract/id-card.ts';
import { toMachineReadable } from '../../contract/latin-names.ts';
import { plainAscii } from '../../contract/one-line.ts';
import { typedDate } from '../../contract/typed-dates.ts';
import type { SheetRow } from './read-sheet.ts';
import { documentTypeOf, genderOf } from './sheet-columns.ts';

/** A traveller's fields from a row of a sheet read on `today`, each as its schema validates it; missing ones are undefined. */
export function fieldsOfRow({ cells }: SheetRow, dictionaries: Pick<Dictionaries, 'countries'>, today: IsoDate) {
  const number = cells.documentNumber && numberOf(cells.documentNumber);
  const type = cells.documentType ? documentTypeOf(cells.documentType) : guessType(number);
  const idBirthday = number && isIdCardNumber(number) ? birthdayOfIdCard(number) : undefined;
  const nationality = countryOf(cells.nationality, dictionaries);
  const writes = nationality ?? (type === 'idcard' ? 'CN' : countryOf(cells.issuingPlace, dictionaries));
  return {
    surname: latin(cells.surname, '', writes),
    givenName: latin(cells.givenName, ' ', writes),
    nativeName: cells.nativeName,
    gender: cells.gender && (genderOf(cells.gender) ?? cells.gender),
    birthday: dateOf(cells.birthday, Number(today.slice(0, 4))) ?? idBirthday,
    nationality,
    phone: cells.phone?.replace(/[\s()-]/g, ''),
    email: cells.email,
    document: {
      type,
      number,
      expiry: dateOf(cells.documentExpiry, LAST_SHORT_YEAR),
      issuingPlace: countryOf(cells.issuingPlace, dictionaries),
    },
    card: { airline: cells.cardAirline?.toUpperCase(), number: numberOf(cells.cardNumber ?? '') },
  };
}

const latin = (text: string | undefined, separator: '' | ' ', nationality: string | undefined) =>
  text && (toMachineReadable(text, separator, nationality) ?? text);

/** No passport number has the length of an ID card's: with a wrong check digit it is a mistyped ID card. */
const guessType = (number: string | undefined) => (/^\d{17}[\dX]$/.test(number ?? '') ? 'idcard' : 'passport');

/** A number without separators. Other characters are left for the schema to refuse. */
const numberOf = (text: string) => text.toUpperCase().replace(/\s|(?<=[A-Z0-9])-(?=[A-Z0-9])/g, '');

/** Drops empty fields. */
export function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));
}

/** The separator after a date, the time, and its zone: ` 0:00`, `00:00`, `T00:00:00.000Z`, ` 上午 12:00`, `T000000+0800`, `000000`. */
const TIME = new RegExp(
  [
    /(?:T|\s+|(?<=日)|(?<=^\d{8})(?=\d{6}$)|(?<=^\d{4}[-/.]\d\d[-/.]\d\d)(?=\d\d:))(?:(?:上午|下午|[AP]M)\s*)?/,
    /(\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?|\d{6}|\d{1,2}[时時点點]\d{1,2}分(?:\d{1,2}秒)?)/,
    /(?:\s*[AP]M)?\s*(Z|UTC|GMT|[+-]\d\d:?\d\d)?$/,
  ]
    .map(({ source }) => source)
    .join(''),
  'i',
);
const MIDNIGHT = /^[0\D]+$/;
const GREENWICH = /^(?:Z|UTC|GMT|[+-]00:?00)$/i;
/** The longest date with a time; longer cells are not parsed. */
const LONGEST = 40;

/** A date without its time. Unchanged if the day depends on the zone: `1990-04-30T16:00Z` is 1 May in China. */
function withoutTime(text: string): string {
  const found = TIME.exec(text);
  if (!found) return text;
  const [, time = '', zone = ''] = found;
  return GREENWICH.test(zone) && !MIDNIGHT.test(time) ? text : text.slice(0, found.index);
}

/**
 * Parses dates in text cells: as people type them into a form (typed-dates.ts), each also with a time, which programs add. Invalid and
 * ambiguous dates are left for the schema to refuse.
 */
function dateOf(text: string | undefined, latestYear: number): string | undefined {
  if (text === undefined || text.length > LONGEST) return text;
  const date = withoutTime(text);
  return typedDate(date, latestYear) ?? date;
}

/** A country's code, from its alpha-2 or alpha-3 code or its name in one of the languages, which may have full-width brackets: 刚果（布）. */
function countryOf(text: string | undefined, { countries }: Pick<Dictionaries, 'countries'>): string | undefined {
  if (!text) return undefined;
  const word = text.toUpperCase();
  if (countries.has(word)) return word;
  for (const { code, alpha3, names } of countries.values())
    if (alpha3 === word || Object.values(names).some((name) => plainAscii(name).toUpperCase() === word)) return code;
  return text;
}
