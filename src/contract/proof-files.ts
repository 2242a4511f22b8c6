import { array, type InferType, number, object, string } from 'yup';
import { FILE_PURPOSES, FILE_TYPES, type FilePurpose } from './file-purposes.ts';
import { PROOF } from './proof-types.ts';
import { fileBody, oneLine, TOO_LONG, TOO_MANY } from './scalars.ts';

/** POST /base/v2/files: a form with the fields `purpose` and `file`, or the file itself as the body with its name and purpose beside it. */
export const fileInput = object({
  purpose: string().oneOf(FILE_PURPOSES, 'invalid').required('required'),
  name: oneLine(120).required('required'),
  image: fileBody,
}).noUnknown();

export interface FileInput {
  purpose: FilePurpose;
  name: string;
  image: Uint8Array<ArrayBuffer>;
}

/** A file as the body of a call, or the id of one that the caller uploaded for it. */
export const fileOrIdInput = object({
  image: fileBody.optional(),
  fileId: string().max(36, TOO_LONG).optional(),
})
  .noUnknown()
  .test('one', ({ image, fileId }, context) => {
    if ((image === undefined) !== (fileId === undefined)) return true;
    return context.createError({ path: 'fileId', message: image ? 'invalid' : 'required' });
  });
export type FileOrId = { image: Uint8Array<ArrayBuffer> } | { fileId: string };

/** A stored file: for an image, as processed. */
export const fileAnswer = object({
  id: string().required(),
  name: string().required(),
  type: string().oneOf(FILE_TYPES).required(),
  bytes: number().integer().required(),
});
export type FileAnswer = InferType<typeof fileAnswer>;

/** Ids of files that prove a reason (spec §5: at most five). */
export const proofIds = array(string().max(36, TOO_LONG).required('required')).max(PROOF.files, TOO_MANY).optional();
