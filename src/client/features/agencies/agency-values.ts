import type { Agency, AgencyAccessInput, AgencyInput, NewAgencyInput } from '../../../contract/agencies.ts';
import { LOCALES } from '../../../contract/locale.ts';
import { type Currency, isCurrency, MINOR_UNITS } from '../../../contract/money.ts';
import { readAmount } from '../../manage/amount-text.ts';

/** An agency's form values. */
export interface AgencyValues {
  name: string;
  alias: string;
  address: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  customerService: string;
  extraInfo: string;
  /** One origin a line. */
  allowedHosts: string;
  /** The prefix of its own web address. */
  websitePrefix: string;
  status: string;
  settlementCurrency: string;
  creditLimit: string;
  /** Empty: that of the company that opens it. */
  emailLanguage: string;
  admin: { username: string; nickname: string; email: string };
}

/** Status and web address: the form values for those who look after agencies of others. */
export type AccessValues = Pick<AgencyValues, 'status' | 'websitePrefix'>;

const NOTHING: Omit<AgencyValues, 'settlementCurrency'> = {
  name: '',
  alias: '',
  address: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  customerService: '',
  extraInfo: '',
  allowedHosts: '',
  websitePrefix: '',
  status: 'active',
  creditLimit: '',
  emailLanguage: '',
  admin: { username: '', nickname: '', email: '' },
};

/** @param mayGiveCredit whether whoever opens a new one may give it any. */
export function valuesOf(agency: Agency | null, currency: Currency, mayGiveCredit: boolean): AgencyValues {
  if (!agency) return { ...NOTHING, settlementCurrency: currency, creditLimit: mayGiveCredit ? '' : '0' };
  const { name, alias, address, contactName, contactEmail, contactPhone, customerService, extraInfo, status } = agency;
  return {
    ...NOTHING,
    ...{ name, alias, address, contactName, contactEmail, contactPhone, customerService, extraInfo, status },
    allowedHosts: agency.allowedHosts.join(' '),
    websitePrefix: agency.websitePrefix,
    settlementCurrency: agency.config.settlementCurrency,
  };
}

function fieldsOf(values: AgencyValues) {
  const { alias, address, contactName, contactEmail, contactPhone, customerService, extraInfo } = values;
  const said = { address, contactName, contactEmail, contactPhone, customerService, extraInfo };
  const trimmed = Object.fromEntries(Object.entries(said).map(([key, text]) => [key, text.trim()]));
  return {
    ...said,
    ...trimmed,
    name: values.name.trim(),
    alias: alias.trim(),
    allowedHosts: values.allowedHosts.split(/[\s,]+/).filter(Boolean),
    websitePrefix: prefixOf(values),
  };
}

const prefixOf = ({ websitePrefix }: AccessValues) => websitePrefix.trim().toLowerCase();
const statusOf = ({ status }: AccessValues): AgencyInput['status'] => (status === 'disabled' ? 'disabled' : 'active');

/** Credit must be explicit, even if zero (spec §5): an empty field is not sent. */
export function toNewAgency(values: AgencyValues): NewAgencyInput {
  const settlementCurrency = isCurrency(values.settlementCurrency) ? values.settlementCurrency : 'CNY';
  const { username, nickname, email } = values.admin;
  const typed = values.creditLimit.trim();
  const emailLanguage = LOCALES.find((one) => one === values.emailLanguage);
  return {
    ...fieldsOf(values),
    settlementCurrency,
    ...(emailLanguage ? { emailLanguage } : {}),
    creditLimit: typed === '' ? Number.NaN : readAmount(typed, MINOR_UNITS[settlementCurrency]),
    admin: { username: username.trim(), nickname: nickname.trim(), email: email.trim() },
  };
}

export function toAgency(values: AgencyValues, { id, version }: Pick<Agency, 'id' | 'version'>): AgencyInput {
  return { id, version, ...fieldsOf(values), status: statusOf(values) };
}

export function accessValuesOf({ status, websitePrefix }: Pick<Agency, 'status' | 'websitePrefix'>): AccessValues {
  return { status, websitePrefix };
}

export function toAccess(values: AccessValues, { id, version }: Pick<Agency, 'id' | 'version'>): AgencyAccessInput {
  return { id, version, status: statusOf(values), websitePrefix: prefixOf(values) };
}
