import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import { grantsOf } from '../../../contract/grants.ts';
import type { Role } from '../../../contract/permissions.ts';
import type { Me } from '../../../contract/session.ts';
import { apiQueryKey, queryClient } from '../../api/queries.ts';
import { sampleLogin } from '../../api/sample-login.ts';
import { BrandBar } from './BrandBar.tsx';
import { Tabs } from './Tabs.tsx';
import { TopBar } from './TopBar.tsx';

const held = vi.hoisted((): { me: Me | null } => ({ me: null }));
vi.mock('../../api/session.ts', async (original) => ({
  ...(await original<object>()),
  useMe: () => held.me,
  useGrants: () => held.me && grantsOf(held.me),
}));
vi.mock('../../api/online.ts', () => ({ useOnline: () => true, useIsOld: () => false }));
vi.mock('../../api/use-site-name.ts', () => ({ useSiteName: () => 'Pier' }));
vi.mock('./PreferencesPill.tsx', () => ({ PreferencesPill: () => null }));
vi.mock('./Bell.tsx', () => ({ Bell: () => null }));
vi.mock('./UserMenu.tsx', () => ({ UserMenu: () => null }));

type Terms = Me['company']['config']['commonConfig'];

/** A user with one role in a company with these terms. */
function logIn(role: Role, terms: Partial<Terms> = {}, company: Partial<Me['company']> = {}): void {
  const { userInfo, websitePrefix, permissions, company: known } = sampleLogin;
  const commonConfig = { ...known.config.commonConfig, ...terms };
  held.me = {
    ...{ websitePrefix, permissions, userInfo: { ...userInfo, role: [role] } },
    company: { ...known, config: { ...known.config, commonConfig }, ...company },
  };
}

/** The targets of the desktop's menu and of the phone's tabs, without home. */
async function waysOf(): Promise<string[]> {
  const menus = [await drawn(<TopBar />), await drawn(<Tabs />)].join('');
  const paths = [...menus.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, path = '']) => path);
  return [...new Set(paths)].filter((path) => path !== '/').toSorted();
}

beforeEach(() => queryClient.clear());
afterEach(() => {
  held.me = null;
});

describe('the menus of a company', () => {
  test('lead to flights, groups and bookings as long as it has the flight service', async () => {
    logIn('operator');
    expect(await waysOf()).toEqual([
      '/flight/booking',
      '/flight/group/booking',
      '/flight/orders',
      '/more',
      '/train/booking',
    ]);
    logIn('operator', { enableFlightService: false });
    expect(await waysOf()).toEqual(['/more', '/train/booking', '/train/orders']);
    expect(await drawn(<TopBar />)).toMatch(/<a [^>]*href="\/train\/orders"[^>]*>My Bookings</);
    expect(await drawn(<Tabs />)).toMatch(/<a [^>]*href="\/train\/orders"[^>]*>.*?Bookings</);
  });

  test('lead to trains as long as it has the train service', async () => {
    logIn('operator', { enableTrainService: false });
    expect(await waysOf()).toEqual(['/flight/booking', '/flight/group/booking', '/flight/orders', '/more']);
  });

  test('lead to its agencies as long as it may open some', async () => {
    logIn('finance', { canCreateSubAgency: true });
    expect(await waysOf()).toContain('/agency-manager');
    logIn('finance', { canCreateSubAgency: false });
    expect(await waysOf()).not.toContain('/agency-manager');
    // Existing sub-agencies stay accessible.
    logIn('finance', { canCreateSubAgency: false }, { hasAgencies: true });
    expect(await waysOf()).toContain('/agency-manager');
  });

  test('lead to its money where it is shown its bills, and always at a direct agency', async () => {
    const [below, direct] = [{ proxyLevel: 1 }, { proxyLevel: 0 }];
    logIn('finance', { isShowBill: true }, below);
    expect(await waysOf()).toContain('/bills/wallet');
    logIn('finance', { isShowBill: false }, below);
    expect(await waysOf()).not.toContain('/bills/wallet');
    logIn('finance', { isShowBill: false }, direct);
    expect(await waysOf()).toContain('/bills/wallet');
  });
});

describe('the bars', () => {
  /** The server's answer, which depends on showAvailable for operators. */
  const answer = (available: number | null) =>
    queryClient.setQueryData(apiQueryKey('available', {}), { currency: 'CNY', available });

  test('show operators what is left to pay with where their company lets them see it', async () => {
    logIn('operator');
    for (const Bar of [TopBar, BrandBar]) {
      answer(123_450);
      expect(await drawn(<Bar />)).toContain('¥1,234.50');
      answer(null);
      const hidden = await drawn(<Bar />);
      expect(hidden).not.toContain('Available');
      expect(hidden).not.toContain('¥');
    }
  });

  test('show who one works for by the company’s own logo and name', async () => {
    logIn('operator', {}, { name: 'Quay Tours', logo: '/pictures/quay' });
    const own = await drawn(<BrandBar />);
    expect(own).toMatch(/<img[^>]*src="\/pictures\/quay"/);
    expect(own).toContain('Quay Tours');
    logIn('operator', {}, { name: 'Quay Tours', logo: null });
    expect(await drawn(<BrandBar />)).not.toContain('<img');
  });
});
