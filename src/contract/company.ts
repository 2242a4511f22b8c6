import { boolean, type InferType, number, object, string } from 'yup';
import { companyFields } from './agencies.ts';
import { agencyConfigSchema } from './agency-config.ts';
import { currencySchema, fileBody, instantSchema, TOO_LONG } from './scalars.ts';

/** Settings that a company changes itself: some its parent may set as well, others only the company. */
export const ownConfigSchema = agencyConfigSchema
  .pick(['emailLanguage', 'showInvoiceType', 'showAvailable', 'singleSession'])
  .shape({
    /** Single logins also work for the accounts of administrators and of users with a second factor. */
    singleLoginAdmins: boolean().required('required'),
  });
export type OwnCompanyConfig = InferType<typeof ownConfigSchema>;

/** GET /base/v2/company: the company as its own administrators see it. */
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
  config: ownConfigSchema.required(),
  /** Its parent and the contact there; null for the provider. */
  parent: object({ name: string().required(), customerService: string().defined() }).nullable().defined(),
  /** Null where it has none. `madeBy`: the parent where that created it, null where a company above it did. */
  apiKey: object({
    prefix: string().required(),
    createdAt: instantSchema.required(),
    madeBy: string().nullable().defined(),
  })
    .nullable()
    .defined(),
  /** A host name of the site that the company can edit itself; null where it has none. */
  siteHost: string().nullable().defined(),
});
export type CompanyProfile = InferType<typeof companyProfileSchema>;

/** PUT /base/v2/company: with the version that was read. Address and contact are required (spec §5). */
export const companyInput = object({
  version: number().integer('invalid').min(1, 'invalid').required('required'),
  ...companyFields,
}).noUnknown();
export type CompanyInput = InferType<typeof companyInput>;

/** PUT /base/v2/company/config: with the version that was read. */
export const companyConfigInput = ownConfigSchema
  .shape({ version: number().integer('invalid').min(1, 'invalid').required('required') })
  .noUnknown();
export type CompanyConfigInput = InferType<typeof companyConfigInput>;

/** The logo of an agency: the image itself as the body. */
export const agencyLogoInput = object({
  id: string().max(64, TOO_LONG).required('required'),
  image: fileBody,
}).noUnknown();

/** A logo or a portrait: the image itself as the body. */
export const pictureInput = object({ image: fileBody }).noUnknown();
