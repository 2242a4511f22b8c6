import { expect, test } from 'vitest';
import { NO_SCREEN } from '../src/client/worker/addresses.ts';
import { CLIENT_ROUTES } from './factories/client-routes.ts';

/** Agents' search terms, and what the portal itself writes into addresses. */
const QUERIES = [
  'offer=G101.2026-12-01.VNP.AOH.second',
  'q=a.b',
  'q=li@example.com',
  'q=li%40example.com',
  'q=100%25.pdf',
  'q=a/b.pdf',
  'q=%',
  `q=${'x.'.repeat(1000)}`,
];

const isNoScreen = (address: string) => NO_SCREEN.some((pattern) => pattern.test(address));

test('the worker starts the portal at every screen’s address, whatever its query asks for', () => {
  expect(CLIENT_ROUTES.length).toBeGreaterThan(40);
  const paths = CLIENT_ROUTES.map((route) => route.replace('$id', '2611200001'));
  const addresses = paths.flatMap((path) => [path, ...QUERIES.map((query) => `${path}?${query}`)]);
  expect(addresses.filter(isNoScreen)).toEqual([]);
});
