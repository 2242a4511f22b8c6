import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { ADULT_PRICE, bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { EXPORT_HEADERS, exportPath } from '../../../contract/exports.ts';
import { transactionPage } from '../../../contract/transactions.ts';

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

async function exported(username: string, filters: object) {
  const token = await agents.as(username).token();
  return server.app.inject({
    method: 'POST',
    url: `/api${exportPath('transactions')}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'zh-cn' },
    payload: filters,
  });
}

describe('GET /base/v2/transactions', () => {
  it('begins with a payment just made and finds it by its number, kind and method', async () => {
    const order = await bookedOrder(server, supplier, agents.as('harbour.op'), { party: { adult: 1 } });
    await agents.as('harbour.op').expect('payFlightOrder', { id: order.id, channel: 'credit' });
    const page = await fin().expect('transactions', {});
    expect(transactionPage.isValidSync(page, { strict: true })).toBe(true);
    expect(page.list[0]).toMatchObject({
      kind: 'payment',
      originalId: order.id,
      reference: `PAY${order.id}`,
      method: 'credit',
      gross: ADULT_PRICE,
      net: ADULT_PRICE,
      fee: 0,
      currency: 'CNY',
      trip: { leadPassenger: expect.stringContaining('/'), passengerCount: 1, route: expect.arrayContaining(['HKG']) },
    });
    const filters = { q: order.id, kind: 'payment', method: 'credit' } as const;
    expect((await fin().expect('transactions', filters)).total).toBe(1);
    expect((await fin().expect('transactions', { ...filters, method: 'balance' })).total).toBe(0);
  });

  it('names what was put in by its reference, and counts days in the caller’s zone', async () => {
    const { list } = await fin().expect('transactions', { kind: 'top-up' });
    expect(list.length).toBeGreaterThan(0);
    for (const row of list) {
      expect(row).toMatchObject({ originalId: null, method: 'bank-transfer' });
      expect(row).not.toHaveProperty('trip');
    }
    const day = list[0]?.paidAt.slice(0, 10) ?? '';
    const ofDay = await fin().expect('transactions', { kind: 'top-up', from: day, to: day, zone: 'UTC' });
    expect(ofDay.total).toBeGreaterThan(0);
    expect((await fin().expect('transactions', { to: '2020-01-01' })).total).toBe(0);
  });
});

describe('POST /base/v2/agencies/exports/transactions', () => {
  it('answers every row of the list as a sheet, in the caller’s language', async () => {
    const answer = await exported('harbour.fin', { zone: 'Asia/Shanghai' });
    expect(answer.statusCode).toBe(200);
    const rows = await readSheet(answer.rawPayload);
    expect(rows[0]).toEqual(expect.arrayContaining(['原订单号', '手续费']));
    const { total, list } = await fin().expect('transactions', { pageSize: 1 });
    expect(rows).toHaveLength(total + 1);
    expect(Number(answer.headers[EXPORT_HEADERS.rows])).toBe(total);
    const about = Number(answer.headers[EXPORT_HEADERS.bytes]);
    expect(about / answer.rawPayload.length).toBeGreaterThan(0.5);
    expect(about / answer.rawPayload.length).toBeLessThan(2);
    const [newest] = list;
    expect(rows[1]).toEqual(expect.arrayContaining([newest?.originalId, (newest?.gross ?? 0) / 100]));
    const shown = new Date(Date.parse(newest?.paidAt ?? '') + 8 * 3_600_000).toISOString().slice(0, 16);
    const time = rows[1]?.[8];
    expect(time instanceof Date ? time.toISOString().slice(0, 16) : time).toBe(shown);
  });

  it('is logged, and refuses what is no filter', async () => {
    await exported('harbour.fin', {});
    const { list } = await agents.as('harbour.admin').expect('userLogs', { action: 'exportList' });
    expect(list[0]).toMatchObject({ user: { username: 'harbour.fin' }, subject: { id: 'transactions' } });
    expect((await exported('harbour.fin', { surprise: 1 })).statusCode).toBe(400);
    expect((await exported('harbour.op', {})).statusCode).toBe(403);
  });
});
