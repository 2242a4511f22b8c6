import { array, type InferType, mixed, object, string } from 'yup';
import { DATE_FORMATS, MAX_FAVOURITES, MAX_NICKNAME } from './limits.ts';
import { TOO_LONG, TOO_MANY } from './scalars.ts';

/** PUT /base/v2/me: what a user may change of their own account. The email is not changeable (spec §3, user). */
export const meInput = object({
  nickname: string().trim().max(MAX_NICKNAME, TOO_LONG).required('required'),
}).noUnknown();
export type MeInput = InferType<typeof meInput>;

/** The parts of a user's favourites and display choices that can be written one by one (spec §7). */
export const USER_CONFIG_KEYS = ['cities', 'countries', 'passengers', 'defaultRegion', 'dateFormat'] as const;
export type UserConfigKey = (typeof USER_CONFIG_KEYS)[number];

const codes = array(string().max(64, TOO_LONG).required('required')).max(MAX_FAVOURITES, TOO_MANY);
/** Favourite cities and countries are not empty, frequent travellers at most 30 (spec §5). */
const VALUES = {
  cities: codes.min(1, 'required').required('required'),
  countries: codes.min(1, 'required').required('required'),
  passengers: codes.required('required'),
  defaultRegion: string()
    .matches(/^[1-9]\d{0,3}$/, 'invalid')
    .required('required'),
  dateFormat: string().oneOf(DATE_FORMATS, 'invalid').required('required'),
};

function isKey(key: unknown): key is UserConfigKey {
  return USER_CONFIG_KEYS.some((known) => known === key);
}

/**
 * PUT /base/v2/me/config/{key}: replaces one part. Lists are whole, in the order the user gave them; with the list as it was `before`,
 * what another device put in or took out since stays so.
 */
export const userConfigInput = object({
  key: string().oneOf(USER_CONFIG_KEYS, 'invalid').required('required'),
  value: mixed<string | string[]>(
    (value): value is string | string[] => typeof value === 'string' || Array.isArray(value),
  )
    .required('required')
    .when('key', ([key], schema) => (isKey(key) ? VALUES[key] : schema)),
  before: codes.optional(),
}).noUnknown();
export interface UserConfigInput {
  key: UserConfigKey;
  value: string | string[];
  before?: string[] | undefined;
}
