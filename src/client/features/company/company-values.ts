import type { CompanyInput, CompanyProfile } from '../../../contract/company.ts';

/** The company's form values. */
export type CompanyValues = Omit<CompanyInput, 'version'>;

export function valuesOf(company: CompanyProfile): CompanyValues {
  const { name, alias, address, contactName, contactEmail, contactPhone } = company;
  return { name, alias, address, contactName, contactEmail, contactPhone };
}

export function toCompany(values: CompanyValues, { version }: Pick<CompanyProfile, 'version'>): CompanyInput {
  const { name, alias, address, contactName, contactEmail, contactPhone } = values;
  return {
    version,
    name: name.trim(),
    alias: alias.trim(),
    address: address.trim(),
    contactName: contactName.trim(),
    contactEmail: contactEmail.trim(),
    contactPhone: contactPhone.trim(),
  };
}
