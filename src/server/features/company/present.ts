import type { CompanyProfile } from '../../../contract/company.ts';
import type { companies } from '../../db/schema/companies.ts';

type Company = typeof companies.$inferSelect;

/** Of the company's surroundings: who opened it, null of the provider, and a host name of the site that is its own, null without one. */
interface Around {
  parentName: string | null;
  siteHost: string | null;
  /** Its API key with the company of who made it; null without one. */
  key: { prefix: string; createdAt: Date; makerId: string } | null;
}

export function presentCompany(company: Company, { parentName, siteHost, key }: Around): CompanyProfile {
  const { id, version, code, name, alias, logo, address, settlementCurrency, customerService } = company;
  const { emailLanguage, showInvoiceType, showAvailable, singleSession, singleLoginAdmins } = company;
  const { contactName, contactEmail, contactPhone } = company;
  return {
    ...{ id, version, code, name, alias, logo, address, settlementCurrency },
    ...{ contactName, contactEmail, contactPhone },
    config: { emailLanguage, showInvoiceType, showAvailable, singleSession, singleLoginAdmins },
    parent: parentName === null ? null : { name: parentName, customerService },
    apiKey: key && {
      prefix: key.prefix,
      createdAt: key.createdAt.toISOString(),
      // Companies above its parent are not its to know.
      madeBy: key.makerId === company.parentId ? parentName : null,
    },
    siteHost,
  };
}
