import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawn } from '../../../../../tests/factories/drawn.tsx';
import { grantsOf } from '../../../../contract/grants.ts';
import type { Me } from '../../../../contract/session.ts';
import { apiQueryKey, queryClient } from '../../../api/queries.ts';
import { sampleLogin } from '../../../api/sample-login.ts';
import { orderListOptions } from '../../../trip/order-list.ts';
import { FirstSteps } from './FirstSteps.tsx';

const held = vi.hoisted((): { me: Me | null; isClient: boolean } => ({ me: null, isClient: false }));
vi.mock('../../../api/session.ts', async (original) => ({
  ...(await original<object>()),
  useMe: () => held.me,
  useGrants: () => held.me && grantsOf(held.me),
}));
vi.mock('../../../api/client-safe.ts', () => ({ useClientSafe: () => held.isClient }));
vi.mock('../results/MarkupChip.tsx', () => ({ MarkupChip: () => 'Your markup' }));

const { userInfo, company, websitePrefix, permissions } = sampleLogin;
type Company = Partial<Me['company']> & { canCreateSubAgency?: boolean };

/** Someone of a company: by default the administrator of one that opens no agencies. */
function logIn(
  role: Me['userInfo']['role'] = ['SuperUser'],
  { canCreateSubAgency = false, ...own }: Company = {},
): void {
  const commonConfig = { ...company.config.commonConfig, canCreateSubAgency };
  held.me = {
    ...{ websitePrefix, permissions, userInfo: { ...userInfo, role } },
    company: { ...company, config: { commonConfig }, ...own },
  };
}

/** What the company has. */
function given({ bookings = 0, available = 0, users = 1, agencies = 0 }): void {
  const page = (total: number, pageSize = 1) => ({ list: [], total, page: 1, pageSize });
  queryClient.setQueryData(orderListOptions({}).queryKey, { pages: [page(bookings, 30)], pageParams: [1] });
  queryClient.setQueryData(apiQueryKey('wallet', {}), { currency: 'CNY', available });
  queryClient.setQueryData(apiQueryKey('users', { page: 1, pageSize: 1 }), page(users));
  queryClient.setQueryData(apiQueryKey('agencies', { page: 1, pageSize: 1 }), page(agencies));
}

/** The steps in order, each with its link, and whether it is done. */
async function steps() {
  const rows = (await drawn(<FirstSteps />)).split('<li').slice(1);
  return rows.map((row) => [
    /<strong>(.*?)<\/strong>/.exec(row)?.[1],
    /href="([^"]+)"/.exec(row)?.[1] ?? (row.includes('Your markup') ? 'Your markup' : ''),
    row.includes('>Done<'),
  ]);
}

beforeEach(() => queryClient.clear());
afterEach(() => {
  held.isClient = false;
});

test('a new agency’s administrator is led to the markup, to money and to further users', async () => {
  logIn();
  given({});
  expect(await steps()).toEqual([
    ['Add your markup', 'Your markup', false],
    ['Have money to book with', '/bills/wallet', false],
    ['Invite your users', '/users?id=new', false],
  ]);
});

test('a company that may open agencies is led to its first one, whose markup is set there', async () => {
  logIn(['SuperUser'], { canCreateSubAgency: true });
  given({ available: 100 });
  expect(await steps()).toEqual([
    ['Add your markup', 'Your markup', false],
    ['Have money to book with', '/bills/wallet', true],
    ['Invite your users', '/users?id=new', false],
    ['Add your first agency', '/agency-manager?id=new', false],
  ]);
});

test('only steps that the user may take are shown, and none to those who may take none of a company’s', async () => {
  given({});
  logIn(['operator', 'finance']);
  expect((await steps()).map(([title]) => title)).toEqual(['Add your markup', 'Have money to book with']);
  logIn(['SuperUser'], { proxyLevel: 1 });
  expect((await steps()).map(([title]) => title)).toEqual(['Add your markup', 'Invite your users']);
  logIn(['operator']);
  expect(await steps()).toEqual([]);
});

test('the provider sells to agencies alone, and nobody above it gives it money', async () => {
  logIn(['SuperUser'], { isProvider: true, canCreateSubAgency: true });
  given({});
  expect((await steps()).map(([title]) => title)).toEqual(['Invite your users', 'Add your first agency']);
});

test('the steps are gone once all are done, and once the company has booked', async () => {
  logIn();
  given({ bookings: 1 });
  expect(await steps()).toEqual([]);
  given({ available: 100, users: 2 });
  expect(await steps()).not.toEqual([]);
  const clientMarkup = { unit: 'percent' as const, value: 500, currency: 'CNY' as const };
  if (held.me)
    held.me = {
      ...held.me,
      userInfo: { ...userInfo, role: ['SuperUser'], config: { ...userInfo.config, clientMarkup } },
    };
  expect(await steps()).toEqual([]);
});

test('nothing is shown before the answers have come, nor while a client is looking', async () => {
  logIn();
  expect(await steps()).toEqual([]);
  given({});
  held.isClient = true;
  expect(await steps()).toEqual([]);
});
