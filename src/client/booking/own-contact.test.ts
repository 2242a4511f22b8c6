import { beforeEach, expect, test, vi } from 'vitest';
import type { Me } from '../../contract/session.ts';
import { sampleLogin } from '../api/sample-login.ts';
import { ownContact } from './own-contact.ts';

const held = vi.hoisted((): { me: Me | null } => ({ me: null }));
vi.mock('../api/session.ts', () => ({ session: { get: () => held.me && { me: held.me } } }));
vi.mock('../offline/outbox/kinds/own-account.ts', () => ({ ownConfig: {} }));
vi.mock('../offline/outbox/outbox-here.ts', () => ({ queueChange: async () => undefined }));

type Info = Me['userInfo'];

/** The initial contact of a user's new booking. */
function contactOf(config: Partial<Info['config']>, info: Partial<Info> = {}) {
  const { userInfo, company, websitePrefix, permissions } = sampleLogin;
  const own = { ...userInfo, ...info, config: { ...userInfo.config, ...config } };
  held.me = { userInfo: own, company, websitePrefix, permissions };
  return ownContact();
}

beforeEach(() => {
  held.me = null;
});

test('a new booking begins with the area code and the phone that the agent has set', () => {
  expect(contactOf({ defaultRegion: '852' })).toMatchObject({ areaCode: '852', phone: '' });
  expect(contactOf({ defaultRegion: '852', contactPhone: '21234567' })).toMatchObject({
    areaCode: '852',
    phone: '21234567',
  });
});

test('without a phone for bookings it begins with the agent’s own mobile, and with 86 where no area code is set', () => {
  const mobile = { areaCode: '65', mobile: '81234567' };
  expect(contactOf({ defaultRegion: '852' }, mobile)).toMatchObject({ areaCode: '65', phone: '81234567' });
  expect(contactOf({ defaultRegion: '852', contactPhone: '21234567' }, mobile)).toMatchObject({ areaCode: '852' });
  expect(contactOf({ defaultRegion: '' })).toMatchObject({ areaCode: '86' });
});

test('it names the agent as colleagues see them, with their own address', () => {
  const named = { nickname: 'Ms Chan', email: 'chan@quay.example' };
  expect(contactOf({}, named)).toMatchObject({ name: 'Ms Chan', email: 'chan@quay.example' });
  expect(contactOf({}, { nickname: '', email: '' })).toMatchObject({ name: 'op', email: '' });
});
