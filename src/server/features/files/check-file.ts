import { imageTypeOf } from '../../../contract/document-images.ts';
import type { FilePurpose, FileType } from '../../../contract/file-purposes.ts';
import { XLSX } from '../../../contract/media-types.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { cleanPicture } from '../../accounts/pictures.ts';
import type { Deps } from '../../deps.ts';
import { checkProof } from './check-proof.ts';
import { redrawProof } from './redraw-proof.ts';

/** A file that may be kept. */
export interface CheckedFile {
  type: FileType;
  /** As it is kept: pictures and PDFs that others look at are made anew. */
  bytes: Uint8Array;
}

type Readers = Pick<Deps, 'sheets' | 'recogniser'>;
type Check = (bytes: Uint8Array, readers: Readers, signal: AbortSignal) => Promise<CheckedFile | Refusal>;

const checkLogo: Check = async (bytes) => {
  const picture = await cleanPicture(bytes);
  return isRefusal(picture) ? picture : { type: 'image/png', bytes: picture };
};

/** It is opened by people at the desk. */
const checkAndRedraw: Check = async (bytes, { recogniser }, signal) => {
  const type = checkProof(bytes);
  if (isRefusal(type)) return type;
  const proof = await (type === 'application/pdf' ? recogniser.cleanPdf(bytes, signal) : redrawProof(bytes, type));
  return isRefusal(proof) ? proof : { type, bytes: proof };
};

/** How an archive begins, which a spreadsheet is. */
const ARCHIVE = Buffer.from('PK\u0003\u0004');

/** Read once, so that whoever sends it is told at once what is wrong with it as a sheet. */
const checkSheet: Check = async (bytes, { sheets }, signal) => {
  if (!ARCHIVE.equals(bytes.subarray(0, ARCHIVE.length))) return refuse('fileType');
  const rows = await sheets.read(bytes, signal);
  return isRefusal(rows) ? rows : { type: XLSX, bytes };
};

/** It is only read, so it stays as sharp as it came. */
const checkPhoto: Check = async (bytes) => {
  if (imageTypeOf(bytes) === null) return refuse('fileType');
  const type = checkProof(bytes);
  return isRefusal(type) ? type : { type, bytes };
};

const CHECKS: Readonly<Record<FilePurpose, Check>> = {
  logo: checkLogo,
  proof: checkAndRedraw,
  'passenger-list': checkSheet,
  document: checkPhoto,
};

/**
 * Looks at what a file is by its content, whatever it is named. Refuses fileType for what its purpose does not take, fileUnreadable or
 * sheetUnreadable for what is broken, fileProtected, sheetTooLong and recogniserBusy as the readers of PDFs and sheets do.
 */
export function checkFile(
  readers: Readers,
  purpose: FilePurpose,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<CheckedFile | Refusal> {
  return CHECKS[purpose](bytes, readers, signal);
}
