import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { EXPORT_HEADERS, exportPath } from '../../../contract/exports.ts';

let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer();
  agents = api(server);
});
afterAll(() => server.close());

async function exported(username: string, filters: object) {
  const authorization = `Bearer ${await agents.as(username).token()}`;
  const headers = { authorization, 'accept-language': 'zh-cn', 'content-type': 'application/json' };
  return server.app.inject({ method: 'POST', url: `/api${exportPath('orders')}`, headers, payload: filters });
}

describe('POST /base/v2/agencies/exports/orders', () => {
  it.each([
    ['all bookings', {}],
    ['a group of statuses', { status: 'issued,to_be_paid' }],
    ['words of every number', { q: 'cx 1' }],
    ['a type and days', { type: 'refund' as const, createdFrom: '2020-01-01', departureFrom: '2020-01-01' }],
    ['a passenger and a reviewed one', { passenger: 'a', reviewRemark: 'a' }],
  ])('answers %s as the list does, in the caller’s words', async (_, filters) => {
    const answer = await exported('harbour.op', { ...filters, zone: 'Asia/Shanghai' });
    expect(answer.statusCode).toBe(200);
    const rows = await readSheet(answer.rawPayload);
    const { list, total } = await agents.as('harbour.op').expect('bookings', { ...filters, pageSize: 100 });
    expect(rows[0]).toEqual(expect.arrayContaining(['订单号', '审核备注']));
    expect(rows).toHaveLength(total + 1);
    expect(Number(answer.headers[EXPORT_HEADERS.rows])).toBe(total);
    expect(rows.slice(1, 101).map(([id]) => id)).toEqual(list.map(({ id }) => id));
  });

  it('tells the ticket numbers, by which accounts are settled', async () => {
    const op = agents.as('harbour.op');
    const [issued] = (await op.expect('bookings', { product: 'flight', status: 'issued', pageSize: 1 })).list;
    const { passengers } = await op.expect('flightOrder', { id: issued?.id ?? '' });
    const numbers = passengers.map(({ ticketNumber }) => ticketNumber);
    expect(numbers).toEqual(numbers.map(() => expect.stringMatching(/^\d{13}$/)));
    const { rawPayload } = await exported('harbour.op', { status: 'issued,origin_canceled' });
    const [titles = [], ...rows] = await readSheet(rawPayload);
    const [number, tickets] = [titles.indexOf('订单号'), titles.indexOf('票号')];
    expect(rows.find((row) => row[number] === issued?.id)?.[tickets]).toBe(numbers.join(', '));
    const [unpaid] = (await op.expect('bookings', { status: 'origin_canceled', pageSize: 1 })).list;
    expect(rows.find((row) => row[number] === unpaid?.id)?.[tickets]).toBeNull();
  });

  it('is the company’s own, is logged, and refuses what is no filter', async () => {
    const rows = await readSheet((await exported('meridian.op', {})).rawPayload);
    const mine = await agents.as('harbour.op').expect('bookings', { pageSize: 100 });
    expect(rows.some(([id]) => mine.list.some((order) => order.id === id))).toBe(false);
    const { list } = await agents.as('harbour.admin').expect('userLogs', { action: 'exportList' });
    expect(list[0]).toMatchObject({ user: { username: 'harbour.op' }, subject: { id: 'orders' } });
    expect((await exported('harbour.op', { surprise: 1 })).statusCode).toBe(400);
    expect((await exported('harbour.op', { status: 'nothing' })).statusCode).toBe(400);
  });
});
