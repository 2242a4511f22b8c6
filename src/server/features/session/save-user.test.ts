import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { UserConfigInput } from '../../../contract/user-config.ts';
import { users } from '../../db/schema/users.ts';

const PERCENT = { unit: 'percent', value: 500, currency: 'CNY' } as const;

describe('a user’s own account', () => {
  let server: TestServer;
  let calls: Api;
  beforeAll(async () => {
    server = await startTestServer();
    calls = api(server);
  });
  afterAll(() => server.close());

  const version = async () => {
    const [row] = await server.deps.db.select().from(users).where(eq(users.username, 'harbour.op'));
    return row?.version;
  };

  it('takes another name at once, for this session and for the next', async () => {
    const op = calls.as('harbour.op');
    const answer = await op.expect('updateMe', { nickname: 'Lin Hua' });
    expect(answer.userInfo.nickname).toBe('Lin Hua');
    expect(await op.expect('me', {})).toEqual(answer);
    expect((await calls.as('harbour.admin').expect('me', {})).userInfo.nickname).not.toBe('Lin Hua');
  });

  it('keeps each favourite by itself: one part leaves the others as they are', async () => {
    const op = calls.as('harbour.op');
    const { userInfo: before } = await op.expect('me', {});
    await op.expect('saveUserConfig', { key: 'cities', value: ['HKG', 'SIN', 'HKG'] });
    const { userInfo: after } = await op.expect('saveUserConfig', { key: 'defaultRegion', value: '852' });
    expect(after.config).toEqual({ ...before.config, cities: ['HKG', 'SIN'], defaultRegion: '852' });
  });

  it('changes nothing when the same comes again', async () => {
    const op = calls.as('harbour.op');
    await op.expect('saveUserConfig', { key: 'countries', value: ['CN'] });
    const before = await version();
    await op.expect('saveUserConfig', { key: 'countries', value: ['CN'] });
    expect(await version()).toBe(before);
  });

  it('keeps what two devices put into a list and take out of it without knowing of each other', async () => {
    const op = calls.as('harbour.op');
    const { list } = await op.expect('travellers', {});
    const [a = '', b = '', c = '', d = ''] = list.map(({ id }) => id);
    const put = async (before: string[], value: string[]) =>
      (await op.expect('saveUserConfig', { key: 'passengers', value, before })).userInfo.config.passengers;
    await op.expect('saveUserConfig', { key: 'passengers', value: [a, b] });
    expect(await put([a, b], [a, b, c])).toEqual([a, b, c]);
    expect(await put([a, b], [b, d])).toEqual([b, d, c]);
    expect(await put([a, b], [a])).toEqual([d, c]);
    expect(await put([], [])).toEqual([d, c]);
  });

  it('refuses a place beyond the most that a list of two devices may have', async () => {
    const op = calls.as('harbour.op');
    const cities = [...server.deps.dictionaries.cities.keys()];
    await op.expect('saveUserConfig', { key: 'cities', value: cities.slice(0, 29) });
    const put = (city: string | undefined) =>
      op.call('saveUserConfig', { key: 'cities', value: city ? [city] : [], before: [] });
    expect((await put(cities[29])).status).toBe(200);
    expect((await put(cities[30])).envelope.code).toBe(REFUSALS.badInput.code);
  });

  it('keeps the phone that bookings begin with, and forgets it', async () => {
    const op = calls.as('harbour.op');
    expect((await op.expect('me', {})).userInfo.config.contactPhone).toBeUndefined();
    await op.expect('saveUserConfig', { key: 'contactPhone', value: '21234567' });
    expect((await op.expect('me', {})).userInfo.config.contactPhone).toBe('21234567');
    await op.expect('saveUserConfig', { key: 'contactPhone', value: '' });
    expect((await op.expect('me', {})).userInfo.config.contactPhone).toBe('');
  });

  it('keeps what is added for clients, and adds nothing until it is set', async () => {
    const op = calls.as('harbour.op');
    expect((await op.expect('me', {})).userInfo.config.clientMarkup).toBeUndefined();
    const clientMarkup = { unit: 'percent', value: 550, currency: 'CNY' } as const;
    await op.expect('saveUserConfig', { key: 'clientMarkup', value: clientMarkup });
    const { config } = (await op.expect('me', {})).userInfo;
    expect(config).toMatchObject({ clientMarkup, cities: expect.any(Array) });
  });

  const wrong: [string, UserConfigInput][] = [
    ['a markup of more than the price itself', { key: 'clientMarkup', value: { ...PERCENT, value: 10_001 } }],
    [
      'a markup of more than a million',
      { key: 'clientMarkup', value: { ...PERCENT, unit: 'amount', value: 100_000_001 } },
    ],
    ['a markup below nothing', { key: 'clientMarkup', value: { ...PERCENT, value: -1 } }],
    ['a markup of half a minor unit', { key: 'clientMarkup', value: { ...PERCENT, unit: 'amount', value: 0.5 } }],
    ['a text where a markup belongs', { key: 'clientMarkup', value: '5' }],
    ['a markup where a text belongs', { key: 'dateFormat', value: PERCENT }],
    ['no favourite city at all', { key: 'cities', value: [] }],
    ['a city that is not in the dictionary', { key: 'cities', value: ['QQQ'] }],
    ['a country that is not in the dictionary', { key: 'countries', value: ['QQ'] }],
    ['more than 30 frequent travellers', { key: 'passengers', value: Array.from({ length: 31 }, (_, i) => `${i}`) }],
    ['a phone of letters', { key: 'contactPhone', value: '2123-4567' }],
    ['an area code that is none', { key: 'defaultRegion', value: '+86' }],
    ['a date format that nobody can show', { key: 'dateFormat', value: 'QQQ' }],
    ['a list where one value belongs', { key: 'defaultRegion', value: ['86'] }],
    ['one value where a list belongs', { key: 'cities', value: 'HKG' }],
  ];
  it.each(wrong)('refuses %s', async (_, input) => {
    const { status, envelope } = await calls.as('harbour.op').call('saveUserConfig', input);
    expect([status, envelope.code]).toEqual([400, REFUSALS.badInput.code]);
  });

  it('refuses a part that it does not know', async () => {
    const input = { key: 'token', value: 'x' };
    const { envelope } = await calls.as('harbour.op').callRaw('saveUserConfig', input);
    expect(envelope).toMatchObject({ code: REFUSALS.badInput.code, data: { fields: { key: expect.any(String) } } });
  });
});
