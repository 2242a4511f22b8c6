import { array, boolean, number, object, string } from 'yup';
import { ZONE_NOTES } from '../parsing/passenger-text/types.ts';
import type { DocumentAnswer } from './document-images.ts';

const field = object({
  value: string().required(),
  confidence: number().min(0).max(1).required(),
  checked: boolean().required(),
  review: boolean().required(),
});
const fieldOrNone = field.nullable().defined().default(null);
const gender = field.shape({
  value: string()
    .oneOf(['M', 'F'] as const)
    .required(),
});

export const documentAnswer = object({
  source: string()
    .oneOf(['mrz', 'id-card'] satisfies DocumentAnswer['source'][])
    .required(),
  fields: object({
    surname: fieldOrNone,
    givenNames: fieldOrNone,
    gender: gender.nullable().defined().default(null),
    birthDate: fieldOrNone,
    nationality: fieldOrNone,
    documentType: fieldOrNone,
    number: fieldOrNone,
    expiryDate: fieldOrNone,
    issuingCountry: fieldOrNone,
  }).required(),
  notes: array(string().oneOf(ZONE_NOTES).required()).required(),
});
