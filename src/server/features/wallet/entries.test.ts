import { sql } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { ADULT_PRICE, bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { exportPath } from '../../../contract/exports.ts';
import { walletEntryPage } from '../../../contract/wallet.ts';
import type { Db } from '../../db/database.ts';
import { type EntryRow, eachEntry, readEntries } from '../../ledger/entries.ts';
import { postPayment, postRefund, postRefundDue } from '../../ledger/movements.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

describe('wallet entries', () => {
  const clock = testClock();
  const supplier = scriptedSupplier(clock);
  let server: TestServer;
  let agents: Api;
  beforeAll(async () => {
    server = await startTestServer({ clock, airSuppliers: [supplier] });
    agents = api(server);
  });
  afterAll(() => server.close());

  it('begin with a payment just made, and stand where the wallet stands', async () => {
    const order = await bookedOrder(server, supplier, agents.as('harbour.op'), { party: { adult: 1 } });
    await agents.as('harbour.op').expect('payFlightOrder', { id: order.id, channel: 'balance' });
    const page = await agents.as('harbour.fin').expect('walletEntries', {});
    expect(walletEntryPage.isValidSync(page, { strict: true })).toBe(true);
    const [newest] = page.list;
    expect(newest).toMatchObject({
      type: 'origin-flight',
      orderId: order.id,
      amount: { amount: -ADULT_PRICE, currency: 'CNY' },
      account: 'balance',
    });
    const wallet = await agents.as('harbour.fin').expect('wallet', {});
    expect(newest?.standing.amount).toBe(wallet.balance - wallet.creditUsed);
  });

  it('add up: each stands where the one before it stood, plus its amount, over all pages', async () => {
    const fin = agents.as('harbour.fin');
    const first = await fin.expect('walletEntries', { page: 1, pageSize: 10 });
    const second = await fin.expect('walletEntries', { page: 2, pageSize: 10 });
    const list = [...first.list, ...second.list];
    expect(list.length).toBeGreaterThan(10);
    for (const [i, entry] of list.slice(0, -1).entries())
      expect(entry.standing.amount).toBe((list[i + 1]?.standing.amount ?? 0) + entry.amount.amount);
  });

  it('are narrowed by type and day, and stand where they stood among all', async () => {
    const fin = agents.as('harbour.fin');
    const all = await fin.expect('walletEntries', { pageSize: 100 });
    const flights = await fin.expect('walletEntries', { type: 'origin-flight', pageSize: 100 });
    expect(flights.total).toBeGreaterThan(0);
    expect(flights.total).toBeLessThan(all.total);
    expect(new Set(flights.list.map(({ type }) => type))).toEqual(new Set(['origin-flight']));
    const known = new Map(all.list.map((entry) => [entry.id, entry.standing.amount]));
    for (const { id, standing } of flights.list.filter((entry) => known.has(entry.id)))
      expect(standing.amount).toBe(known.get(id));
    expect((await fin.expect('walletEntries', { to: '2020-01-01' })).total).toBe(0);
  });

  it('have a type that screens know, whatever was bought', async () => {
    const companyId = DEMO_COMPANY.harbour;
    const total = { amount: 100, currency: 'CNY' as const };
    const part = { companyId, providerId: DEMO_COMPANY.interline, supplierId: 'sandbox', channel: 'balance' as const };
    const parts = { ...part, total, cost: 100, markups: [], fee: 0 };
    const cause = { at: clock.now(), userId: null };
    const [group, train] = [
      { id: '2699999981', product: 'group' as const },
      { id: '2699999982', product: 'train' as const },
    ];
    await server.deps.db.transaction(async (tx) => {
      for (const order of [group, train]) {
        await postPayment(tx, order, parts, cause);
        await postRefundDue(tx, order, parts, cause);
        await postRefund(tx, order, parts, total, cause);
      }
    });
    const page = await agents.as('harbour.fin').expect('walletEntries', { pageSize: 4 });
    expect(walletEntryPage.isValidSync(page, { strict: true })).toBe(true);
    expect(page.list.map(({ type }) => type)).toEqual([
      'refund-train',
      'origin-train',
      'refund-flight',
      'origin-flight',
    ]);
  });

  it('come as a spreadsheet, each with its reference', async () => {
    const token = await agents.as('harbour.fin').token();
    const headers = { authorization: `Bearer ${token}` };
    const url = `/api${exportPath('wallet')}`;
    const answer = await server.app.inject({ method: 'POST', url, headers, payload: { type: 'top-up' } });
    const rows = await readSheet(answer.rawPayload);
    const { total, list } = await agents.as('harbour.fin').expect('walletEntries', { type: 'top-up' });
    expect(rows).toHaveLength(total + 1);
    expect(rows[1]).toEqual(expect.arrayContaining([list[0]?.reference, (list[0]?.amount.amount ?? 0) / 100]));
  });

  it('of the demonstration are described in the reader’s language', async () => {
    const query = { type: 'top-up', pageSize: 100 } as const;
    const { envelope } = await agents.as('harbour.fin').call('walletEntries', query, { language: 'zh-cn' });
    const said = envelope.data?.list.map(({ description }) => description) ?? [];
    expect(said).toContain('期初余额');
    expect(said).toContain('银行转账');
    expect(said.filter((description) => !/\p{Script=Han}/u.test(description))).toEqual([]);
  });

  it('are the company’s own, and for those who may see its money', async () => {
    const { envelope } = await agents.as('harbour.op').call('walletEntries', {});
    expect(envelope.code).toBe(REFUSALS.notAllowed.code);
    const own = await agents.as('harbour.fin').expect('walletEntries', { pageSize: 100 });
    const others = await agents.as('meridian.admin').expect('walletEntries', { pageSize: 100 });
    const ids = new Set(own.list.map(({ id }) => id));
    expect(others.list.length).toBeGreaterThan(0);
    expect(others.list.some(({ id }) => ids.has(id))).toBe(false);
    expect(new Set(others.list.map(({ amount }) => amount.currency))).toEqual(new Set(['USD']));
  });

  it('come batch by batch as they come page by page, each once', async () => {
    const { db } = server.deps;
    await moveToAndFro(db, 300);
    const pages: EntryRow[] = [];
    for (let page = 1, total = 1; pages.length < total; page++) {
      const read = await readEntries(db, HELD, {}, { page, pageSize: 100 });
      pages.push(...read.rows);
      total = read.total;
    }
    expect(pages.length).toBeGreaterThan(500);
    expect(await allOf(eachEntry(db, HELD, {}))).toEqual(pages);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    const [newest, before] = [pages[10], pages[400]];
    const some = eachEntry(db, HELD, { after: before?.id, upTo: newest?.id });
    expect(await allOf(some)).toEqual(pages.slice(10, 400));
  });
});

const HELD = { companyId: DEMO_COMPANY.harbour, currency: 'CNY' } as const;

async function allOf(batches: AsyncIterable<EntryRow[]>): Promise<EntryRow[]> {
  const all: EntryRow[] = [];
  for await (const rows of batches) all.push(...rows);
  return all;
}

/** Moves a cent between balance and credit line and back, `times` times: each is an entry of both. */
async function moveToAndFro(db: Db, times: number): Promise<void> {
  await db.execute(sql`
    with moved as (
      select gen_random_uuid() as id, case n % 2 when 0 then 1 else -1 end as sign from generate_series(1, ${times}) n
    ), journal as (
      insert into ledger_journal (id, company_id, kind, idempotency_key, request_hash, description, created_at)
      select id, ${HELD.companyId}::uuid, 'settlement', 'settlement:' || id, '', 'To and fro', now() from moved
    )
    insert into ledger_postings (journal_id, account_id, amount, currency)
    select m.id, a.id, case a.kind when 'wallet' then m.sign else -m.sign end, a.currency
    from moved m, ledger_accounts a
    where a.company_id = ${HELD.companyId} and a.kind in ('wallet', 'credit') and a.currency = ${HELD.currency}`);
}
