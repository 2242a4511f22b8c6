import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { ADULT_PRICE, bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { deliver, type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { type Book, bookLinePage, booksAnswer, INCOME_KINDS, PROVIDER_KINDS } from '../../../contract/company-books.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { EXPORT_HEADERS, exportPath } from '../../../contract/exports.ts';
import { users } from '../../db/schema/users.ts';
import { readBooks } from '../../ledger/books.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const START = '2026-11-20T02:00:00.000Z';
const clock = testClock(START);
const supplier = scriptedSupplier(clock);
let server: PaymentServer;
let agents: Api;

beforeAll(async () => {
  server = await startPaymentServer(clock, { airSuppliers: [supplier] });
  agents = api(server);
});
afterEach(async () => {
  supplier.script.issue = 'issued';
  await assertBalanced(server.deps.db);
});
afterAll(() => server.close());

const booksOf = async (username: string, days: object = {}) => (await agents.as(username).expect('books', days)).list;
const linesOf = async (username: string, id: string, days: object = {}) =>
  agents.as(username).expect('bookLines', { id, pageSize: 100, ...days });
const stands = (list: readonly Book[], id: string) => list.find((book) => book.id === id)?.closing ?? 0;

/** A booking at one of the three levels that is paid from the balance or the credit line. */
async function paid(username: 'harbour.op' | 'quay.op', channel: 'balance' | 'credit' = 'balance'): Promise<string> {
  const op = agents.as(username);
  const { id } = await bookedOrder(server, supplier, op, { username, party: { adult: 1 } });
  await op.expect('payFlightOrder', { id, channel });
  return id;
}

/** One that is paid by card at a payment provider, which takes a fee on top. */
async function paidAtProvider(): Promise<string> {
  const { id, total } = await bookedOrder(server, supplier, agents.as('harbour.op'), { party: { adult: 1 } });
  await agents.as('harbour.op').expect('payFlightOrder', { id, channel: 'stripe', amount: total });
  const provider = server.providers.fakeOf('stripe');
  const payment = [...provider.payments.values()].find(({ subject }) => subject === `Booking ${id}`);
  await deliver(server, provider.settle(payment?.id ?? '', 'paid', clock.now()));
  return id;
}

/** One that the airline does not issue: what was earned with it goes back. */
async function failed(): Promise<string> {
  supplier.script.issue = 'refused';
  const id = await paid('quay.op');
  await server.deps.jobs.drain({ early: true });
  expect((await agents.as('quay.op').expect('flightOrder', { id })).status).toBe('failed_reimbursed');
  supplier.script.issue = 'issued';
  return id;
}

/** What the postings of accounts come to, read past the books: clearing is turned round there. */
async function postings(ofWhom: string, kinds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await server.deps.pool.query<{ id: string; sum: string }>(
    `select concat_ws(':', a.kind, a.qualifier, a.currency) as id,
       sum(case when a.kind = 'clearing' then -p.amount else p.amount end) as sum
     from ledger_accounts a join ledger_postings p on p.account_id = a.id
     where ($1 = 'all' or a.company_id::text = $1) and a.kind = any($2::text[])
     group by 1`,
    [ofWhom, [...kinds]],
  );
  return new Map(rows.map(({ id, sum }) => [id, Number(sum)] as const).filter(([, sum]) => sum !== 0));
}

const closings = (list: readonly Book[]) =>
  new Map(list.map(({ id, closing }) => [id, closing] as const).filter(([, closing]) => closing !== 0));

describe('the books', () => {
  it('come to the postings by account, whatever was booked, refunded, put in and corrected', async () => {
    await paid('harbour.op', 'credit');
    await paidAtProvider();
    await paid('quay.op');
    await failed();
    const provider = agents.as('provider.admin');
    await provider.expect('topUpAgency', {
      id: DEMO_COMPANY.harbour,
      currency: 'CNY',
      receivedAmount: 100_000,
      exchangeRate: '1',
      transactionFeePercent: '1',
      referenceNumber: 'TT-900',
    });
    await provider.expect('correctAgency', { id: DEMO_COMPANY.harbour, amount: 1250, reason: 'Charged twice' });
    const answer = await provider.expect('books', {});
    expect(booksAnswer.isValidSync(answer, { strict: true })).toBe(true);
    const all = closings(answer.list);
    const owed = await postings('all', PROVIDER_KINDS);
    const own = await postings(DEMO_COMPANY.interline, INCOME_KINDS);
    expect(all).toEqual(new Map([...own, ...owed]));
    for (const part of ['markup_income', 'fee_income', 'corrections', 'supplier_payable', 'clearing'])
      expect(
        [...all.keys()].some((id) => id.startsWith(part)),
        part,
      ).toBe(true);
    const harbour = closings(await booksOf('harbour.fin'));
    expect(harbour).toEqual(await postings(DEMO_COMPANY.harbour, INCOME_KINDS));
    expect(harbour.size).toBeGreaterThan(0);
  });

  it('follow on each other: what closes one day opens the next', async () => {
    clock.set('2026-11-21T02:00:00.000Z');
    agents = api(server);
    await paid('quay.op');
    await paidAtProvider();
    for (const username of ['provider.admin', 'harbour.fin']) {
      const before = await booksOf(username, { to: '2026-11-20', zone: 'UTC' });
      const after = await booksOf(username, { from: '2026-11-21', zone: 'UTC' });
      const whole = await booksOf(username);
      expect(whole.length).toBeGreaterThan(0);
      expect(after.some(({ entries }) => entries > 0)).toBe(true);
      for (const { id, closing, entries } of whole) {
        const earlier = before.find((book) => book.id === id);
        const later = after.find((book) => book.id === id);
        expect(later?.opening ?? 0).toBe(earlier?.closing ?? 0);
        expect(later?.closing ?? 0).toBe(closing);
        expect((earlier?.entries ?? 0) + (later?.entries ?? 0)).toBe(entries);
      }
      for (const { opening, incoming, outgoing, closing } of [...before, ...after, ...whole])
        expect(opening + incoming - outgoing).toBe(closing);
    }
  });

  it('are the same however many statements read them', async () => {
    const { rows } = await server.deps.pool.query<{ last: string }>('select max(id) as last from ledger_postings');
    const chunk = Math.ceil(Number(rows[0]?.last) / 7);
    const [from, until] = [new Date('2026-11-21T00:00:00Z'), new Date('2026-11-21T00:00:00Z')];
    for (const [companyId, isProvider] of [
      [DEMO_COMPANY.interline, true],
      [DEMO_COMPANY.harbour, false],
    ] as const)
      for (const days of [
        { from: undefined, until: undefined },
        { from, until: undefined },
        { from: undefined, until },
      ]) {
        const whole = await readBooks(server.deps.db, { companyId, isProvider }, days);
        expect(whole.length).toBeGreaterThan(0);
        expect(await readBooks(server.deps.db, { companyId, isProvider }, days, chunk)).toEqual(whole);
      }
  });

  it('open to the lines that they are made of', async () => {
    for (const username of ['provider.admin', 'harbour.fin']) {
      const days = { from: '2026-11-20', zone: 'UTC' };
      for (const { id, incoming, outgoing, entries } of await booksOf(username, days)) {
        const page = await linesOf(username, id, days);
        expect(bookLinePage.isValidSync(page, { strict: true })).toBe(true);
        expect(page.total).toBe(entries);
        const amounts = page.list.map(({ amount }) => amount);
        const sumOf = (list: readonly number[]) => list.reduce((sum, amount) => sum + amount, 0);
        expect(page.list).toHaveLength(entries);
        expect(sumOf(amounts.filter((amount) => amount > 0))).toBe(incoming);
        expect(0 - sumOf(amounts.filter((amount) => amount < 0))).toBe(outgoing);
      }
    }
  });
});

describe('a booking of a sub-agency', () => {
  it('earns its parent and the provider what each put on top, and the sub-agency nothing', async () => {
    const read = async () => ({
      harbour: stands(await booksOf('harbour.fin'), 'markup_income::HKD'),
      provider: stands(await booksOf('provider.admin'), 'markup_income::HKD'),
    });
    const before = await read();
    const id = await paid('quay.op');
    // As in tests/factories/flight-orders.ts: of 3000 on top the provider has 2000.
    expect(await read()).toEqual({ harbour: before.harbour + 1000, provider: before.provider + 2000 });
    const [line] = (await linesOf('harbour.fin', 'markup_income::HKD')).list;
    expect(line).toMatchObject({ kind: 'payment', agencyName: 'Quay Tours', orderId: id, amount: 1000 });
    expect(line?.reference).toBeNull();
    for (const username of ['quay.fin', 'meridian.admin']) {
      expect(await booksOf(username)).toEqual([]);
      expect((await linesOf(username, 'markup_income::HKD')).total).toBe(0);
    }
  });

  it('that fails gives all of it back, over a debt to the agency', async () => {
    // What the tests before it have left to do is not this booking's.
    await server.deps.jobs.drain({ early: true });
    const before = closings(await booksOf('harbour.fin'));
    const id = await failed();
    expect(closings(await booksOf('harbour.fin'))).toEqual(before);
    const { list } = await linesOf('provider.admin', 'refund_payable::HKD');
    const own = list.filter(({ orderId }) => orderId === id);
    expect(own.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['refund', -ADULT_PRICE],
      ['refund-due', ADULT_PRICE],
    ]);
  });

  it('is named to who may read the bills of agencies', async () => {
    const permit = (permissions: string[]) =>
      server.deps.db.update(users).set({ permissions }).where(eq(users.username, 'harbour.fin'));
    await permit([]);
    agents = api(server);
    const { list } = await linesOf('harbour.fin', 'markup_income::HKD');
    expect(new Set(list.map(({ orderId, product }) => orderId ?? product))).toEqual(new Set([null]));
    await permit(['agencybills:read']);
    agents = api(server);
  });
});

describe('what the provider is held and owes', () => {
  it('shows a payment at a payment provider with what it is called there, and its fee apart', async () => {
    const clearing = 'clearing:stripe:CNY';
    const before = await booksOf('provider.admin');
    const id = await paidAtProvider();
    const after = await booksOf('provider.admin');
    const fee = stands(after, 'fee_income:transaction:CNY') - stands(before, 'fee_income:transaction:CNY');
    expect(fee).toBeGreaterThan(0);
    expect(stands(after, clearing) - stands(before, clearing)).toBe(ADULT_PRICE + fee);
    const { reference } = (await agents.as('harbour.op').expect('flightOrder', { id })).payment ?? {};
    const [line] = (await linesOf('provider.admin', clearing)).list;
    expect(line).toMatchObject({ agencyName: 'Harbour Travel', orderId: id, amount: ADULT_PRICE + fee, reference });
  });

  it('says why a correction was made', async () => {
    const reason = 'Paid by cheque';
    await agents.as('provider.admin').expect('correctAgency', { id: DEMO_COMPANY.harbour, amount: 700, reason });
    const [line] = (await linesOf('provider.admin', 'corrections::CNY')).list;
    expect(line).toMatchObject({ kind: 'correction', amount: -700, reason, orderId: null });
  });

  it('is nothing that an agency can ask for', async () => {
    for (const kind of PROVIDER_KINDS) {
      const list = (await booksOf('provider.admin')).filter((book) => book.kind === kind);
      for (const { id } of list) expect((await linesOf('harbour.fin', id)).total).toBe(0);
    }
    const notFound = REFUSALS.notFound.code;
    for (const id of ['wallet::CNY', 'clearing:stripe:XXX', 'nothing'])
      expect((await agents.as('harbour.fin').call('bookLines', { id })).envelope.code).toBe(notFound);
  });
});

describe('the sheet of the books', () => {
  async function sheet(username: string, payload: object) {
    const headers = { authorization: `Bearer ${await agents.as(username).token()}`, 'accept-language': 'en' };
    return server.app.inject({ method: 'POST', url: `/api${exportPath('books')}`, headers, payload });
  }
  async function rowsOf(username: string, payload: object) {
    const answer = await sheet(username, payload);
    const [head = [], ...rows] = await readSheet(answer.rawPayload);
    expect(Number(answer.headers[EXPORT_HEADERS.rows])).toBe(rows.length);
    return rows.map((row) => new Map(head.map((title, i) => [String(title), row[i]])));
  }
  const minor = (cell: unknown) => Math.round(Number(cell ?? 0) * 100);

  it('leads each account line by line from its opening to its closing', async () => {
    const days = { from: '2026-11-20', to: '2026-11-21', zone: 'UTC' };
    const books = await booksOf('provider.admin', days);
    const rows = await rowsOf('provider.admin', days);
    const ends = rows.filter((row) => row.get('Movement') === 'Closing');
    expect(ends.map((row) => minor(row.get('Balance')))).toEqual(books.map(({ closing }) => closing));
    const inRows = rows.map((row) => minor(row.get('In')) - minor(row.get('Out')));
    const all = books.reduce((sum, { incoming, outgoing }) => sum + incoming - outgoing, 0);
    expect(inRows.reduce((sum, amount) => sum + amount, 0)).toBe(all);
    const { headers } = await sheet('provider.admin', days);
    expect(headers['content-disposition']).toBe('attachment; filename="books-2026-11-20-2026-11-21.xlsx"');
  });

  it('is of one account where one is named, of its owner alone', async () => {
    const [first] = await booksOf('harbour.fin');
    const rows = await rowsOf('harbour.fin', { id: first?.id });
    expect(rows).toHaveLength((first?.entries ?? 0) + 2);
    expect(minor(rows.at(-1)?.get('Balance'))).toBe(first?.closing);
    const clearing = await sheet('harbour.fin', { id: 'clearing:stripe:CNY' });
    expect(clearing.json().code).toBe(REFUSALS.notFound.code);
    expect(await rowsOf('quay.fin', {})).toEqual([]);
  });
});
