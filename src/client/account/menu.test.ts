import { expect, test } from 'vitest';
import { grantsOf } from '../../contract/grants.ts';
import { sampleLogin } from '../api/sample-login.ts';
import { currentOf, tabMenu, topMenu } from './menu.ts';

/** An operator of a company that sells trains, and flights or not. */
function operator({ enableFlightService }: { enableFlightService: boolean }) {
  const { company } = sampleLogin;
  const commonConfig = { ...company.config.commonConfig, enableFlightService };
  return grantsOf({ ...sampleLogin, company: { ...company, config: { ...company.config, commonConfig } } });
}

const both = operator({ enableFlightService: true });
const trainsAlone = operator({ enableFlightService: false });

test.each([
  ['/train/booking/confirm', both, '/train/booking'],
  ['/train/orders/2600000001', both, '/train/booking'],
  ['/flight/orders/2600000001', both, '/flight/orders'],
  ['/flight/group/order', both, '/flight/group/booking'],
  ['/train/booking/confirm', trainsAlone, '/train/booking'],
  ['/train/orders/2600000001', trainsAlone, '/train/orders'],
  ['/trains', both, undefined],
])('at %s the closest entry of the bar is the current one', (pathname, grants, to) => {
  expect(currentOf(topMenu(grants), pathname)?.to).toBe(to);
});

test('More is the current tab of what no other tab covers', () => {
  expect(currentOf(tabMenu(both), '/flight/group/booking')?.to).toBe('/more');
});
