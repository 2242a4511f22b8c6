import { boolean, mixed, number, object, string, type TestContext, type ValidationError } from 'yup';
import { isIsoDate } from './dates.ts';
import { MONEY_LIMITS, REFERENCE_LENGTH } from './limits.ts';
import { CURRENCIES, isRate } from './money.ts';
import { isOneLine } from './one-line.ts';
import { readsTwoWays } from './typed-dates.ts';

/** Message keys with the limit; yup fills it in where they are used as `max(20, TOO_LONG)`. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder is yup's
export const TOO_LONG = 'tooLong:${max}';
// biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder is yup's
export const TOO_MANY = 'tooMany:${max}';

/** Schemas of dates, instants and money; separate from their rules, so that a first screen loads those without yup. */
const LOCAL = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;

/** A file sent as the body of a call (`upload` of its endpoint). */
export const fileBody = mixed<Uint8Array>((value): value is Uint8Array => value instanceof Uint8Array).required(
  'required',
);

export const dateSchema = string()
  .max(10, 'invalidDate')
  .test('date', 'invalidDate', (value, { createError }) => {
    if (value === undefined || value === null || isIsoDate(value)) return true;
    return readsTwoWays(value) ? createError({ message: 'dateTwoWays' }) : false;
  });
/** A day in a list filter: not near either end of the calendar, where zones and the next day cannot be computed. */
export const listedDaySchema = dateSchema.test(
  'listed',
  'invalidDate',
  (value) => !value || (value >= '1900-01-01' && value < '2200-01-01'),
);
export const localTimeSchema = string().matches(LOCAL, 'invalidDate');
export const instantSchema = string().matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/, 'invalidDate');

export const currencySchema = string().oneOf(CURRENCIES, 'invalidCurrency').required('required');
/** An amount in responses, which may be a large sum. */
export const minorAmount = number().integer('invalidAmount').min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);
/** Minor units in an input. */
export const typedAmount = number()
  .integer('invalidAmount')
  .min(-MONEY_LIMITS.amount, 'invalidAmount')
  .max(MONEY_LIMITS.amount, 'invalidAmount');
/** The same per person and ticket, not negative. */
export const typedPrice = typedAmount.min(0, 'invalidAmount').max(MONEY_LIMITS.price, 'invalidAmount');
/** Units of one currency per unit of another, as a decimal. */
export const typedRate = string()
  .max(25, TOO_LONG)
  .matches(/^\d{1,12}(\.\d{1,12})?$/, { message: 'invalid', excludeEmptyString: true })
  .test('range', 'invalidRate', (value) => !value || isRate(value));
/** An email address: as browsers check it, with a domain that can receive email, since `ann@gmail` is a typo. */
export const emailAddress = string()
  .max(120, TOO_LONG)
  .email('invalidEmail')
  .matches(/^[^@]*@[^@]*\.[^.@]{2,}$/, { message: 'invalidEmail', excludeEmptyString: true });
const singleLine = string().test('oneLine', 'oneLine', (value) => !value || isOneLine(value));
/** A name or text on one line, for emails, documents and file names: a line break would start a new line there. */
export const oneLine = (most: number) => singleLine.trim().max(most, TOO_LONG);
/** The same for responses too, which may have been stored with surrounding spaces. */
export const untrimmedLine = (most: number) => singleLine.max(most, TOO_LONG);
/** An agency's own number for a booking (spec §3, reference ID), in its own system's spelling. */
export const referenceField = oneLine(REFERENCE_LENGTH);
/** True for an order booked by sandbox suppliers, whatever the portal sells at present; absent otherwise. */
export const sandboxField = boolean().optional();

/** Checks that no text occurs twice in a list, as a yup test: the error is at the second of two. */
export function checkTwice(
  list: readonly unknown[],
  { path, createError }: Pick<TestContext, 'path' | 'createError'>,
): true | ValidationError {
  const twice = list.findIndex((one, i) => list.indexOf(one) < i);
  return twice < 0 || createError({ path: `${path}[${twice}]`, message: 'invalid' });
}

/** Placeholder for the portal's own origin, which a path must not leave; the name is reserved. */
const HERE = 'https://portal.invalid';

/**
 * Whether a path leads to a page of the portal by browsers' URL parsing. Browsers drop line breaks, treat backslashes as slashes and
 * resolve dots: a path that changes when parsed is rejected.
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
/** An amount that the sender saw or typed. */
export const typedMoney = object({ amount: typedAmount.required('required'), currency: currencySchema }).noUnknown();
