import { boolean, type InferType, number, object, string } from 'yup';
import { companyFields } from './agencies.ts';
import { agencyConfigSchema } from './agency-config.ts';
import { currencySchema, fileBody, instantSchema, TOO_LONG } from './scalars.ts';

/** What a company chooses by itself: of what its parent may also set, and what is nobody else's to open. */
export const ownConfigSchema = agencyConfigSchema
  .pick(['emailLanguage', 'showInvoiceType', 'showAvailable', 'singleSession'])
  .shape({
    /** Single logins open the accounts of its administrators, and of users with a second factor, as well. */
    singleLoginAdmins: boolean().required('required'),
  });
export type OwnCompanyConfig = InferType<typeof ownConfigSchema>;

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
  config: ownConfigSchema.required(),
  /** Who opened it, and whom it calls there; null of the provider. */
  parent: object({ name: string().required(), customerService: string().defined() }).nullable().defined(),
  /** Null where it has none. `madeBy`: the company that made it where that is the parent, null where it is one above that. */
  apiKey: object({
    prefix: string().required(),
    createdAt: instantSchema.required(),
    madeBy: string().nullable().defined(),
  })
    .nullable()
    .defined(),
  /** A host name of the site that is the company's own to change; null where it has none. */
  siteHost: string().nullable().defined(),
});
export type CompanyProfile = InferType<typeof companyProfileSchema>;

/** PUT /base/v2/company: with the version it was read in. Where it is and whom to reach there is required (spec §5). */
export const companyInput = object({
  version: number().integer('invalid').min(1, 'invalid').required('required'),
  ...companyFields,
}).noUnknown();
export type CompanyInput = InferType<typeof companyInput>;

/** PUT /base/v2/company/config: with the version it was read in. */
export const companyConfigInput = ownConfigSchema
  .shape({ version: number().integer('invalid').min(1, 'invalid').required('required') })
  .noUnknown();
export type CompanyConfigInput = InferType<typeof companyConfigInput>;

/** The logo of an agency: the picture itself as the body. */
export const agencyLogoInput = object({
  id: string().max(64, TOO_LONG).required('required'),
  image: fileBody,
}).noUnknown();

/** A logo or a portrait: the picture itself as the body. */
export const pictureInput = object({ image: fileBody }).noUnknown();
