import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { MONEY_LIMITS } from '../../../contract/limits.ts';
import { AGENCY_PERMISSIONS } from '../../../contract/permission-grants.ts';
import { users } from '../../db/schema/users.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
});
afterAll(() => server.close());

const admin = () => calls.as('harbour.admin');

describe('an agency', () => {
  it('is opened with credit only by who may set that', async () => {
    const { createAgency } = GOOD_INPUTS;
    const named = { ...createAgency.admin, username: 'no.credit.admin', email: 'credit@agency.example' };
    const input = { ...createAgency, name: 'On Credit', alias: '', admin: named, creditLimit: 100_000 };
    const holders = { permissions: [...AGENCY_PERMISSIONS].filter((one) => one !== 'credit:write') };
    const ofAdmin = eq(users.username, 'harbour.admin');
    await server.deps.db.update(users).set(holders).where(ofAdmin);
    server.deps.sessions.forget();
    const words = 'You are not allowed to grant credit: leave it at 0';
    expect((await admin().call('createAgency', input)).envelope.data).toEqual({ fields: { creditLimit: words } });
    const [{ id } = { id: '' }] = (await admin().expect('agencies', { q: 'Quay Tours' })).list;
    // Nor by any other way.
    const { notAllowed, badInput } = REFUSALS;
    const ways = [
      await admin().callRaw('setAgencyCredit', { id, credit: 1 }),
      await admin().callRaw('updateAgency', { ...GOOD_INPUTS.updateAgency, id, creditLimit: 1 }),
      await admin().callRaw('saveAgencyConfig', { ...GOOD_INPUTS.saveAgencyConfig, id, creditLimit: 1 }),
    ];
    expect(ways.map(({ envelope }) => envelope.code)).toEqual([notAllowed.code, badInput.code, badInput.code]);
    const { apiKey } = await calls.as('provider.admin').expect('renewAgencyKey', { id: DEMO_COMPANY.harbour });
    for (const [name, payload] of [['createAgency', input] as const, ['setAgencyCredit', { id, credit: 1 }] as const])
      expect((await calls.withToken(apiKey).callRaw(name, payload)).envelope.code, name).toBe(notAllowed.code);
    await server.deps.db
      .update(users)
      .set({ permissions: [...AGENCY_PERMISSIONS] })
      .where(ofAdmin);
    server.deps.sessions.forget();
    const made = await admin().expect('createAgency', input);
    expect(made.money).toMatchObject({ creditLimit: 100_000, available: 100_000 });
  });

  it('is opened with a credit limit, be it none', async () => {
    for (const creditLimit of [undefined, null]) {
      const { envelope } = await admin().callRaw('createAgency', { ...GOOD_INPUTS.createAgency, creditLimit });
      expect(envelope.data).toEqual({ fields: { creditLimit: 'Credit limit required' } });
    }
    // Also beside a value that no rule can be applied to.
    const odd = await admin().callRaw('createAgency', { ...GOOD_INPUTS.createAgency, creditLimit: undefined, name: 7 });
    expect(odd.envelope.data).toEqual({
      fields: { creditLimit: 'Credit limit required', name: 'Not a valid value' },
    });
  });

  it('is opened by another agency with no more credit than that has left, which it has again once the other is removed', async () => {
    const wallet = async () => ({ creditLent: 0, ...(await calls.as('harbour.fin').expect('wallet', {})) });
    const before = await wallet();
    const named = { username: 'lent.admin', nickname: 'Lent', email: 'lent@agency.example' };
    const input = { ...GOOD_INPUTS.createAgency, name: 'Lent To', alias: '', settlementCurrency: 'CNY' as const };
    const lend = (creditLimit: number) => admin().call('createAgency', { ...input, admin: named, creditLimit });
    const left = before.creditLimit - before.creditUsed - before.creditLent;
    for (const much of [left + 1, MONEY_LIMITS.amount])
      expect((await lend(much)).envelope.code).toBe(REFUSALS.creditNotCovered.code);
    const made = await lend(left);
    expect(await wallet()).toMatchObject({ creditLent: before.creditLent + left, available: before.balance });
    await admin().expect('deleteAgency', { id: made.envelope.data?.id ?? '' });
    expect(await wallet()).toMatchObject({ creditLent: before.creditLent, available: before.available });
  });
});
