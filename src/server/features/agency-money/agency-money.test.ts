import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { CURRENCIES } from '../../../contract/money.ts';
import { topUpAmounts } from '../../../contract/top-up-amount.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer();
  agents = api(server);
});
afterAll(() => server.close());

const provider = () => agents.as('provider.admin');
const harbour = () => agents.as('harbour.fin').expect('wallet', {});
const RECEIPT = {
  id: DEMO_COMPANY.harbour,
  currency: 'USD',
  receivedAmount: 100_000,
  exchangeRate: '7.1034',
  transactionFeePercent: '0.6',
} as const;

describe('POST /base/v2/agencies/{id}/balance', () => {
  it('adds what was received at its rate less the fee, which stands apart', async () => {
    const before = await harbour();
    const amounts = topUpAmounts({ amount: 100_000, currency: 'USD' }, '7.1034', '0.6', 'CNY');
    expect([amounts?.amount.amount, amounts?.fee.amount]).toEqual([706_077, 4_263]);
    const answer = await provider().expect('topUpAgency', { ...RECEIPT, referenceNumber: 'TT-100', amount: 706_077 });
    expect(answer.balance).toBe(before.balance + 706_077);
    expect(await harbour()).toEqual(answer);
    const { list } = await agents.as('harbour.fin').expect('transactions', { q: 'TT-100' });
    expect(list).toMatchObject([{ kind: 'top-up', reference: 'TT-100', gross: 710_340, net: 706_077, fee: 4_263 }]);
    await assertBalanced(server.deps.db);
  });

  it('refuses at its field what comes to more than can be kept', async () => {
    const huge = { receivedAmount: Number.MAX_SAFE_INTEGER, exchangeRate: '999999', referenceNumber: 'TT-HUGE' };
    const { envelope } = await provider().call('topUpAgency', { ...RECEIPT, ...huge });
    expect(envelope).toMatchObject({
      code: REFUSALS.badInput.code,
      data: { fields: { receivedAmount: expect.anything() } },
    });
  });

  it('takes a receipt once, whatever the key, and ten senders at a time', async () => {
    const before = await harbour();
    const input = { ...RECEIPT, referenceNumber: 'TT-200' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => provider().call('topUpAgency', input)));
    const codes = answers.map(({ envelope }) => envelope.code).sort((a, b) => a - b);
    expect(codes).toEqual([0, ...Array<number>(9).fill(REFUSALS.referenceUsed.code)]);
    const other = await provider().call('topUpAgency', { ...input, receivedAmount: 5 });
    expect(other.envelope.code).toBe(REFUSALS.referenceUsed.code);
    expect((await harbour()).balance).toBe(before.balance + 706_077);
    await assertBalanced(server.deps.db);
  });

  it('is told to the agency by mail when it is asked for', async () => {
    const mailed = async () => {
      await server.deps.jobs.drain();
      const { list } = await provider().expect('mails', {});
      return list.filter(({ text }) => text?.includes('TT-25')).map(({ subject }) => subject);
    };
    await provider().expect('topUpAgency', { ...RECEIPT, referenceNumber: 'TT-250' });
    expect(await mailed()).toEqual([]);
    await provider().expect('topUpAgency', { ...RECEIPT, referenceNumber: 'TT-251', sendEmail: true });
    expect(await mailed()).toEqual([expect.stringContaining('CNY 7060.77')]);
  });

  it('refuses another amount than its sender saw, and agencies of others', async () => {
    const before = await harbour();
    const input = { ...RECEIPT, referenceNumber: 'TT-300' };
    const differs = await provider().call('topUpAgency', { ...input, amount: 706_078 });
    expect(differs.envelope.code).toBe(REFUSALS.topUpDiffers.code);
    const strange = await provider().call('topUpAgency', { ...input, id: DEMO_COMPANY.quay });
    expect(strange.envelope.code).toBe(REFUSALS.notFound.code);
    expect(await harbour()).toEqual(before);
  });

  it('never adds more than was received, for any amount, rate and fee', () => {
    const rate = fc.integer({ min: 1, max: 2_000_000 }).map((n) => (n / 10_000).toFixed(4));
    const percent = fc.integer({ min: 0, max: 9_999 }).map((n) => (n / 100).toFixed(2));
    const currency = fc.constantFrom(...CURRENCIES);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), currency, currency, rate, percent, (amount, from, to, at, fee) => {
        const done = topUpAmounts({ amount, currency: from }, at, fee, to);
        if (!done) throw new Error('such amounts can be kept');
        expect(done.amount.amount + done.fee.amount).toBe(done.gross.amount);
        expect(done.fee.amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('PUT /base/v2/agencies/{id}/credit', () => {
  const set = (credit: unknown, id: string = DEMO_COMPANY.harbour) =>
    provider().callRaw('setAgencyCredit', { id, credit });

  it('sets the limit, and says what is missing', async () => {
    const before = await harbour();
    expect((await set(before.creditLimit + 100_000)).envelope.code).toBe(0);
    expect((await harbour()).creditLimit).toBe(before.creditLimit + 100_000);
    const none = await set(undefined);
    expect(none.envelope).toMatchObject({ data: { fields: { credit: 'Credit limit required' } } });
    expect((await set(-1)).status).toBe(400);
    expect((await set(1, DEMO_COMPANY.quay)).envelope.code).toBe(REFUSALS.notFound.code);
  });

  it('does not go below what is used', async () => {
    const { creditUsed, creditLimit } = await harbour();
    expect(creditUsed).toBeGreaterThan(0);
    expect((await set(creditUsed - 1)).envelope.code).toBe(REFUSALS.creditInUse.code);
    expect((await harbour()).creditLimit).toBe(creditLimit);
  });
});
