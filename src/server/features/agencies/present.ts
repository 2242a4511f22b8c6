import type { Agency, AgencySummary, ApiKeyAnswer } from '../../../contract/agencies.ts';
import { type CommonTerms, TERM_FIELDS, type TermField } from '../../../contract/agency-terms.ts';
import type { Page } from '../../../contract/paging.ts';
import { flightTermsOf, isSetAt, manualModeOf, type TermsLevel } from '../../accounts/terms-above.ts';
import type { apiKeys, companies } from '../../db/schema/companies.ts';
import type { users } from '../../db/schema/users.ts';
import { availableOf, type WalletState } from '../../ledger/accounts.ts';

export interface AgencyRow {
  company: typeof companies.$inferSelect;
  wallet: WalletState;
  /** Whether it has an overdue statement, so that its credit line cannot pay. */
  isOverdue: boolean;
  recentOrders: number;
  parent: { id: string; name: string };
}

interface AgencyRecord extends AgencyRow {
  /** The agency and all above it. */
  chain: readonly TermsLevel[];
  /** Terms inherited from the company above. */
  common: CommonTerms;
  /** Whether the reader sees the companies above: only the provider's users do. */
  seesAll: boolean;
  /** Whether the reader is the company that sells to it; others do not see its earnings. */
  isSeller: boolean;
  key: typeof apiKeys.$inferSelect | null;
  admin: typeof users.$inferSelect | null;
  /** Whether the administrator's log-ins require a code; null where the reader may not see it. */
  isGuarded: boolean | null;
  suppliers: readonly { id: string; name: string }[];
}

function presentSummary({ company, wallet, isOverdue, recentOrders, parent }: AgencyRow): AgencySummary {
  const { id, version, code, name, alias, logo, settlementCurrency: currency } = company;
  const { balance, creditLimit, creditUsed, creditLent } = wallet;
  return {
    ...{ id, version, code, name, alias, logo, recentOrders, parent },
    status: company.disabledAt ? 'disabled' : 'active',
    money: { currency, balance, creditLimit, creditUsed, creditLent, available: availableOf(wallet, isOverdue) },
  };
}

export function presentAgencies(
  rows: readonly AgencyRow[],
  total: number,
  paging: { page: number; pageSize: number },
): Page<AgencySummary> {
  return { list: rows.map(presentSummary), total, ...paging };
}

export function presentAgency(record: AgencyRecord): Agency {
  const { company, key, admin, chain, isSeller } = record;
  const above = chain.slice(1);
  const { address, contactName, contactEmail, contactPhone, customerService, extraInfo, frameHosts } = company;
  return {
    ...presentSummary(record),
    ...{ address, contactName, contactEmail, contactPhone, customerService, extraInfo },
    allowedHosts: frameHosts,
    websitePrefix: company.websitePrefix,
    createdAt: company.createdAt.toISOString(),
    apiKey: key ? { prefix: key.prefix, createdAt: key.createdAt.toISOString() } : null,
    admin: admin && presentAdmin(admin, record.isGuarded),
    config: commonOf(company),
    flight: flightOf(chain, isSeller),
    train: { notificationUrl: chain[0]?.train?.notificationUrl ?? '', manualMode: manualModeOf(chain) },
    origins: TERM_FIELDS.map((field) => originOf(chain, field, record.seesAll)),
    inherited: { common: record.common, flight: termsOf(above, isSeller), train: { manualMode: manualModeOf(above) } },
    suppliers: record.suppliers.map(({ id, name }) => ({ id, name })),
  };
}

function presentAdmin(
  { username, nickname, email }: typeof users.$inferSelect,
  isGuarded: boolean | null,
): NonNullable<Agency['admin']> {
  return { username, nickname, email, ...(isGuarded === null ? {} : { hasSecondFactor: isGuarded }) };
}

function commonOf(company: AgencyRow['company']): Agency['config'] {
  const { settlementCurrency, emailLanguage, creditPeriod } = company;
  const { enableFlightService, enableTrainService, canCreateSubAgency, isShowBill, sendEmailToSubAgency } = company;
  const { hidePnrBooking, hideMainlandContent, disablePayment, onlyShowOwnOrders, showInvoiceType, showAvailable } =
    company;
  return {
    ...{ settlementCurrency, emailLanguage, creditPeriod, singleSession: company.singleSession },
    ...{ enableFlightService, enableTrainService, canCreateSubAgency, isShowBill, sendEmailToSubAgency },
    ...{ hidePnrBooking, hideMainlandContent, disablePayment, onlyShowOwnOrders, showInvoiceType, showAvailable },
  };
}

function flightOf(chain: readonly TermsLevel[], isSeller: boolean): Agency['flight'] {
  const { markups = {}, orderNotificationUrl = '', changeNotificationUrl = '' } = chain[0]?.flight ?? {};
  const { chinaMainland, domestic, intraContinental, intercontinental } = markups;
  return {
    ...termsOf(chain, isSeller),
    ...(isSeller ? { markups: { chinaMainland, domestic, intraContinental, intercontinental } } : {}),
    ...{ orderNotificationUrl, changeNotificationUrl },
  };
}

function termsOf(chain: readonly TermsLevel[], isSeller: boolean): Agency['inherited']['flight'] {
  const { serviceFees, ...terms } = flightTermsOf(chain);
  return isSeller ? { ...terms, serviceFees } : terms;
}

/**
 * Whether a term is the own one of the first in a chain, and which company above it is inherited from otherwise. Readers who do not see
 * companies farther up get the one directly above.
 */
function originOf(
  [own, ...above]: readonly TermsLevel[],
  field: TermField,
  seesAll: boolean,
): Agency['origins'][number] {
  const found = above.find((level) => isSetAt(level, field));
  const from = (found && !seesAll ? above[0] : found)?.name ?? '';
  return { field, isSet: own !== undefined && isSetAt(own, field), from };
}

export function presentApiKey(apiKey: string): ApiKeyAnswer {
  return { apiKey };
}
