import { array, boolean, type InferType, number, object, string } from 'yup';
import { DRAFT_LIMITS } from './limits.ts';
import { instantSchema, TOO_LONG, TOO_MANY } from './scalars.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const draftId = string().max(36, 'invalid').matches(UUID, 'invalid').required('required');
const partKey = string()
  .max(40, 'invalid')
  .matches(/^[a-z0-9-]{1,40}$/, 'invalid')
  .required('required');
const revision = number().integer('invalid').min(0, 'invalid').max(Number.MAX_SAFE_INTEGER, 'invalid');

/** Identifies one of the caller's own drafts. */
export const draftIdInput = object({ id: draftId }).noUnknown();

/**
 * A device's changes of a draft since the server's last response; see applyChange in draft-merge.ts. Texts stay as the device wrote them.
 */
export const draftChangeInput = object({
  id: draftId,
  /** Its form: `flight-passengers`, `train-passengers`, `group-request`; the server accepts any. */
  kind: partKey,
  /** Version of the kind's value format. */
  version: number().integer('invalid').min(1, 'invalid').max(9999, 'invalid').required('required'),
  /** The writing device, a random id. */
  by: string().max(64, TOO_LONG).meta({ raw: true }).required('required'),
  /** The draft's revision that the device knew; 0 when `parts` is the complete draft, which a deleted one requires. */
  baseRev: revision.required('required'),
  head: string().max(DRAFT_LIMITS.headLength, TOO_LONG).meta({ raw: true }).required('required'),
  parts: array(
    object({
      key: partKey,
      content: string().max(DRAFT_LIMITS.partLength, TOO_LONG).meta({ raw: true }).nullable().defined('required'),
      baseRev: revision.required('required'),
      /** The part's content in that revision: the base for merging two devices' changes. */
      base: string().max(DRAFT_LIMITS.partLength, TOO_LONG).meta({ raw: true }).nullable().optional(),
      /** It replaces another version by choice; that one is retained. */
      isChoice: boolean().optional(),
    }).noUnknown(),
  )
    .max(DRAFT_LIMITS.parts, TOO_MANY)
    .required('required'),
  /** Ids of other versions that the agent has resolved: no device asks about them again. */
  settled: array(string().max(64, 'tooLong').meta({ raw: true }).required('required'))
    .max(DRAFT_LIMITS.others, 'tooMany')
    .optional(),
}).noUnknown();
export type DraftChangeInput = InferType<typeof draftChangeInput>;

export const draftAnswer = object({
  id: string().required(),
  kind: string().required(),
  version: number().integer().required(),
  rev: number().integer().required(),
  savedAt: instantSchema.required(),
  head: string().required(),
  parts: array(
    object({
      key: string().required(),
      content: string().required(),
      rev: number().integer().required(),
      by: string().required(),
      at: instantSchema.required(),
    }),
  ).required(),
  /** Versions that lost to a later write, for seven days. */
  others: array(
    object({
      id: string().required(),
      part: string().required(),
      content: string().required(),
      at: instantSchema.required(),
      until: instantSchema.required(),
    }),
  ).required(),
  /** The draft had been discarded or booked, and this change restored it. */
  revived: boolean().required(),
});
export type DraftAnswer = InferType<typeof draftAnswer>;

export const draftsAnswer = object({
  drafts: array(
    object({
      id: string().required(),
      kind: string().required(),
      rev: number().integer().required(),
      savedAt: instantSchema.required(),
    }),
  ).required(),
  /** Ids of drafts that were discarded or booked in recent weeks, so that other devices delete them, too. */
  deleted: array(string().required()).required(),
});
export type DraftsAnswer = InferType<typeof draftsAnswer>;

/** 256 random bits in base64, the same for each login of one user; only that user's logins can decrypt data encrypted with it. */
export const draftKeyAnswer = object({ key: string().required() });
export type DraftKeyAnswer = InferType<typeof draftKeyAnswer>;
