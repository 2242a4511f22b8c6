import { readSheet } from 'read-excel-file/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import type { AgencyCorrectionInput } from '../../../contract/agency-money.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { type ExportKind, exportPath } from '../../../contract/exports.ts';
import { MONEY_LIMITS } from '../../../contract/limits.ts';
import { RUNNING } from '../../../contract/statements.ts';
import { transactionPage } from '../../../contract/transactions.ts';
import { walletEntryPage } from '../../../contract/wallet.ts';
import { closeStatements } from '../../ledger/close-statements.ts';
import { findDifferences } from '../../ledger/find-differences.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier] });
  agents = api(server);
});
afterEach(() => assertBalanced(server.deps.db));
afterAll(() => server.close());

const provider = () => agents.as('provider.admin');
const fin = () => agents.as('harbour.fin');
const wallet = () => fin().expect('wallet', {});
const code = (refusal: keyof typeof REFUSALS) => REFUSALS[refusal].code;
const REASON = 'A change was charged twice';
const input = (rest: Partial<AgencyCorrectionInput> = {}): AgencyCorrectionInput => ({
  ...{ id: DEMO_COMPANY.harbour, amount: 1250, reason: REASON },
  ...rest,
});
const correct = (rest?: Partial<AgencyCorrectionInput>) => provider().expect('correctAgency', input(rest));
const codeOf = async (rest: Partial<AgencyCorrectionInput>, username = 'provider.admin') =>
  (await agents.as(username).call('correctAgency', input(rest))).envelope.code;

async function rowsOf(kind: ExportKind, payload: object): Promise<unknown[][]> {
  const headers = { authorization: `Bearer ${await fin().token()}`, 'accept-language': 'zh-tw' };
  const answer = await server.app.inject({ method: 'POST', url: `/api${exportPath(kind)}`, headers, payload });
  return readSheet(answer.rawPayload);
}

