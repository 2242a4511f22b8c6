import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../src/contract/endpoints.ts';
import { placesNotGiven } from './architecture/kept-places.ts';

const ROOT = new URL('..', import.meta.url).pathname;

/** Sent by a press, after a confirmation at most: nothing is typed, or nothing that is saved (a file, a code of an app). */
const BY_A_PRESS: readonly EndpointName[] = [
  ...(['resetAgencyPassword', 'removeAgencySecondFactor', 'renewAgencyKey'] as const),
  ...(['resetUserPassword', 'removeUserSecondFactor', 'confirmSecondFactor'] as const),
  ...(['confirmFlightOrder', 'requoteFlightOrder', 'pickChangeOption'] as const),
  ...(['confirmTrainOrder', 'requoteTrainOrder', 'cancelTrainOrder'] as const),
  ...(['confirmGroupOrder', 'applyGroupSeats', 'cancelGroupOrder', 'acceptGroupRefund', 'requoteGroupOrder'] as const),
  ...(['decideRates', 'settleRefund', 'replayNotice', 'importTravellers'] as const),
  ...(['payFlightOrder', 'payGroupOrder', 'payTrainOrder'] as const),
];
/** Its form is shared, or nobody is notified of its result. */
const OTHERWISE: readonly EndpointName[] = [
  // The name is in the list's filter form, which stays.
  'saveOrderFilter',
  // A visitor has no account to notify: a repeated press uses the same key, and clears the form.
  'sendEnquiry',
];

const isKeyed = ({ idempotent, repeatable }: Endpoint<unknown, unknown>) => Boolean(idempotent ?? repeatable);
const KEYED = Object.entries<Endpoint<unknown, unknown>>(endpoints).flatMap(([name, endpoint]) =>
  isKeyed(endpoint) ? [name] : [],
);
const APART: readonly string[] = [...BY_A_PRESS, ...OTHERWISE];
const OF_FORMS = new Set(KEYED.filter((name) => !APART.includes(name)));

it('a form that creates or moves something says where it is kept, so that it goes once a lost answer is known', () => {
  const sources = globSync('src/client/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (path) => !/\.test\.tsx?$|sample-/.test(path),
  );
  expect(sources.flatMap((path) => placesNotGiven(path, readFileSync(ROOT + path, 'utf8'), OF_FORMS))).toEqual([]);
});

it('what needs no place creates or moves something all the same', () => {
  expect(APART.filter((name) => !KEYED.includes(name))).toEqual([]);
});

describe('a place', () => {
  const told = (code: string) => placesNotGiven('src/client/features/a/Sheet.tsx', code, new Set(['createUser']));

  it.each([
    "await call('createUser', input);",
    "await call('createUser', input, { signal });",
    "useApiMutation('createUser', { onSuccess });",
    "const CALLS = { set: 'createUser' }; await call(CALLS.set, input);",
    "<Form sends='createUser' />;",
    "send('createUser', input, options);",
  ])('is missed in %j', (code) => expect(told(code)).toHaveLength(1));

  it.each([
    "await call('createUser', input, options);",
    "await call('createUser', input, { signal, ...options });",
    "await call('createUser', input, { keptAt: place });",
    "useApiMutation('createUser', { keptAt: place, onSuccess });",
    "useTicketRequest('createUser', place, onAsked);",
    "const CALLS = { set: 'createUser' }; await call(CALLS.set, input, options);",
    "function typed(input: InputOf<'createUser'>) {}",
    "if (name === 'createUser') show(answer);",
    "await call('users', {}); useApiMutation('deleteUser', { onSuccess });",
    'await call(name, input);',
  ])('is not missed in %j', (code) => expect(told(code)).toEqual([]));
});
