import { array, type InferType, number, object, string } from 'yup';
import { PASSENGER_TYPES } from './flight-terms.ts';
import { fileBody, TOO_LONG } from './scalars.ts';

/** POST …/{id}/passengers/sheet: the xlsx file itself as the body. Read for the form; nothing of it is handed in. */
export const groupSheetInput = object({
  id: string().max(64, TOO_LONG).required('required'),
  image: fileBody,
}).noUnknown();
export type GroupSheetInput = InferType<typeof groupSheetInput> & { image: Uint8Array<ArrayBuffer> };

const text = string().defined();
export const groupSheetAnswer = object({
  rows: array(
    object({
      /** As the spreadsheet numbers it. */
      row: number().integer().required(),
      name: text,
      /** As the form holds a passenger: what the line leaves out is empty, what is wrong stands as it was written. */
      passenger: object({
        type: string().oneOf(PASSENGER_TYPES).required(),
        surname: text,
        givenName: text,
        gender: text,
        birthday: text,
        nationality: text,
        phone: text,
        email: text,
        frequentFlyer: object({ airline: text, number: text }).required(),
        document: object({ type: text, number: text, expiry: text, issuingPlace: text }).required(),
      }).required(),
      faults: array(object({ column: text, message: string().required() }).required()).required(),
    }).required(),
  ).required(),
});
export type GroupSheetAnswer = InferType<typeof groupSheetAnswer>;
