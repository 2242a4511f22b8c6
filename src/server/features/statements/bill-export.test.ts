import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { ADULT_PRICE, bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { type ExportKind, exportPath } from '../../../contract/exports.ts';
import { INVOICE_TYPES, type InvoiceType } from '../../../contract/flight-terms.ts';
import { RUNNING } from '../../../contract/statements.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier] });
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

  it('is asked for by exactly one of a statement and a booking', async () => {
    for (const payload of [{}, { statement: RUNNING, order: '1' }, { order: '1', invoiceType: 'Receipt' }])
      expect((await asked(payload)).statusCode).toBe(400);
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
    expect((await billed({ order: id }))[0]?.get('Reference ID')).toBeNull();
    await agents.as('harbour.op').expect('setFlightReference', { id, referenceId: 'PO-7781' });
    expect((await billed({ order: id }))[0]?.get('Reference ID')).toBe('PO-7781');
    const paid = (await sheetOf('wallet', { type: 'origin-flight' })).find((line) => line.get('Order ID') === id);
    expect(paid?.get('Reference ID')).toBe('PO-7781');
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