describe('POST /base/v2/agencies/{id}/corrections', () => {
  it('adds to the balance and takes from it, as entries with their reason', async () => {
    const before = await wallet();
    expect(await correct({ balance: before.balance })).toMatchObject({ balance: before.balance + 1250 });
    const after = await correct({ amount: -250, reason: 'Too much given back' });
    expect(after).toMatchObject({ balance: before.balance + 1000, creditUsed: before.creditUsed });
    expect(await wallet()).toEqual(after);
    const page = await fin().expect('walletEntries', { type: 'correction' });
    expect(walletEntryPage.isValidSync(page, { strict: true })).toBe(true);
    const [taken, added] = page.list;
    expect(taken).toMatchObject({ account: 'balance', amount: { amount: -250 }, description: 'Too much given back' });
    expect(added).toMatchObject({ orderId: null, amount: { amount: 1250 }, description: REASON });
    expect(added?.reference).toMatch(/^COR[\dA-F]{8}$/);
    expect(await findDifferences(server.deps.db, clock.now())).toEqual([]);
  });

  it('is about a booking of the agency where it names one, in the wallet, all transactions, the bill and the sheets', async () => {
    const order = await bookedOrder(server, supplier, agents.as('harbour.op'), { party: { adult: 1 } });
    await correct({ amount: -321, orderId: order.id });
    const [entry] = (await fin().expect('walletEntries', {})).list;
    const about = { orderId: order.id, product: 'flight', description: REASON, leadPassenger: expect.anything() };
    expect(entry).toMatchObject({ type: 'correction', ...about, amount: { amount: -321 } });
    const bill = await fin().expect('orderBill', { id: order.id });
    expect(bill.entries).toMatchObject([{ type: 'correction', description: REASON }]);
    const page = await fin().expect('transactions', { q: order.id, kind: 'correction', method: 'balance' });
    expect(transactionPage.isValidSync(page, { strict: true })).toBe(true);
    expect(page.list).toMatchObject([
      { originalId: order.id, reference: entry?.reference, gross: -321, net: -321, fee: 0 },
    ]);
    const [, row] = await rowsOf('wallet', { type: 'correction' });
    expect(row).toEqual(expect.arrayContaining(['更正', order.id, entry?.reference, REASON, -3.21]));
    const [, transaction] = await rowsOf('transactions', { kind: 'correction', q: order.id });
    expect(transaction).toEqual(expect.arrayContaining(['更正', order.id, entry?.reference, -3.21]));
  });

  it.each([
    ['nothing', { amount: 0 }, 'amount'],
    ['a part of a cent', { amount: 0.5 }, 'amount'],
    ['more than can be kept', { amount: -MONEY_LIMITS.amount - 1 }, 'amount'],
    ['no amount', { amount: undefined }, 'amount'],
    ['no reason', { reason: '   ' }, 'reason'],
    ['a long reason', { reason: 'x'.repeat(201) }, 'reason'],
  ])('refuses %s at its field, and moves nothing', async (_, wrong, field) => {
    const before = await wallet();
    const { status, envelope } = await provider().callRaw('correctAgency', { ...input(), ...wrong });
    expect(status).toBe(400);
    expect(envelope).toMatchObject({ data: { fields: { [field]: expect.anything() } } });
    expect(await wallet()).toEqual(before);
  });

  it('refuses a booking that is another agency’s, that is none, and an agency that is none', async () => {
    const before = await wallet();
    const { list } = await agents.as('quay.op').expect('bookings', {});
    expect(await codeOf({ orderId: list[0]?.id ?? '' })).toBe(code('orderNotFound'));
    expect(await codeOf({ orderId: '2600000001' })).toBe(code('orderNotFound'));
    for (const id of [DEMO_COMPANY.interline, '00000000-0000-4000-8000-000000000008', 'none'])
      expect(await codeOf({ id })).toBe(code('notFound'));
    expect(await wallet()).toEqual(before);
  });

  it('takes what the balance has, and no more: the credit line does not pay for it', async () => {
    const { balance, creditLimit, creditUsed } = await wallet();
    expect(creditLimit).toBeGreaterThan(creditUsed);
    expect(await codeOf({ amount: -balance - 1 })).toBe(code('insufficientBalance'));
    expect(await correct({ amount: -balance })).toMatchObject({ balance: 0, creditUsed });
    expect(await codeOf({ amount: -1 })).toBe(code('insufficientBalance'));
    expect(await correct({ amount: balance })).toMatchObject({ balance });
  });

  it('is posted once for one key, ten at a time, and refuses another correction under it', async () => {
    const before = await wallet();
    const options = { idempotencyKey: 'correct-once-key' };
    const send = (amount: number) => provider().call('correctAgency', input({ amount }), options);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(-500)));
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope.data))).size).toBe(1);
    expect((await send(-501)).envelope.code).toBe(code('idempotencyMismatch'));
    expect((await wallet()).balance).toBe(before.balance - 500);
    const none = await provider().call('correctAgency', input(), { idempotencyKey: null });
    expect(none.status).toBe(400);
  });

  it('never takes more than there is, however many are sent at once', async () => {
    const { balance } = await wallet();
    const half = Math.floor(balance / 2) + 1;
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf({ amount: -half })));
    expect(codes.sort((a, b) => a - b)).toEqual([0, ...Array<number>(4).fill(code('insufficientBalance'))]);
    expect(await correct({ amount: half })).toMatchObject({ balance });
  });

  it('that two people send at once after the same look is posted once', async () => {
    const { balance } = await wallet();
    const codes = await Promise.all([1, 2].map(() => codeOf({ amount: 700, balance })));
    expect(codes.sort((a, b) => a - b)).toEqual([0, code('staleVersion')]);
    expect(await wallet()).toMatchObject({ balance: balance + 700 });
  });

  it('is the provider’s to make: no agency, whatever its people are, and nobody from outside', async () => {
    const before = await wallet();
    for (const username of ['harbour.admin', 'harbour.fin', 'harbour.op', 'meridian.admin'])
      expect(await codeOf({}, username)).toBe(code('notAllowed'));
    expect(await codeOf({ id: DEMO_COMPANY.quay }, 'harbour.admin')).toBe(code('notAllowed'));
    const stranger = await agents.anonymous().call('correctAgency', input());
    expect(stranger.envelope.code).toBe(code('loginRequired'));
    expect(await wallet()).toEqual(before);
  });

  it('is told to the agency by mail when it is asked for, and stands in the user log with the names', async () => {
    const mailed = async () => {
      await server.deps.jobs.drain();
      const { list } = await provider().expect('mails', {});
      return list.filter(({ text }) => text?.includes('Mail of'));
    };
    await correct({ reason: 'Mail of none' });
    expect(await mailed()).toEqual([]);
    const { balance } = await correct({ amount: -1200, reason: 'Mail of one', sendEmail: true });
    const [mail] = await mailed();
    expect(mail?.subject).toContain('CNY -12.00');
    expect(mail?.text).toContain((balance / 100).toFixed(2));
    const { list } = await provider().expect('userLogs', { action: 'correctAgency' });
    const about = { type: 'agency', id: DEMO_COMPANY.harbour, name: expect.stringContaining('Harbour') };
    expect(list[0]).toMatchObject({ user: { username: 'provider.admin' }, subject: about });
  });

  it('leaves closed statements as they are, and is a line of the one that runs', async () => {
    clock.set('2026-12-01T04:00:00.000Z');
    agents = api(server);
    await closeStatements(server.deps);
    const statements = async () => (await fin().expect('statements', { pageSize: 100 })).list;
    const closed = (await statements()).filter(({ id }) => id !== RUNNING);
    const lines = (id: string) => fin().expect('statementEntries', { id, pageSize: 100 });
    const before = await Promise.all(closed.map(({ id }) => lines(id)));
    await correct({ amount: -999, reason: 'A refund was booked twice in November' });
    await closeStatements(server.deps);
    const [running, ...same] = await statements();
    expect(same).toEqual(closed);
    expect(await Promise.all(closed.map(({ id }) => lines(id)))).toEqual(before);
    expect(running?.totals).toEqual([{ type: 'correction', amount: -999, entries: 1 }]);
    const own = await lines(RUNNING);
    expect(own.list).toMatchObject([{ type: 'correction', description: 'A refund was booked twice in November' }]);
    const seen = { agency: DEMO_COMPANY.harbour, statement: RUNNING };
    expect((await provider().expect('subStatementEntries', seen)).list).toEqual(own.list);
    const sheet = await rowsOf('statements', { id: RUNNING });
    expect(sheet[1]).toEqual(expect.arrayContaining(['A refund was booked twice in November', -9.99]));
  });
});
