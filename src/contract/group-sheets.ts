import { array, type InferType, number, object, string } from 'yup';
import { GROUP_LIMITS } from './limits.ts';
import { PASSENGER_TYPES } from './passenger-terms.ts';
import { fileBody, TOO_LONG } from './scalars.ts';

/** POST …/{id}/passengers/sheet: the xlsx file itself as the body. Parsed for the form; nothing is submitted. */
export const groupSheetInput = object({
  id: string().max(64, TOO_LONG).required('required'),
  image: fileBody,
}).noUnknown();
export type GroupSheetInput = InferType<typeof groupSheetInput> & { image: Uint8Array<ArrayBuffer> };

/**
 * POST …/{id}/passengers/rows: rows as copied from a spreadsheet, tab-separated, parsed like a sheet. The first row names the columns;
 * without one they are those of the template.
 */
export const groupRowsInput = object({
  id: string().max(64, TOO_LONG).required('required'),
  text: string().max(GROUP_LIMITS.rowsLength, TOO_LONG).meta({ raw: true }).required('required'),
}).noUnknown();
export type GroupRowsInput = InferType<typeof groupRowsInput>;

const text = string().defined();
export const groupSheetAnswer = object({
  rows: array(
    object({
      /** The spreadsheet's row number. */
      row: number().integer().required(),
      name: text,
      /** A passenger in the form's shape: missing values are empty, invalid ones stay as written. */
      passenger: object({
        type: string().oneOf(PASSENGER_TYPES).required(),
        surname: text,
        givenName: text,
        gender: text,
        birthday: text,
        nationality: text,
        phone: text,
        email: text,
        contactName: text,
        frequentFlyer: object({ airline: text, number: text }).required(),
        document: object({ type: text, number: text, expiry: text, issuingPlace: text }).required(),
      }).required(),
      /** `field` is a path within the passenger. */
      faults: array(object({ field: text, column: text, message: string().required() }).required()).required(),
    }).required(),
  ).required(),
});
export type GroupSheetAnswer = InferType<typeof groupSheetAnswer>;
