import type { Currency } from '../../contract/money.ts';
import { AGENCY_PERMISSIONS } from '../../contract/permission-grants.ts';
import { DESK_PERMISSIONS, PERMISSIONS, type Permission, type Role } from '../../contract/permissions.ts';
import type { SiteConfig } from '../../contract/site.ts';
import type { Market } from './order-history-routes.ts';

/** The password of every demo account, shown on the login page. Without SEED=demo it is refused. */
export const DEMO_PASSWORD = 'Interline1!';

export interface DemoCompany {
  id: string;
  name: string;
  alias: string;
  address: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  parentId: string | null;
  proxyLevel: number;
  isProvider: boolean;
  settlementCurrency: Currency;
  enableTrainService: boolean;
  canCreateSubAgency: boolean;
  /** Minor units of the settlement currency. */
  openingBalance: number;
  creditLimit: number;
}

export interface DemoUser {
  id: string;
  username: string;
  nickname: string;
  companyId: string;
  roles: readonly Role[];
  permissions: readonly Permission[];
}

/** Fixed, so that another seed run finds it. */
export const DEMO_COMPANY = {
  interline: '10000000-0000-4000-8000-000000000001',
  harbour: '10000000-0000-4000-8000-000000000002',
  quay: '10000000-0000-4000-8000-000000000003',
  meridian: '10000000-0000-4000-8000-000000000004',
} as const;

// biome-ignore format: one table
const DETAILS = {
  interline: { address: '1 Century Avenue, Shanghai', contactName: 'Provider desk', contactEmail: 'provider.admin@example.com', contactPhone: '+86 21 5550 1000' },
  harbour: { address: '8 Zhongshan Road, Guangzhou', contactName: 'Harbour admin', contactEmail: 'harbour.admin@example.com', contactPhone: '+86 20 5550 2000' },
  quay: { address: '3 Canton Road, Hong Kong', contactName: 'Quay operations', contactEmail: 'quay@example.com', contactPhone: '+852 5550 3000' },
  meridian: { address: '200 Fifth Avenue, New York', contactName: 'Meridian admin', contactEmail: 'meridian.admin@example.com', contactPhone: '+1 212 555 0140' },
};

/** Parents come before their sub-agencies. */
// biome-ignore format: one table
export const DEMO_COMPANIES: readonly DemoCompany[] = [
  { id: DEMO_COMPANY.interline, name: 'Interline', alias: '联运', ...DETAILS.interline, parentId: null, proxyLevel: 0, isProvider: true, settlementCurrency: 'CNY', enableTrainService: true, canCreateSubAgency: true, openingBalance: 0, creditLimit: 0 },
  { id: DEMO_COMPANY.harbour, name: 'Harbour Travel', alias: '海港旅行', ...DETAILS.harbour, parentId: DEMO_COMPANY.interline, proxyLevel: 0, isProvider: false, settlementCurrency: 'CNY', enableTrainService: true, canCreateSubAgency: true, openingBalance: 60_000_000, creditLimit: 30_000_000 },
  { id: DEMO_COMPANY.quay, name: 'Quay Tours', alias: '碼頭旅遊', ...DETAILS.quay, parentId: DEMO_COMPANY.harbour, proxyLevel: 1, isProvider: false, settlementCurrency: 'HKD', enableTrainService: true, canCreateSubAgency: false, openingBalance: 25_000_000, creditLimit: 10_000_000 },
  { id: DEMO_COMPANY.meridian, name: 'Meridian TMC', alias: '', ...DETAILS.meridian, parentId: DEMO_COMPANY.interline, proxyLevel: 0, isProvider: false, settlementCurrency: 'USD', enableTrainService: false, canCreateSubAgency: false, openingBalance: 8_000_000, creditLimit: 4_000_000 },
];

// biome-ignore format: one table
export const DEMO_USERS: readonly DemoUser[] = [
  { id: '20000000-0000-4000-8000-000000000001', username: 'provider.admin', nickname: 'Provider desk', companyId: DEMO_COMPANY.interline, roles: ['SuperUser'], permissions: PERMISSIONS },
  { id: '20000000-0000-4000-8000-000000000002', username: 'harbour.admin', nickname: 'Harbour admin', companyId: DEMO_COMPANY.harbour, roles: ['SuperUser'], permissions: AGENCY_PERMISSIONS },
  { id: '20000000-0000-4000-8000-000000000003', username: 'harbour.op', nickname: 'Harbour operations', companyId: DEMO_COMPANY.harbour, roles: ['operator'], permissions: [] },
  { id: '20000000-0000-4000-8000-000000000004', username: 'harbour.fin', nickname: 'Harbour finance', companyId: DEMO_COMPANY.harbour, roles: ['finance'], permissions: ['agencybills:read'] },
  { id: '20000000-0000-4000-8000-000000000005', username: 'quay.op', nickname: 'Quay operations', companyId: DEMO_COMPANY.quay, roles: ['operator'], permissions: [] },
  { id: '20000000-0000-4000-8000-000000000006', username: 'quay.fin', nickname: 'Quay finance', companyId: DEMO_COMPANY.quay, roles: ['finance'], permissions: ['agencybills:read'] },
  { id: '20000000-0000-4000-8000-000000000007', username: 'meridian.admin', nickname: 'Meridian admin', companyId: DEMO_COMPANY.meridian, roles: ['SuperUser'], permissions: AGENCY_PERMISSIONS },
  { id: '20000000-0000-4000-8000-000000000008', username: 'meridian.op', nickname: 'Meridian operations', companyId: DEMO_COMPANY.meridian, roles: ['operator'], permissions: [] },
  { id: '20000000-0000-4000-8000-000000000009', username: 'provider.desk', nickname: 'Desk operations', companyId: DEMO_COMPANY.interline, roles: ['operator'], permissions: Object.values(DESK_PERMISSIONS) },
];

/** The booking user of each demo agency, and the market where its travellers depart. */
// biome-ignore format: one table
export const DEMO_AGENTS: readonly { username: string; companyId: string; market: Market }[] = [
  { username: 'harbour.op', companyId: DEMO_COMPANY.harbour, market: 'mainland' },
  { username: 'quay.op', companyId: DEMO_COMPANY.quay, market: 'hongKong' },
  { username: 'meridian.op', companyId: DEMO_COMPANY.meridian, market: 'global' },
];

/** Whether a log-in uses a demo account with its public password. */
export function isDemoLogin(userId: string, password: string): boolean {
  return password === DEMO_PASSWORD && DEMO_USERS.some(({ id }) => id === userId);
}

/** The accounts on the login page: agencies first, the provider's desk last. */
export function demoAccounts(): SiteConfig['demoAccounts'] {
  const inOrder = [
    ...DEMO_USERS.filter((user) => user.companyId !== DEMO_COMPANY.interline),
    ...DEMO_USERS.filter((user) => user.companyId === DEMO_COMPANY.interline),
  ];
  return inOrder.map(({ username, companyId, roles }) => ({
    username,
    company: DEMO_COMPANIES.find(({ id }) => id === companyId)?.name ?? companyId,
    role: roles[0] ?? '',
  }));
}
