import { expect, test } from 'vitest';
import { issuerLogo } from './paper-names.ts';

const [OWN, OF_SITE] = ['/api/base/v2/pictures/own', '/api/base/v2/pictures/of-site'];
const site = { isWhiteLabel: true, logo: OF_SITE };

test.each([
  ['the agency’s own wherever it has one', { logo: OWN }, site, OWN],
  ['that of the white-label site for an agency without one', { logo: null }, site, OF_SITE],
  ['none on a white-label site that has none either', { logo: null }, { ...site, logo: '' }, ''],
  ['none of the default site, which is the provider’s', { logo: null }, { ...site, isWhiteLabel: false }, ''],
  ['none before the site is known', { logo: null }, null, ''],
])('the logo on a paper is %s', (_, company, on, shown) => {
  expect(issuerLogo(company, on)).toBe(shown);
});
