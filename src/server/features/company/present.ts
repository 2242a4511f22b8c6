import type { CompanyProfile } from '../../../contract/company.ts';
import type { companies } from '../../db/schema/companies.ts';

type Company = typeof companies.$inferSelect;

/** The company's parent, null for the provider, and a host name of its own site, null without one. */
interface Around {
  parentName: string | null;
  siteHost: string | null;
  /** Its API key with the company of its creator; null without one. */
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
      // It must not see companies above its parent.
      madeBy: key.makerId === company.parentId ? parentName : null,
    },
    siteHost,
  };
}
