import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { type ExportKind, exportPath } from '../../../contract/exports.ts';
import { MONEY_LIMITS } from '../../../contract/limits.ts';
import { FIELD_MESSAGES } from '../../../contract/messages.ts';
import { CURRENCIES } from '../../../contract/money.ts';
import { RUNNING } from '../../../contract/statements.ts';
import { topUpAmounts } from '../../../contract/top-up-amount.ts';
import { transactionPage } from '../../../contract/transactions.ts';
import { walletEntryPage } from '../../../contract/wallet.ts';
import { inTransaction } from '../../commands/run-command.ts';
import { findDifferences } from '../../ledger/find-differences.ts';
import { postTopUp } from '../../ledger/movements.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer();
  agents = api(server);
});
afterAll(() => server.close());

async function sheetOf(username: string, kind: ExportKind, payload: object) {
  const headers = { authorization: `Bearer ${await agents.as(username).token()}`, 'accept-language': 'en' };
  return readSheet(
    (await server.app.inject({ method: 'POST', url: `/api${exportPath(kind)}`, headers, payload })).rawPayload,
  );
}

const provider = () => agents.as('provider.admin');
const harbour = async () => ({ creditLent: 0, ...(await agents.as('harbour.fin').expect('wallet', {})) });
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
    const huge = { receivedAmount: MONEY_LIMITS.amount, exchangeRate: '999999', referenceNumber: 'TT-HUGE' };
    const { envelope } = await provider().call('topUpAgency', { ...RECEIPT, ...huge });
    expect(envelope).toMatchObject({
      code: REFUSALS.badInput.code,
      data: { fields: { receivedAmount: expect.anything() } },
    });
  });

  it.each([
    ['more than an agency can have', { receivedAmount: MONEY_LIMITS.amount + 1, exchangeRate: '0.0001' }],
    ['what comes to more than that', { receivedAmount: MONEY_LIMITS.amount, exchangeRate: '1.01' }],
    ['less than nothing', { receivedAmount: -100 }],
    ['less than nothing in whole yen', { receivedAmount: -100, currency: 'JPY' }],
    ['nothing', { receivedAmount: 0 }],
    ['all that numbers hold', { receivedAmount: Number.MAX_SAFE_INTEGER }],
    ['a part of a cent', { receivedAmount: 100.5 }],
  ])('refuses %s at its field, and adds none of it', async (_, wrong) => {
    const before = await harbour();
    const { status, envelope } = await provider().callRaw('topUpAgency', {
      ...{ ...RECEIPT, referenceNumber: 'TT-BAD' },
      ...wrong,
    });
    expect(status).toBe(400);
    expect(envelope).toMatchObject({ data: { fields: { receivedAmount: expect.anything() } } });
    expect(await harbour()).toEqual(before);
  });

  it.each([
    ['of a currency for itself that is not one', { currency: 'CNY', exchangeRate: '1.01' }, 'The rate of a currency'],
    ['above all that there are', { exchangeRate: '1000001' }, 'A rate lies between'],
    ['of nothing', { exchangeRate: '0' }, 'A rate lies between'],
    ['below all that there are', { exchangeRate: '0.0000001' }, 'A rate lies between'],
  ])('refuses a rate %s', async (_, wrong, words) => {
    const before = await harbour();
    const { status, envelope } = await provider().callRaw('topUpAgency', {
      ...{ ...RECEIPT, referenceNumber: 'TT-RATE' },
      ...wrong,
    });
    expect([status, envelope.data]).toEqual([400, { fields: { exchangeRate: expect.stringContaining(words) } }]);
    expect(await harbour()).toEqual(before);
  });

  it('refuses at its field what the account could not hold beside what it has, as a correction is', async () => {
    const meridian = () => agents.as('meridian.admin').expect('wallet', {});
    const { balance } = await meridian();
    const money = { amount: MONEY_LIMITS.account - balance - 10, currency: 'USD' as const };
    const full = { companyId: DEMO_COMPANY.meridian, money, via: 'bank', reference: 'FULL', description: '' };
    await inTransaction(server.deps, (tx) => postTopUp(tx, full, { at: server.clock.now(), userId: null }));
    const about = { id: DEMO_COMPANY.meridian, currency: 'USD', exchangeRate: '1' } as const;
    const more = await provider().call('topUpAgency', { ...about, receivedAmount: 11, referenceNumber: 'MORE' });
    const [words] = Object.values(FIELD_MESSAGES.accountFull);
    expect(more.envelope.data).toEqual({ fields: { receivedAmount: words } });
    const correction = { id: DEMO_COMPANY.meridian, amount: 11, reason: 'Too much' };
    const corrected = await provider().call('correctAgency', correction);
    expect(corrected.envelope.data).toEqual({ fields: { amount: words } });
    await provider().expect('topUpAgency', { ...about, receivedAmount: 10, referenceNumber: 'WHOLE' });
    expect((await meridian()).balance).toBe(MONEY_LIMITS.account);
    const settled = await provider().expect('correctAgency', { ...correction, amount: -MONEY_LIMITS.amount });
    expect(settled.balance).toBe(MONEY_LIMITS.account - MONEY_LIMITS.amount);
    await assertBalanced(server.deps.db);
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

  it('refuses another amount than its sender saw, and the provider’s own wallet', async () => {
    const before = await harbour();
    const input = { ...RECEIPT, referenceNumber: 'TT-300' };
    const differs = await provider().call('topUpAgency', { ...input, amount: 706_078 });
    expect(differs.envelope.code).toBe(REFUSALS.topUpDiffers.code);
    const own = await provider().call('topUpAgency', { ...input, id: DEMO_COMPANY.interline });
    expect(own.envelope.code).toBe(REFUSALS.notFound.code);
    expect(await harbour()).toEqual(before);
  });

  it('is made by the provider for agencies of every depth, and by no parent, whose receipts nobody else has seen', async () => {
    const quay = () => agents.as('quay.fin').expect('wallet', {});
    const before = await quay();
    const input = { id: DEMO_COMPANY.quay, currency: 'HKD', receivedAmount: 100_000, exchangeRate: '1' } as const;
    const fee = { transactionFeePercent: '1', referenceNumber: 'HK-100' };
    const { envelope } = await agents.as('harbour.admin').call('topUpAgency', { ...input, ...fee });
    expect(envelope.code).toBe(REFUSALS.notAllowed.code);
    const answer = await provider().expect('topUpAgency', { ...input, ...fee });
    expect(answer).toMatchObject({ currency: 'HKD', balance: before.balance + 99_000 });
    expect(await quay()).toEqual(answer);
    await assertBalanced(server.deps.db);
    expect(await findDifferences(server.deps.db, server.deps.clock.now())).toEqual([]);
  });

  it('shows what was received to the agency’s own finance and to the provider, and to no agency between them', async () => {
    const input = {
      ...RECEIPT,
      id: DEMO_COMPANY.quay,
      currency: 'USD',
      exchangeRate: '7.8',
      receivedAmount: 10_000,
    } as const;
    await provider().expect('topUpAgency', { ...input, referenceNumber: 'HK-200' });
    const receipt = { received: { amount: 10_000, currency: 'USD' }, exchangeRate: '7.8', feePercent: '0.6', fee: 468 };
    const page = await agents.as('quay.fin').expect('walletEntries', { type: 'top-up', pageSize: 100 });
    expect(walletEntryPage.isValidSync(page, { strict: true })).toBe(true);
    expect(page.list.find(({ reference }) => reference === 'HK-200')).toMatchObject({ receipt });
    const { list: settled } = await agents.as('quay.fin').expect('walletEntries', { type: 'settlement' });
    for (const entry of settled) expect(entry.receipt).toBeNull();
    const transactions = await agents.as('quay.fin').expect('transactions', { q: 'HK-200' });
    expect(transactionPage.isValidSync(transactions, { strict: true })).toBe(true);
    expect(transactions.list).toMatchObject([{ receipt, fee: 468 }]);
    const line = async (username: string, agency: string, called: string) => {
      const statement = { agency, statement: RUNNING, pageSize: 100 };
      const { list } = await agents.as(username).expect('subStatementEntries', statement);
      return list.find(({ reference }) => reference === called);
    };
    expect(await line('harbour.fin', DEMO_COMPANY.quay, 'HK-200')).toMatchObject({ receipt: null });
    await provider().expect('topUpAgency', { ...RECEIPT, referenceNumber: 'TT-400' });
    const seen = {
      received: { amount: 100_000, currency: 'USD' },
      exchangeRate: '7.1034',
      feePercent: '0.6',
      fee: 4_263,
    };
    expect(await line('provider.admin', DEMO_COMPANY.harbour, 'TT-400')).toMatchObject({ receipt: seen });
    const own = await agents.as('quay.fin').expect('statementEntries', { id: RUNNING, pageSize: 100 });
    expect(own.list.find(({ reference }) => reference === 'HK-200')).toMatchObject({ receipt });
    for (const [kind, input] of [['transactions', {}] as const, ['statements', { id: RUNNING }] as const]) {
      const [head = [], ...rows] = await sheetOf('quay.fin', kind, input);
      const at = head.indexOf('Received');
      const row = rows.find((cells) => cells.includes('HK-200'));
      expect(row?.slice(at, at + 4)).toEqual([100, 'USD', 7.8, 0.6]);
      expect(rows.some((cells) => cells[at] === null)).toBe(true);
    }
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
    for (const nothing of [undefined, null])
      expect((await set(nothing)).envelope).toMatchObject({ data: { fields: { credit: 'Credit limit required' } } });
    for (const wrong of [-1, MONEY_LIMITS.amount + 1, 0.5]) expect((await set(wrong)).status).toBe(400);
    expect((await set(1, DEMO_COMPANY.interline)).envelope.code).toBe(REFUSALS.notFound.code);
  });

  it('is set by the provider for agencies of every depth and by a parent for its own, and each may lower what the other has set', async () => {
    const { quay: id, meridian } = DEMO_COMPANY;
    const parent = agents.as('harbour.admin');
    const quay = () => agents.as('quay.fin').expect('wallet', {});
    const { creditLimit } = await quay();
    const raised = await provider().expect('setAgencyCredit', { id, credit: creditLimit + 50_000 });
    expect(await quay()).toEqual(raised);
    expect((await parent.expect('agency', { id })).money.creditLimit).toBe(creditLimit + 50_000);
    expect(await parent.expect('setAgencyCredit', { id, credit: creditLimit + 20_000 })).toEqual(await quay());
    const seen = await provider().expect('agency', { id });
    expect(seen.money.creditLimit).toBe(creditLimit + 20_000);
    expect(await provider().expect('setAgencyCredit', { id, credit: creditLimit })).toEqual(await quay());
    const others = await parent.call('setAgencyCredit', { id: meridian, credit: 1 });
    expect(others.envelope.code).toBe(REFUSALS.notFound.code);
  });

  it('comes out of the parent’s own line, whoever sets it, and is the parent’s to spend again once it is lowered', async () => {
    const { quay: id } = DEMO_COMPANY;
    const [before, { creditLimit }] = [await harbour(), await agents.as('quay.fin').expect('wallet', {})];
    expect(before.creditLent).toBeGreaterThan(0);
    expect(before.available).toBe(before.balance + before.creditLimit - before.creditUsed - before.creditLent);
    for (const caller of [provider(), agents.as('harbour.admin')]) {
      const { envelope } = await caller.call('setAgencyCredit', { id, credit: MONEY_LIMITS.amount });
      expect(envelope.code).toBe(REFUSALS.creditNotCovered.code);
      expect(envelope.message).toMatch(/credit line of Harbour Travel, which can lend at most CNY [\d.]+/);
    }
    await agents.as('harbour.admin').expect('setAgencyCredit', { id, credit: creditLimit + 100_000 });
    const lent = await harbour();
    expect(lent.creditLent).toBeGreaterThan(before.creditLent);
    expect(lent.available).toBe(before.available - (lent.creditLent - before.creditLent));
    const short = await set(lent.creditUsed + lent.creditLent - 1);
    expect(short.envelope.code).toBe(REFUSALS.creditInUse.code);
    await provider().expect('setAgencyCredit', { id, credit: creditLimit });
    expect(await harbour()).toMatchObject({ creditLent: before.creditLent, available: before.available });
    await assertBalanced(server.deps.db);
  });

  it('does not go below what is used', async () => {
    const { creditUsed, creditLimit } = await harbour();
    expect(creditUsed).toBeGreaterThan(0);
    expect((await set(creditUsed - 1)).envelope.code).toBe(REFUSALS.creditInUse.code);
    expect((await harbour()).creditLimit).toBe(creditLimit);
  });
});
