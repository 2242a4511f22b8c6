import { expect, test } from 'vitest';
import { parseSession } from './stored-session.ts';

const me = {
  userInfo: {
    ...{ id: 'u1', username: 'harbour.op', nickname: '', email: '', role: ['operator'], avatar: null },
    config: { defaultRegion: '86', dateFormat: 'yyyy-MM-dd', cities: [], countries: [], passengers: [] },
  },
  company: { id: 'c1', name: 'Harbour', config: { commonConfig: { settlementCurrency: 'CNY' } } },
  websitePrefix: '',
  permissions: [],
};

test('a kept session reads as it was written', () => {
  expect(parseSession({ token: 't', me })).toEqual({ token: 't', me });
});

test('a session of somebody who has chosen no way to write dates is one', () => {
  const config = { ...me.userInfo.config, dateFormat: undefined };
  const value = { token: 't', me: { ...me, userInfo: { ...me.userInfo, config } } };
  expect(parseSession(value)).toEqual(value);
});

test.each([
  ['no session', 5],
  ['no token', { token: '', me }],
  ['a user without id', { token: 't', me: { ...me, userInfo: { ...me.userInfo, id: undefined } } }],
  ['a user without choices', { token: 't', me: { ...me, userInfo: { ...me.userInfo, config: null } } }],
  [
    'favourites that are no list',
    { token: 't', me: { ...me, userInfo: { ...me.userInfo, config: { ...me.userInfo.config, cities: 'x' } } } },
  ],
  ['a role that is no word', { token: 't', me: { ...me, userInfo: { ...me.userInfo, role: [null] } } }],
  [
    'a currency that is none',
    { token: 't', me: { ...me, company: { ...me.company, config: { commonConfig: { settlementCurrency: 'XXX' } } } } },
  ],
])('%s is no session: the user logs in again', (_, value) => expect(parseSession(value)).toBeNull());
