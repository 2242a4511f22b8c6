import { DOCUMENT_IMAGE } from './document-images.ts';
import { FLIGHTS, OPERATORS, SUPER_USERS } from './endpoint.ts';
import { GROUP_LIMITS } from './limits.ts';
import { XLSX } from './media-types.ts';
import type { Requirement } from './permissions.ts';
import { PICTURE } from './pictures.ts';
import { PROOF } from './proof-types.ts';

/** The purposes of an uploaded file (POST /base/v2/files). */
export const FILE_PURPOSES = ['logo', 'proof', 'passenger-list', 'document'] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

/** Media types of all uploads. */
export const FILE_TYPES = [...PROOF.types, 'image/webp', XLSX] as const;
export type FileType = (typeof FILE_TYPES)[number];

interface FileRules {
  types: readonly FileType[];
  /** Maximum size. */
  bytes: number;
  /** Who may upload one. */
  who: Requirement;
}

/** By purpose: the allowed files (spec §5, §9) and who may upload them. */
export const FILE_RULES: Readonly<Record<FilePurpose, FileRules>> = {
  /** The own company's: the call that changes it takes the file's id. */
  logo: { types: PICTURE.types, bytes: PICTURE.bytes, who: SUPER_USERS },
  /** Proof of the reason of a refund or a change of any product; the call that requests it takes the file's id. */
  proof: { types: PROOF.types, bytes: PROOF.bytes, who: OPERATORS },
  /** Of a group, in the template's format: the call that submits it takes the file's id. */
  'passenger-list': { types: [XLSX], bytes: GROUP_LIMITS.sheetBytes, who: FLIGHTS },
  /** A photo of a travel document: the call that reads it takes the file's id. */
  document: { types: DOCUMENT_IMAGE.types, bytes: DOCUMENT_IMAGE.bytes, who: OPERATORS },
};

/** The size limit of the largest purpose. */
export const LARGEST_FILE = Math.max(...FILE_PURPOSES.map((purpose) => FILE_RULES[purpose].bytes));
