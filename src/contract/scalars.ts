import { boolean, mixed, number, object, string, type TestContext, type ValidationError } from 'yup';
import { isIsoDate } from './dates.ts';
import { MONEY_LIMITS, REFERENCE_LENGTH } from './limits.ts';
import { CURRENCIES, isRate } from './money.ts';
import { isOneLine } from './one-line.ts';
import { readsTwoWays } from './typed-dates.ts';

/** Keys of messages that name the limit; yup fills it in where they are used as `max(20, TOO_LONG)`. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder is yup's
export const TOO_LONG = 'tooLong:${max}';
// biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder is yup's
export const TOO_MANY = 'tooMany:${max}';

/** Schemas of dates, instants and money; apart from their rules, so that a first screen loads those without yup. */
const LOCAL = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;

/** A file that comes as the body of a call (`upload` of its endpoint). */
export const fileBody = mixed<Uint8Array>((value): value is Uint8Array => value instanceof Uint8Array).required(
  'required',
);

export const dateSchema = string()
  .max(10, 'invalidDate')
  .test('date', 'invalidDate', (value, { createError }) => {
    if (value === undefined || value === null || isIsoDate(value)) return true;
    return readsTwoWays(value) ? createError({ message: 'dateTwoWays' }) : false;
  });
/** A day that a list is narrowed to: none that is near either end of the calendar, where no zone and no next day can be reckoned. */
export const listedDaySchema = dateSchema.test(
  'listed',
  'invalidDate',
  (value) => !value || (value >= '1900-01-01' && value < '2200-01-01'),
);
export const localTimeSchema = string().matches(LOCAL, 'invalidDate');
export const instantSchema = string().matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/, 'invalidDate');

export const currencySchema = string().oneOf(CURRENCIES, 'invalidCurrency').required('required');
/** Of what is answered, which may be the sum of much. */
export const minorAmount = number().integer('invalidAmount').min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);
/** Minor units that somebody types or sends. */
export const typedAmount = number()
  .integer('invalidAmount')
  .min(-MONEY_LIMITS.amount, 'invalidAmount')
  .max(MONEY_LIMITS.amount, 'invalidAmount');
/** The same per person and ticket, and never less than none. */
export const typedPrice = typedAmount.min(0, 'invalidAmount').max(MONEY_LIMITS.price, 'invalidAmount');
/** Units of one currency for one of another, as a decimal. */
export const typedRate = string()
  .max(25, TOO_LONG)
  .matches(/^\d{1,12}(\.\d{1,12})?$/, { message: 'invalid', excludeEmptyString: true })
  .test('range', 'invalidRate', (value) => !value || isRate(value));
/** Where mail reaches somebody: as browsers check it, and of a domain that can have mail, since `ann@gmail` is a slip. */
export const emailAddress = string()
  .max(120, TOO_LONG)
  .email('invalidEmail')
  .matches(/^[^@]*@[^@]*\.[^.@]{2,}$/, { message: 'invalidEmail', excludeEmptyString: true });
const singleLine = string().test('oneLine', 'oneLine', (value) => !value || isOneLine(value));
/** A name or a text of one line, as it goes into mails, papers and the names of files: a break in it would begin a line of its own there. */
export const oneLine = (most: number) => singleLine.trim().max(most, TOO_LONG);
/** The same of what is answered as well, and may have been kept with spaces around it. */
export const untrimmedLine = (most: number) => singleLine.max(most, TOO_LONG);
/** An agency's own number for a booking (spec §3, reference ID), written as its own system writes it. */
export const referenceField = oneLine(REFERENCE_LENGTH);
/** True of an order that sandbox suppliers have booked, whatever the portal sells by now; absent of all others. */
export const sandboxField = boolean().optional();

/** Whether no text stands in a list twice, as a test of yup answers it: with a fault at the second of two. */
export function checkTwice(
  list: readonly unknown[],
  { path, createError }: Pick<TestContext, 'path' | 'createError'>,
): true | ValidationError {
  const twice = list.findIndex((one, i) => list.indexOf(one) < i);
  return twice < 0 || createError({ path: `${path}[${twice}]`, message: 'invalid' });
}

/** Stands for the portal's own address, which a path must not lead away from; the name is nobody's. */
const HERE = 'https://portal.invalid';

/**
 * Whether a path leads to a page of the portal by the rules that browsers read addresses by. They drop line breaks, take backslashes for
 * slashes and walk dots: a path that is another one once it is read is none.
 */
function isOnThisSite(path: string): boolean {
  if (!URL.canParse(path, HERE)) return false;
  const { origin, pathname, search, hash } = new URL(path, HERE);
  return origin === HERE && !pathname.startsWith('//') && `${pathname}${search}${hash}` === path;
}

/** A path within the portal, never another site's. */
export const sameSitePath = string()
  .max(300, TOO_LONG)
  .test('sameSite', 'invalid', (value) => value === undefined || isOnThisSite(value));
export const moneySchema = object({ amount: minorAmount.required('required'), currency: currencySchema }).noUnknown();
/** What the sender has seen, or types. */
export const typedMoney = object({ amount: typedAmount.required('required'), currency: currencySchema }).noUnknown();
