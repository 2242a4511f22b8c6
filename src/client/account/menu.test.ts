import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NEEDS_LINE } from '../../build/needs-line.ts';
import { grantsOf } from '../../contract/grants.ts';
import { sampleLogin } from '../api/sample-login.ts';
import { needsLine } from '../locales/load-messages.ts';
import { currentOf, tabMenu, topMenu } from './menu.ts';

/** An operator of a company with trains, and flights or not. */
function operator({ enableFlightService }: { enableFlightService: boolean }) {
  const { company } = sampleLogin;
  const commonConfig = { ...company.config.commonConfig, enableFlightService };
  return grantsOf({ ...sampleLogin, company: { ...company, config: { ...company.config, commonConfig } } });
}

const both = operator({ enableFlightService: true });
const trainsAlone = operator({ enableFlightService: false });

test.each([
  ['/train/booking/confirm', both, '/train/booking'],
  ['/train/orders/2600000001', both, '/flight/orders'],
  ['/flight/orders/2600000001', both, '/flight/orders'],
  ['/flight/group/order/2600000001', both, '/flight/orders'],
  ['/flight/group/booking/confirm', both, '/flight/group/booking'],
  ['/train/booking/confirm', trainsAlone, '/train/booking'],
  ['/train/orders/2600000001', trainsAlone, '/train/orders'],
  ['/trains', both, undefined],
])('at %s the closest entry of the bar is the current one', (pathname, grants, to) => {
  expect(currentOf(topMenu(grants), pathname)?.to).toBe(to);
});

test.each(['/flight/orders/2600000001', '/flight/group/order/2600000001', '/train/orders/2600000001'])(
  'at %s the tab of the bookings is the current one, whatever was booked',
  (pathname) => {
    expect(currentOf(tabMenu(both), pathname)?.to).toBe('/flight/orders');
  },
);

test('More is the current tab of what no other tab covers', () => {
  expect(currentOf(tabMenu(both), '/flight/group/booking')?.to).toBe('/more');
});

test('what the tabs lead to opens without a connection, with its words', () => {
  const tabs = new Set<string>([both, trainsAlone].flatMap((grants) => tabMenu(grants)).map(({ to }) => to));
  expect(tabs).toContain('/train/booking');
  expect([...tabs].filter(needsLine)).toEqual([]);
  const routes = new URL('../routes/', import.meta.url);
  const shut = readdirSync(routes).filter((file) => {
    const source = readFileSync(new URL(file, routes), 'utf8');
    const path = /createFileRoute\('([^']+?)\/?'\)/.exec(source)?.[1] ?? '';
    const imports = [...source.matchAll(/from '\.\.\/([^']+)'/g)].map(([, name]) => `src/client/${name}`);
    return tabs.has(path) && imports.some((name) => NEEDS_LINE.test(name));
  });
  expect(shut).toEqual([]);
});
