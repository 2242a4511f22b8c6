import { DOCUMENT_IMAGE } from './document-images.ts';
import { FLIGHTS, OPERATORS, SUPER_USERS } from './endpoint.ts';
import { GROUP_LIMITS } from './limits.ts';
import { XLSX } from './media-types.ts';
import type { Requirement } from './permissions.ts';
import { PICTURE } from './pictures.ts';
import { PROOF } from './proof-types.ts';

/** What a file can be sent in for (POST /base/v2/files). */
export const FILE_PURPOSES = ['logo', 'proof', 'passenger-list', 'document'] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

/** Media types of all files that are sent in. */
export const FILE_TYPES = [...PROOF.types, 'image/webp', XLSX] as const;
export type FileType = (typeof FILE_TYPES)[number];

interface FileRules {
  types: readonly FileType[];
  /** At most. */
  bytes: number;
  /** Who may send one in. */
  who: Requirement;
}

/** By its purpose, what a file may be (spec §5, §9) and whose it is to send. */
export const FILE_RULES: Readonly<Record<FilePurpose, FileRules>> = {
  /** Of the own company: the call that changes it takes the file's id. */
  logo: { types: PICTURE.types, bytes: PICTURE.bytes, who: SUPER_USERS },
  /** Of the reason of a refund or a change of any product; the call that asks for it takes the file's id. */
  proof: { types: PROOF.types, bytes: PROOF.bytes, who: OPERATORS },
  /** Of a group, as its template has it: the call that hands it in takes the file's id. */
  'passenger-list': { types: [XLSX], bytes: GROUP_LIMITS.sheetBytes, who: FLIGHTS },
  /** A photo of a travel document: the call that reads it takes the file's id. */
  document: { types: DOCUMENT_IMAGE.types, bytes: DOCUMENT_IMAGE.bytes, who: OPERATORS },
};

/** Of the largest that any purpose takes. */
export const LARGEST_FILE = Math.max(...FILE_PURPOSES.map((purpose) => FILE_RULES[purpose].bytes));
