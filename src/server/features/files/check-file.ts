import { imageTypeOf } from '../../../contract/document-images.ts';
import type { FilePurpose, FileType } from '../../../contract/file-purposes.ts';
import { XLSX } from '../../../contract/media-types.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { cleanPicture } from '../../accounts/pictures.ts';
import type { Deps } from '../../deps.ts';
import { checkProof } from './check-proof.ts';
import { reencodeProof } from './reencode-proof.ts';

/** A file that may be stored. */
export interface CheckedFile {
  type: FileType;
  /** As stored: pictures and PDFs opened by others are rewritten. */
  bytes: Uint8Array;
}

type Readers = Pick<Deps, 'sheets' | 'recogniser'>;
type Check = (bytes: Uint8Array, readers: Readers, signal: AbortSignal) => Promise<CheckedFile | Refusal>;

const checkLogo: Check = async (bytes) => {
  const picture = await cleanPicture(bytes);
  return isRefusal(picture) ? picture : { type: 'image/png', bytes: picture };
};

/** For files opened by the desk's users. */
const checkAndRedraw: Check = async (bytes, { recogniser }, signal) => {
  const type = checkProof(bytes);
  if (isRefusal(type)) return type;
  const proof = await (type === 'application/pdf' ? recogniser.cleanPdf(bytes, signal) : reencodeProof(bytes, type));
  return isRefusal(proof) ? proof : { type, bytes: proof };
};

/** Signature of a ZIP archive, which a spreadsheet is. */
const ARCHIVE = Buffer.from('PK\u0003\u0004');

/** Read once to report errors in the sheet to its sender at once. */
const checkSheet: Check = async (bytes, { sheets }, signal) => {
  if (!ARCHIVE.equals(bytes.subarray(0, ARCHIVE.length))) return refuse('fileType');
  const rows = await sheets.read(bytes, signal);
  return isRefusal(rows) ? rows : { type: XLSX, bytes };
};

/** Only read by machine, so it keeps its resolution. */
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
 * Detects a file's type by content, whatever its name. Refuses fileType for what its purpose does not accept, fileUnreadable or
 * sheetUnreadable for corrupt files, fileProtected, sheetTooLong and recogniserBusy as the readers of PDFs and sheets do.
 */
export function checkFile(
  readers: Readers,
  purpose: FilePurpose,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<CheckedFile | Refusal> {
  return CHECKS[purpose](bytes, readers, signal);
}
