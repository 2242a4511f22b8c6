import { expect, test } from 'vitest';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { firstEndpoints } from '../../../contract/first-endpoints.ts';
import { OUTBOX_KINDS } from './outbox-kinds.ts';

test('the server remembers the keys of everything that may wait for long', () => {
  const callOf = (
    name: keyof typeof endpoints,
  ): Pick<Endpoint<unknown, unknown>, 'idempotent' | 'repeatable' | 'mayWait'> => endpoints[name];
  const keyed = OUTBOX_KINDS.map(({ call }) => call).filter(
    (name) => callOf(name).idempotent ?? callOf(name).repeatable,
  );
  expect(keyed.length).toBeGreaterThan(0);
  expect(keyed.filter((name) => !callOf(name).mayWait)).toEqual([]);
});

test('what may wait is sent by calls that are there before any other code has come', () => {
  expect(OUTBOX_KINDS.map(({ call }) => call).filter((name) => !Object.hasOwn(firstEndpoints, name))).toEqual([]);
});
