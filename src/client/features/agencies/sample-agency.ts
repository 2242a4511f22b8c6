import type { Agency } from '../../../contract/agencies.ts';
import { DEFAULT_TERMS, TERM_FIELDS } from '../../../contract/agency-terms.ts';

const { common, flight, train } = DEFAULT_TERMS;
const money = { currency: 'HKD' as const, balance: 0, creditLimit: 0, creditUsed: 0, creditLent: 0, available: 0 };
/** Settings that are its own. */
export const CHOICES = { canCreateSubAgency: false, showInvoiceType: false, showAvailable: true, singleSession: false };

/** An agency without agreed terms, so that it inherits all of them from the company above; for tests. */
export const sampleAgency: Agency = {
  ...{ id: '7', version: 1, code: 'AG7', name: 'Quay Tours', alias: '', logo: '', status: 'active', recentOrders: 0 },
  ...{ address: '', contactName: '', contactEmail: '', contactPhone: '', customerService: '', extraInfo: '' },
  ...{ allowedHosts: [], websitePrefix: '', apiKey: null, admin: null, createdAt: '2026-11-24T09:00:00Z', money },
  parent: { id: '3', name: 'Harbour Travel' },
  config: { ...common, ...CHOICES, settlementCurrency: 'HKD', emailLanguage: 'en' },
  flight: { ...flight, markups: {}, orderNotificationUrl: '', changeNotificationUrl: '' },
  train: { ...train, notificationUrl: '' },
  origins: TERM_FIELDS.map((field) => ({ field, isSet: false, from: 'Harbour Travel' })),
  inherited: { common, flight, train },
  suppliers: [],
};
