import { boolean, type InferType, object, string } from 'yup';
import { ENQUIRY_LIMITS } from './limits.ts';
import { pageOf, pagingFields } from './paging.ts';
import { emailAddress, instantSchema, oneLine, TOO_LONG } from './scalars.ts';

const optionalLine = (most: number) => oneLine(most).optional();

/** The enquiry form of the public home page, with its messages of spec §5. */
export const enquiryForm = object({
  /** Labelled Title. */
  name: oneLine(ENQUIRY_LIMITS.name).required('enquiryName'),
  /** One of email and phone is required. */
  email: emailAddress.test(
    'reach',
    'enquiryReach',
    (value, { parent }) => Boolean(value) || (typeof parent === 'object' && parent !== null && Boolean(parent.phone)),
  ),
  phone: string()
    .max(20, 'invalidPhone')
    .matches(/^\+?[\d -]{5,20}$/, { message: 'invalidPhone', excludeEmptyString: true })
    .optional(),
  /** ISO 3166 alpha-2. */
  country: string()
    .max(2, 'enquiryCountry')
    .matches(/^[A-Z]{2}$/, { message: 'enquiryCountry', excludeEmptyString: true })
    .required('enquiryCountry'),
  companyName: optionalLine(ENQUIRY_LIMITS.companyName),
  companyAddress: optionalLine(ENQUIRY_LIMITS.companyAddress),
  website: optionalLine(ENQUIRY_LIMITS.website),
  remarks: string().trim().max(ENQUIRY_LIMITS.remarks, TOO_LONG).optional(),
  /** Honeypot: a field that nobody sees, with a name that no password manager fills in; if filled in, the enquiry is stored as doubtful. */
  topic: string().max(200, TOO_LONG).optional(),
}).noUnknown();
export type EnquiryForm = InferType<typeof enquiryForm>;

/** POST /base/v2/applications. */
export const enquiryInput = enquiryForm
  .shape({
    /** From GET /base/v2/applications/stamp, between two seconds and two hours old. */
    stamp: string()
      .max(200, TOO_LONG)
      .matches(/^[\w.-]+$/, { message: 'invalid', excludeEmptyString: true })
      .required('required'),
  })
  .noUnknown();
export type EnquiryInput = InferType<typeof enquiryInput>;

/** GET /base/v2/applications/stamp: the signed time at which a form was issued. */
export const enquiryStampSchema = object({ stamp: string().required() });
export type EnquiryStamp = InferType<typeof enquiryStampSchema>;

/** GET /base/v2/applications and /base/v2/company/enquiries: newest first. */
export const enquiriesQuery = object({
  /** Only unanswered ones. */
  open: boolean().optional(),
  ...pagingFields,
}).noUnknown();
export type EnquiriesQuery = InferType<typeof enquiriesQuery>;

export const enquirySchema = object({
  id: string().required(),
  name: string().required(),
  email: string().defined(),
  phone: string().defined(),
  country: string().required(),
  companyName: string().defined(),
  companyAddress: string().defined(),
  website: string().defined(),
  remarks: string().defined(),
  /** The name of the site that it was sent from; empty for a deleted one, and for enquiries from before it was stored. */
  site: string().defined(),
  /** The site's host name that it was sent by; empty where it was none of the site's own. */
  host: string().defined(),
  /** Possibly automated; no email was sent for it. */
  isDoubtful: boolean().required(),
  createdAt: instantSchema.required(),
  /** Who has answered it, and when; null while unanswered. */
  answered: object({ at: instantSchema.required(), by: string().required() }).nullable().defined(),
});
export type Enquiry = InferType<typeof enquirySchema>;
export const enquiryPage = pageOf(enquirySchema);

/** PUT /base/v2/applications/{id} and /base/v2/company/enquiries/{id}. */
export const settleEnquiryInput = object({
  id: string().max(64, TOO_LONG).required('required'),
  answered: boolean().required('required'),
}).noUnknown();
export type SettleEnquiryInput = InferType<typeof settleEnquiryInput>;
