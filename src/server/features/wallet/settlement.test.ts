import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { assertBalanced, closeStatement } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { exportPath } from '../../../contract/exports.ts';
import { walletEntryPage } from '../../../contract/wallet.ts';
import { postPayment } from '../../ledger/movements.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer();
  agents = api(server);
});
afterAll(async () => {
  await assertBalanced(server.deps.db);
  await server.close();
});

const money = { companyId: DEMO_COMPANY.harbour, currency: 'CNY' as const };
const fin = () => agents.as('harbour.fin');
const wallet = () => fin().expect('wallet', {});
const codeOf = async (input: { amount?: number }) => (await fin().call('settleCredit', input)).envelope.code;
const pay = (id: string, amount: number, channel: 'balance' | 'credit') =>
  server.deps.db.transaction((tx) =>
    postPayment(
      tx,
      { id, product: 'flight' },
      {
        ...{ ...money, providerId: DEMO_COMPANY.interline, supplierId: 'sandbox', channel, cost: amount, markups: [] },
        ...{ total: { amount, currency: money.currency }, fee: 0 },
      },
      { at: server.clock.now(), userId: null },
    ),
  );

describe('POST /base/v2/wallet/settlements', () => {
  it('pays so much of the credit in use back out of the balance, and answers what stands then', async () => {
    const before = await wallet();
    const after = await fin().expect('settleCredit', { amount: 1234 });
    expect(after).toMatchObject({
      balance: before.balance - 1234,
      creditUsed: before.creditUsed - 1234,
      available: before.available,
    });
    expect(await wallet()).toEqual(after);
  });

  it('refuses more than is in use, what is no amount, and people who do not see the money', async () => {
    const before = await wallet();
    expect(await codeOf({ amount: before.creditUsed + 1 })).toBe(REFUSALS.creditUnused.code);
    for (const amount of [0, -1, 0.5]) expect((await fin().callRaw('settleCredit', { amount })).status).toBe(400);
    const operator = await agents.as('harbour.op').call('settleCredit', { amount: 1 });
    expect(operator.envelope.code).toBe(REFUSALS.notAllowed.code);
    expect(await wallet()).toEqual(before);
  });

  it('pays once for one key, however often it is sent, and ten at a time', async () => {
    const before = await wallet();
    const options = { idempotencyKey: 'settle-once-key' };
    const send = (amount: number) => fin().call('settleCredit', { amount }, options);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(500)));
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope.data))).size).toBe(1);
    expect((await send(501)).envelope.code).toBe(REFUSALS.idempotencyMismatch.code);
    expect(before.creditUsed - (await wallet()).creditUsed).toBe(500);
  });

  it('is an entry of its own in the list, its filter and the sheet, and in the user log', async () => {
    await fin().expect('settleCredit', { amount: 777 });
    const page = await fin().expect('walletEntries', { type: 'settlement' });
    expect(walletEntryPage.isValidSync(page, { strict: true })).toBe(true);
    const [toLine, fromBalance] = page.list;
    expect(toLine).toMatchObject({ type: 'settlement', account: 'credit', amount: { amount: 777 }, orderId: null });
    const reference = toLine?.reference;
    const description = `Credit settled ${reference}`;
    expect(fromBalance).toMatchObject({ account: 'balance', amount: { amount: -777 }, reference, description });
    const headers = { authorization: `Bearer ${await fin().token()}`, 'accept-language': 'zh-tw' };
    const url = `/api${exportPath('wallet')}`;
    const answer = await server.app.inject({ method: 'POST', url, headers, payload: { type: 'settlement' } });
    const [, first] = await readSheet(answer.rawPayload);
    expect(first).toEqual(expect.arrayContaining(['信用額度還款', reference, 7.77, `信用額度還款 ${reference}`]));
    const { list } = await agents.as('harbour.admin').expect('userLogs', { action: 'settleCredit' });
    expect(list[0]).toMatchObject({ user: { username: 'harbour.fin' } });
  });

  it('settles the statement for good: the line opens again, and the balance may be spent', async () => {
    const { creditUsed } = await fin().expect('settleCredit', {});
    expect(creditUsed).toBe(0);
    expect(await codeOf({})).toBe(REFUSALS.creditUnused.code);
    await pay('2699999971', 10_000, 'credit');
    const id = (await closeStatement(server.deps, money, '2026-11-15T00:00:00Z')) ?? '';
    const statement = () => fin().expect('statement', { id });
    expect(await statement()).toMatchObject({ status: 'overdue', owed: 10_000 });
    expect(await pay('2699999972', 1, 'credit')).toMatchObject({ refused: 'creditOverdue' });
    await fin().expect('settleCredit', { amount: 4000 });
    expect(await statement()).toMatchObject({ status: 'overdue', owed: 6000 });
    await fin().expect('settleCredit', {});
    expect(await statement()).toMatchObject({ status: 'settled', owed: 0 });
    await pay('2699999973', (await wallet()).balance, 'balance');
    expect(await statement()).toMatchObject({ status: 'settled', owed: 0 });
    const { creditLimit, creditLent = 0 } = await wallet();
    expect(await pay('2699999974', creditLimit - creditLent, 'credit')).toHaveProperty('journalId');
    expect(await codeOf({})).toBe(REFUSALS.insufficientBalance.code);
  });

  it('leaves an agency that owes and has nothing, which can be removed and whose limit can be lowered', async () => {
    const provider = agents.as('provider.admin');
    const id = DEMO_COMPANY.harbour;
    const topUp = { currency: 'CNY', exchangeRate: '1', referenceNumber: 'SETTLE-ALL' } as const;
    const { balance, creditUsed } = await provider.expect('topUpAgency', {
      ...{ id, ...topUp, receivedAmount: (await wallet()).creditUsed },
    });
    expect(balance).toBe(creditUsed);
    expect((await provider.call('setAgencyCredit', { id, credit: 0 })).envelope.code).toBe(REFUSALS.creditInUse.code);
    expect(await fin().expect('settleCredit', {})).toMatchObject({ balance: 0, creditUsed: 0 });
    const { creditLent = 0 } = await wallet();
    const lowered = await provider.expect('setAgencyCredit', { id, credit: creditLent });
    expect(lowered).toMatchObject({ creditLimit: creditLent, available: 0 });
  });
});
