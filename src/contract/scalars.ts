import { mixed, number, object, string } from 'yup';
import { isIsoDate } from './dates.ts';
import { CURRENCIES } from './money.ts';

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
  .test('date', 'invalidDate', (value) => value === undefined || value === null || isIsoDate(value));
/** A day that a list is narrowed to: none that is near either end of the calendar, where no zone and no next day can be reckoned. */
export const listedDaySchema = dateSchema.test(
  'listed',
  'invalidDate',
  (value) => !value || (value >= '1900-01-01' && value < '2200-01-01'),
);
export const localTimeSchema = string().matches(LOCAL, 'invalidDate');
export const instantSchema = string().matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/, 'invalidDate');

export const currencySchema = string().oneOf(CURRENCIES, 'invalidCurrency').required('required');
export const minorAmount = number().integer('invalidAmount').min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);
/** Where mail reaches somebody: as browsers check it, and of a domain that can have mail, since `ann@gmail` is a slip. */
export const emailAddress = string()
  .max(120, TOO_LONG)
  .email('invalidEmail')
  .matches(/^[^@]*@[^@]*\.[^.@]{2,}$/, { message: 'invalidEmail', excludeEmptyString: true });
/** A path within the portal, never another site's. */
export const sameSitePath = string()
  .max(300, TOO_LONG)
  .matches(/^\/(?![/\\])/, 'invalid');
export const moneySchema = object({ amount: minorAmount.required('required'), currency: currencySchema }).noUnknown();
