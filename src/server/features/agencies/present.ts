import type { Agency, AgencySummary, ApiKeyAnswer } from '../../../contract/agencies.ts';
import { DEFAULT_FLIGHT_CONFIG, type FlightConfig, type TrainConfig } from '../../../contract/agency-terms.ts';
import type { Page } from '../../../contract/paging.ts';
import type { apiKeys, companies } from '../../db/schema/companies.ts';
import type { users } from '../../db/schema/users.ts';
import type { WalletState } from '../../ledger/accounts.ts';

export interface AgencyRow {
  company: typeof companies.$inferSelect;
  wallet: WalletState;
  recentOrders: number;
}

interface AgencyRecord extends AgencyRow {
  parentName: string;
  flight: FlightConfig | null;
  train: TrainConfig | null;
  key: typeof apiKeys.$inferSelect | null;
  admin: typeof users.$inferSelect | null;
  /** What holds where the agency has none of its own. */
  serviceFees: FlightConfig['serviceFees'] | null;
  suppliers: readonly { id: string; name: string }[];
}

function presentSummary({ company, wallet, recentOrders }: AgencyRow): AgencySummary {
  const { id, version, code, name, alias, logo, settlementCurrency: currency } = company;
  const { balance, creditLimit, creditUsed } = wallet;
  return {
    ...{ id, version, code, name, alias, logo, recentOrders },
    status: company.disabledAt ? 'disabled' : 'active',
    money: { currency, balance, creditLimit, creditUsed, available: balance + creditLimit - creditUsed },
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
  const { company, parentName, key, admin } = record;
  const { address, contactName, contactEmail, contactPhone, customerService, extraInfo, frameHosts } = company;
  return {
    ...presentSummary(record),
    ...{ address, contactName, contactEmail, contactPhone, customerService, extraInfo },
    allowedHosts: frameHosts,
    parent: { id: company.parentId ?? '', name: parentName },
    createdAt: company.createdAt.toISOString(),
    apiKey: key ? { prefix: key.prefix, createdAt: key.createdAt.toISOString() } : null,
    admin: admin ? { username: admin.username, nickname: admin.nickname, email: admin.email } : null,
    config: commonOf(company),
    flight: flightOf(record.flight),
    train: record.train ?? { notificationUrl: '', manualMode: false },
    inherited: { from: parentName, serviceFees: record.serviceFees ?? null },
    suppliers: record.suppliers.map(({ id, name }) => ({ id, name })),
  };
}

function commonOf(company: AgencyRow['company']): Agency['config'] {
  const { settlementCurrency, emailLanguage, creditPeriod } = company;
  const { enableFlightService, enableTrainService, canCreateSubAgency, isShowBill, sendEmailToSubAgency } = company;
  const { hidePnrBooking, hideMainlandContent, disablePayment, onlyShowOwnOrders, showInvoiceType } = company;
  return {
    ...{ settlementCurrency, emailLanguage, creditPeriod, singleSession: company.singleSession },
    ...{ enableFlightService, enableTrainService, canCreateSubAgency, isShowBill, sendEmailToSubAgency },
    ...{ hidePnrBooking, hideMainlandContent, disablePayment, onlyShowOwnOrders, showInvoiceType },
  };
}

function flightOf(config: FlightConfig | null): Agency['flight'] {
  const { markups, serviceFees, ...rest } = { ...DEFAULT_FLIGHT_CONFIG, ...config };
  const { chinaMainland, domestic, intraContinental, intercontinental } = markups;
  return {
    ...rest,
    markups: { chinaMainland, domestic, intraContinental, intercontinental },
    serviceFees,
    fareBasisOnly: rest.fareBasisOnly ?? false,
    searchMode: rest.searchMode ?? 'all',
    orderNotificationUrl: rest.orderNotificationUrl ?? '',
    changeNotificationUrl: rest.changeNotificationUrl ?? '',
  };
}

export function presentApiKey(apiKey: string): ApiKeyAnswer {
  return { apiKey };
}
