import { type InferType, number, object, string } from 'yup';
import { companyFields } from './agencies.ts';
import { currencySchema, fileBody } from './scalars.ts';

/** GET /base/v2/company: what the company's own administrators see of it. */
export const companyProfileSchema = object({
  id: string().required(),
  version: number().integer().required(),
  code: string().required(),
  name: string().required(),
  alias: string().defined(),
  logo: string().nullable().defined(),
  address: string().defined(),
  contactName: string().defined(),
  contactEmail: string().defined(),
  contactPhone: string().defined(),
  settlementCurrency: currencySchema,
  /** Who opened it, and whom it calls there; null of the provider. */
  parent: object({ name: string().required(), customerService: string().defined() }).nullable().defined(),
});
export type CompanyProfile = InferType<typeof companyProfileSchema>;

/** PUT /base/v2/company: with the version it was read in. The address is required (spec §5). */
export const companyInput = object({
  version: number().integer('invalid').min(1, 'invalid').required('required'),
  ...companyFields,
  address: companyFields.address.required('required'),
}).noUnknown();
export type CompanyInput = InferType<typeof companyInput>;

/** A logo or a portrait: the picture itself as the body. */
export const pictureInput = object({ image: fileBody }).noUnknown();
