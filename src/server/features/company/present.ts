import type { CompanyProfile } from '../../../contract/company.ts';
import type { companies } from '../../db/schema/companies.ts';

type Company = typeof companies.$inferSelect;

/** @param parentName of the company that opened it; null of the provider. */
export function presentCompany(company: Company, parentName: string | null): CompanyProfile {
  const { id, version, code, name, alias, logo, address, settlementCurrency, customerService } = company;
  const { emailLanguage, showInvoiceType, showAvailable, singleSession } = company;
  const { contactName, contactEmail, contactPhone } = company;
  return {
    ...{ id, version, code, name, alias, logo, address, settlementCurrency },
    ...{ contactName, contactEmail, contactPhone },
    config: { emailLanguage, showInvoiceType, showAvailable, singleSession },
    parent: parentName === null ? null : { name: parentName, customerService },
  };
}
