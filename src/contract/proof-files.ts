import { array, type InferType, number, object, string } from 'yup';
import { PROOF } from './proof-types.ts';
import { fileBody, oneLine, TOO_LONG, TOO_MANY } from './scalars.ts';

/** POST /base/v2/files: the file itself as the body, its name beside it. */
export const fileInput = object({
  purpose: string()
    .oneOf(['proof'] as const, 'invalid')
    .required('required'),
  name: oneLine(120).required('required'),
  image: fileBody,
}).noUnknown();

/** A file that was taken in. */
export const fileAnswer = object({
  id: string().required(),
  name: string().required(),
  type: string().oneOf(PROOF.types).required(),
  bytes: number().integer().required(),
});
export type FileAnswer = InferType<typeof fileAnswer>;

/** Ids of files that prove a reason (spec §5: at most five). */
export const proofIds = array(string().max(36, TOO_LONG).required('required')).max(PROOF.files, TOO_MANY).optional();
