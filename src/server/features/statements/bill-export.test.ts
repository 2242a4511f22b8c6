import { eq, sql } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { ADULT_PRICE, bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { deliver, type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { type ExportKind, exportPath } from '../../../contract/exports.ts';
import { INVOICE_TYPES, type InvoiceType } from '../../../contract/flight-terms.ts';
import { RUNNING } from '../../../contract/statements.ts';
import { orders } from '../../db/schema/orders.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: PaymentServer;
let agents: Api;
beforeAll(async () => {
  server = await startPaymentServer(clock, { airSuppliers: [supplier] });
  agents = api(server);
});
afterAll(() => server.close());

const fin = () => agents.as('harbour.fin');

async function asked(payload: object, username = 'harbour.fin', kind: ExportKind = 'bills') {
  const headers = { authorization: `Bearer ${await agents.as(username).token()}`, 'accept-language': 'en' };
  return server.app.inject({ method: 'POST', url: `/api${exportPath(kind)}`, headers, payload });
}

/** The lines of a sheet, each by the titles of its columns. */
async function sheetOf(kind: ExportKind, payload: object) {
  const [head = [], ...rows] = await readSheet((await asked(payload, 'harbour.fin', kind)).rawPayload);
  return rows.map((row) => new Map(head.map((title, i) => [String(title), row[i]])));
}

const billed = (payload: object) => sheetOf('bills', payload);

async function paidOrder(channel: 'balance' | 'credit' = 'balance'): Promise<string> {
  const { id } = await bookedOrder(server, supplier, agents.as('harbour.op'), { party: { adult: 1 } });
  await agents.as('harbour.op').expect('payFlightOrder', { id, channel });
  return id;
}

/** A booking that is paid by card at a payment provider, which takes a fee on top. */
async function paidAtProvider(): Promise<string> {
  const { id, total } = await bookedOrder(server, supplier, agents.as('harbour.op'), { party: { adult: 1 } });
  await agents.as('harbour.op').expect('payFlightOrder', { id, channel: 'stripe', amount: total });
  const provider = server.providers.fakeOf('stripe');
  const payment = [...provider.payments.values()].find(({ subject }) => subject === `Booking ${id}`);
  await deliver(server, provider.settle(payment?.id ?? '', 'paid', clock.now()));
  return id;
}

const idsIn = (lines: Awaited<ReturnType<typeof billed>>) => lines.map((line) => String(line.get('Order ID')));
const sumOf = (lines: Awaited<ReturnType<typeof billed>>, title: string) =>
  lines.reduce((all, line) => all + Math.round(Number(line.get(title)) * 100), 0);

describe('the bill of some days', () => {
  const days = { from: '2026-11-20', to: '2026-11-20', zone: 'UTC' };

  it('has what was paid by every way, and comes to the transactions of these days', async () => {
    const paid = [await paidOrder(), await paidOrder('credit'), await paidAtProvider()];
    const lines = await billed(days);
    expect(idsIn(lines)).toEqual(expect.arrayContaining(paid));
    expect(new Set(idsIn(lines)).size).toBe(lines.length);
    const { list, total } = await fin().expect('transactions', { ...days, pageSize: 100 });
    expect(total).toBe(list.length);
    const ofOrders = list.filter(({ originalId }) => originalId !== null);
    const comeTo = (part: 'gross' | 'net' | 'fee') =>
      ofOrders.reduce((all, row) => all + (row.kind === 'payment' ? row[part] : -row[part]), 0);
    expect(comeTo('fee')).toBeGreaterThan(0);
    expect(sumOf(lines, 'Bill amount')).toBe(comeTo('gross'));
    expect(sumOf(lines, 'Handling Fee')).toBe(comeTo('fee'));
    expect(sumOf(lines, 'Bill amount') - sumOf(lines, 'Handling Fee')).toBe(comeTo('net'));
  });

  it('has nothing of other days, and may be open at one end', async () => {
    const id = await paidAtProvider();
    expect(await billed({ from: '2026-11-21', zone: 'UTC' })).toEqual([]);
    expect(idsIn(await billed({ to: '2026-11-19', zone: 'UTC' }))).not.toContain(id);
    expect(idsIn(await billed({ from: '2026-11-20', zone: 'UTC' }))).toContain(id);
    // Ten in the morning in Shanghai is still the day before in Los Angeles.
    const there = { from: '2026-11-19', to: '2026-11-19', zone: 'America/Los_Angeles' };
    expect(idsIn(await billed(there))).toContain(id);
  });

  it('is the bills of all kinds together, also of what no kind was kept of', async () => {
    const id = await paidAtProvider();
    await server.deps.db
      .update(orders)
      .set({ sold: sql`${orders.sold} - 'invoiceType'` })
      .where(eq(orders.id, id));
    const parts = new Map<InvoiceType, string[]>();
    for (const invoiceType of INVOICE_TYPES) parts.set(invoiceType, idsIn(await billed({ ...days, invoiceType })));
    expect(parts.get('None')).toContain(id);
    expect([...parts.values()].flat().sort()).toEqual(idsIn(await billed(days)).sort());
  });

  it('is another company’s for another company, and is named after its days', async () => {
    const id = await paidAtProvider();
    const theirs = await asked(days, 'meridian.admin');
    expect(JSON.stringify(await readSheet(theirs.rawPayload))).not.toContain(id);
    const name = async (payload: object) => (await asked(payload)).headers['content-disposition'];
    expect(await name(days)).toBe('attachment; filename="bills-2026-11-20.xlsx"');
    expect(await name({ from: '2026-11-01' })).toBe('attachment; filename="bills-from-2026-11-01.xlsx"');
    const [running] = (await fin().expect('statements', {})).list;
    const period = `bills-${running?.firstDay}-${running?.lastDay}.xlsx`;
    expect(await name({ statement: RUNNING })).toBe(`attachment; filename="${period}"`);
  });
});

describe('the bill of a statement', () => {
  it('has each of its orders once, and comes to what moved for orders in its days', async () => {
    const id = await paidOrder();
    const { list } = await fin().expect('statements', { pageSize: 100 });
    for (const { id: statement, totals } of list) {
      const lines = await billed({ statement });
      const moved = totals.filter(({ type }) => /-(flight|train)$/.test(type));
      const sum = lines.reduce((all, line) => all + Math.round(Number(line.get('Bill amount')) * 100), 0);
      expect(sum + moved.reduce((all, { amount }) => all + amount, 0)).toBe(0);
      expect(new Set(lines.map((line) => line.get('Order ID'))).size).toBe(lines.length);
    }
    const own = (await billed({ statement: RUNNING })).find((line) => line.get('Order ID') === id);
    expect([own?.get('Paid'), own?.get('Returned'), own?.get('Currency')]).toEqual([ADULT_PRICE / 100, 0, 'CNY']);
    expect(own?.get('Passengers')).toContain('/');
  });

  it('is narrowed to an invoice type, and names it where the agency wants that', async () => {
    const id = await paidOrder('credit');
    const { invoiceType } = await fin().expect('orderBill', { id });
    const orders = async (kind: InvoiceType) =>
      (await billed({ statement: RUNNING, invoiceType: kind })).map((line) => line.get('Order ID'));
    for (const kind of INVOICE_TYPES) expect((await orders(kind)).includes(id)).toBe(kind === invoiceType);
    expect((await billed({ order: id }))[0]?.has('Invoice Type')).toBe(false);
    await changeCompany(server, DEMO_COMPANY.harbour, { showInvoiceType: true });
    expect((await billed({ order: id }))[0]?.get('Invoice Type')).toMatch(/^(Bill|Itinerary|None)/);
  });

  it('is asked for by exactly one of a statement, a booking and days', async () => {
    const [from, agency] = ['2026-11-01', DEMO_COMPANY.quay];
    for (const payload of [
      {},
      { statement: RUNNING, order: '1' },
      { statement: RUNNING, from },
      { order: '1', to: from },
      { order: '1', invoiceType: 'Receipt' },
      { agency, from },
      { agency, order: '1' },
    ])
      expect((await asked(payload)).statusCode, JSON.stringify(payload)).toBe(400);
    expect((await asked({ statement: 'nothing' })).json().code).toBe(REFUSALS.notFound.code);
    expect((await asked({ statement: RUNNING }, 'harbour.op')).json().code).toBe(REFUSALS.notAllowed.code);
  });
});

describe('the bill of a booking', () => {
  it('has what was paid for it, and is no other company’s', async () => {
    const id = await paidOrder();
    const [line, ...more] = await billed({ order: id });
    expect([line?.get('Order ID'), line?.get('Bill amount'), more]).toEqual([id, ADULT_PRICE / 100, []]);
    expect((await asked({ order: id }, 'meridian.admin')).json().code).toBe(REFUSALS.orderNotFound.code);
  });

  it('has the agency’s own number for it, as the wallet’s sheet has', async () => {
    const id = await paidOrder();
    expect((await billed({ order: id }))[0]?.get('Agency Reference ID')).toBeNull();
    await agents.as('harbour.op').expect('setFlightReference', { id, referenceId: 'PO-7781' });
    expect((await billed({ order: id }))[0]?.get('Agency Reference ID')).toBe('PO-7781');
    const paid = (await sheetOf('wallet', { type: 'origin-flight' })).find((line) => line.get('Order ID') === id);
    expect(paid?.get('Agency Reference ID')).toBe('PO-7781');
  });

  it('has what came back for its refund beside it', async () => {
    const { list } = await fin().expect('walletEntries', { type: 'refund-flight', pageSize: 100 });
    const refund = list.find(({ orderId }) => orderId !== null);
    const { originalId, id } = await fin().expect('orderBill', { id: refund?.orderId ?? '' });
    const lines = await billed({ order: originalId ?? id });
    expect(lines.map((line) => line.get('Order ID'))).toContain(id);
    expect(lines.some((line) => Number(line.get('Returned')) > 0)).toBe(true);
  });
});
