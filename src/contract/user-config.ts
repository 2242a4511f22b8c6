import { array, type InferType, mixed, number, object, string } from 'yup';
import { CLIENT_MARKUP_UNITS, type ClientMarkup, isClientMarkupUnit, MOST_CLIENT_MARKUP } from './client-price.ts';
import { DATE_FORMATS, MAX_FAVOURITES, MAX_NICKNAME, MONEY_LIMITS } from './limits.ts';
import { CURRENCIES } from './money.ts';
import { oneLine, TOO_LONG, TOO_MANY } from './scalars.ts';
import { areaCodeField, mobileField } from './users.ts';

/** PUT /base/v2/me: what a user may change of their own account. The email is not changeable (spec §3, user). */
export const meInput = object({
  /** Absent fields are unchanged. */
  nickname: oneLine(MAX_NICKNAME).min(1, 'required').optional(),
  /** Both are empty for none. */
  areaCode: areaCodeField.optional(),
  mobile: mobileField.optional(),
}).noUnknown();
export type MeInput = InferType<typeof meInput>;

/** The parts of a user's favourites and preferences that can be written separately (spec §7), and their client markup. */
export const USER_CONFIG_KEYS = [
  'cities',
  'countries',
  'passengers',
  'defaultRegion',
  'contactPhone',
  'dateFormat',
  'clientMarkup',
] as const;
export type UserConfigKey = (typeof USER_CONFIG_KEYS)[number];

const codes = array(string().max(64, TOO_LONG).required('required')).max(MAX_FAVOURITES, TOO_MANY);
export const clientMarkupSchema = object({
  unit: string().oneOf(CLIENT_MARKUP_UNITS, 'invalid').required('required'),
  value: number()
    .integer('invalid')
    .min(0, 'invalid')
    .max(MONEY_LIMITS.price, 'invalid')
    .when('unit', ([unit], schema) =>
      isClientMarkupUnit(unit) ? schema.max(MOST_CLIENT_MARKUP[unit], 'invalid') : schema,
    )
    .required('required'),
  currency: string().oneOf(CURRENCIES, 'invalidCurrency').required('required'),
}).noUnknown();

/** Favourite cities and countries are non-empty, frequent travellers at most 30 (spec §5). */
const VALUES = {
  cities: codes.min(1, 'required').required('required'),
  countries: codes.min(1, 'required').required('required'),
  passengers: codes.required('required'),
  defaultRegion: string()
    .max(4, 'invalid')
    .matches(/^[1-9]\d{0,3}$/, 'invalid')
    .required('required'),
  /** The default contact phone of new bookings, with `defaultRegion` as prefix; empty for none. */
  contactPhone: mobileField.defined('required'),
  dateFormat: string().oneOf(DATE_FORMATS, 'invalid').required('required'),
  clientMarkup: clientMarkupSchema.required('required'),
};

type UserConfigValue = string | string[] | ClientMarkup;

function isKey(key: unknown): key is UserConfigKey {
  return USER_CONFIG_KEYS.some((known) => known === key);
}

/**
 * PUT /base/v2/me/config/{key}: replaces one part. Lists are complete, in the user's order; with the earlier list as `before`, additions
 * and removals by another device since are preserved.
 */
export const userConfigInput = object({
  key: string().oneOf(USER_CONFIG_KEYS, 'invalid').required('required'),
  value: mixed<UserConfigValue>(
    (value): value is UserConfigValue => typeof value === 'string' || (typeof value === 'object' && value !== null),
  )
    .required('required')
    .meta({ oneOfSchemas: Object.values(VALUES) })
    .when('key', ([key], schema) => (isKey(key) ? VALUES[key] : schema)),
  before: codes.optional(),
}).noUnknown();
export interface UserConfigInput {
  key: UserConfigKey;
  value: UserConfigValue;
  before?: string[] | undefined;
}
