import { beforeEach, expect, test, vi } from 'vitest';
import { sampleLogin } from './sample-login.ts';

const FLIGHTS = 'CX711.Y.2026-12-12.HKGBKK';
const CHAN = {
  name: 'CHAN/TAI MAN',
  surname: 'CHAN',
  givenName: 'TAI MAN',
  title: 'MR',
  type: 'ADT',
  dob: null,
} as const;
const PARTY = { flights: FLIGHTS, passengers: [{ ...CHAN, age: null, infantOf: null }], text: '1.CHAN/TAI MAN MR' };

const login = (id: string, token = `token of ${id}`) => ({
  ...sampleLogin,
  token,
  userInfo: { ...sampleLogin.userInfo, id },
});

/** What a page has that was just loaded. */
async function load() {
  vi.resetModules();
  const { carriedParty } = await import('./carried-party.ts');
  const { session } = await import('./session.ts');
  return { carriedParty, session };
}

beforeEach(() => sessionStorage.clear());

test('a carried party is there for its flights, and for no others', async () => {
  const { carriedParty, session } = await load();
  session.start(login('anna'));
  carriedParty.set(PARTY);
  expect(carriedParty.get(FLIGHTS)).toEqual(PARTY);
  expect([carriedParty.get('CX712'), carriedParty.get(undefined)]).toEqual([null, null]);
});

test('it survives a reload', async () => {
  const before = await load();
  before.session.start(login('anna'));
  before.carriedParty.set(PARTY);
  const after = await load();
  after.session.start(login('anna'));
  expect(after.carriedParty.get(FLIGHTS)).toEqual(PARTY);
});

test('it is no other account’s, and gone after a log-out', async () => {
  const { carriedParty, session } = await load();
  session.start(login('anna'));
  carriedParty.set(PARTY);
  session.start(login('ben'));
  expect(carriedParty.get(FLIGHTS)).toBeNull();
  session.end();
  session.start(login('anna', 'a new token'));
  expect(carriedParty.get(FLIGHTS)).toBeNull();
  expect(JSON.stringify(sessionStorage)).not.toContain('CHAN');
});

test('damaged, it is none', async () => {
  const before = await load();
  before.session.start(login('anna'));
  before.carriedParty.set(PARTY);
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith('interline'))
      sessionStorage.setItem(key, '{"flights":"CX711.Y.2026-12-12.HKGBKK","passengers":[{}]}');
  const after = await load();
  after.session.start(login('anna'));
  expect(after.carriedParty.get(FLIGHTS)).toBeNull();
});
