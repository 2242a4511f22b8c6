import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { copyUser, orderInput, passenger, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { pdfText } from '../../../../tests/factories/papers.ts';
import { LETTER_TEXT, letterPdf } from '../../../../tests/factories/pdfs.ts';
import { testSettings } from '../../../../tests/factories/settings.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import type { OrdersQuery } from '../../../contract/order-list.ts';
import { deskProofPath } from '../../../contract/proof-types.ts';
import { auditLog } from '../../db/schema/audit.ts';

const START = '2026-11-20T08:00:00Z';
const DAY = '2027-01-04';
const clock = testClock(START);
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({
    clock,
    airSuppliers: [supplier],
    pollJobs: false,
    settings: { sandbox: { ...testSettings().sandbox, deskSeconds: null } },
  });
  agents = api(server);
  await copyUser(server, 'provider.admin', 'provider.second');
});
afterAll(() => server.close());
beforeEach(() => clock.set(START));
afterEach(() => assertBalanced(server.deps.db));

const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const read = (id: string) => op().expect('flightOrder', { id });
const drain = () => server.deps.jobs.drain();
const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;
const can = async (id: string) => (await desk().expect('deskOrder', { id })).can;
const line = { fareDifference: 20_000, taxDifference: 500, penalty: 10_000 };
const free = { fareDifference: 0, taxDifference: 0, penalty: 0 };
const LEG = { flight: 'CX0713', date: DAY, departs: '23:30', arrives: '03:20' };

async function issued(adults = 1): Promise<FlightOrder> {
  const people = Array.from({ length: adults }, () => passenger());
  const verification = await verifiedOffer(server, supplier, { party: { adult: adults } });
  const { id } = await op().expect('createFlightOrder', orderInput(verification, people));
  await op().expect('payFlightOrder', { id, channel: 'balance' });
  await drain();
  return read(id);
}
/** A change for a reason that no supplier quotes. */
async function asked(order: FlightOrder, files: string[] = []): Promise<FlightOrder> {
  const passengers = order.passengers.map(({ id }) => id);
  const journeys = [{ journey: 0, date: DAY }];
  const child = await op().expect('changeFlightOrder', { id: order.id, passengers, journeys, reason: 1, files });
  await drain();
  return child;
}
async function accepted(order: FlightOrder): Promise<string> {
  const { id } = await asked(order);
  await desk().expect('deskQuoteChange', { id, lines: [line], currency: 'CNY' });
  await op().expect('payFlightOrder', { id, channel: 'balance' });
  await drain();
  return id;
}

describe('a change at a desk where nobody answers by himself', () => {
  it('is quoted with its flights, paid and completed with new tickets', async () => {
    const order = await issued(2);
    expect(order).toMatchObject({
      invoiceType: order.restrictions?.invoiceType,
      productType: 'public',
      restrictions: { ticketingChannel: expect.any(String) },
      passengers: [{ fullName: `${order.passengers[0]?.surname} ${order.passengers[0]?.givenName}` }, {}],
    });
    const before = await balance();
    const { id } = await asked(order);
    expect(await can(id)).toEqual(['quoteChange', 'refuse']);
    const quote = { id, lines: [line, free], currency: 'CNY' as const, legs: [LEG], validHours: 4, remark: 'Late one' };
    await desk().expect('deskQuoteChange', quote);
    const quoted = await read(id);
    expect(quoted).toMatchObject({ status: 'chg_to_be_paid', payBy: '2026-11-20T12:00:00.000Z' });
    expect(quoted.total.amount).toBe(30_500);
    const [segment] = quoted.journeys[0]?.segments ?? [];
    expect(segment).toMatchObject({ carrier: 'CX', flightNumber: '713', departure: `${DAY}T23:30` });
    expect(segment?.arrival).toBe('2027-01-05T03:20');
    expect(segment?.durationMinutes).toBe(230);
    expect(quoted.timeline.at(-1)).toMatchObject({ by: 'Provider desk', text: 'Late one' });
    await op().expect('payFlightOrder', { id, channel: 'balance' });
    expect(await balance()).toBe(before - 30_500);
    await drain();
    expect((await read(id)).status).toBe('chg_proceeding');
    expect(await can(id)).toEqual(['issue', 'hold', 'fail']);
    const one = await desk().call('deskIssue', { id, tickets: ['9995550000001'], pnr: 'NEWONE' });
    expect(one.envelope.data).toEqual({ fields: { tickets: 'Not a valid value' } });
    await desk().expect('deskIssue', { id, tickets: ['9995550000001', '9995550000002'], pnr: 'NEWONE' });
    const done = await read(id);
    expect(done).toMatchObject({ status: 'changed', pnr: 'NEWONE' });
    expect(done.passengers.map(({ ticketNumber }) => ticketNumber)).toEqual(['9995550000001', '9995550000002']);
    expect((await read(order.id)).passengers[1]?.exchangedFor).toBe('9995550000002');
    const found = async (query: Partial<OrdersQuery>) =>
      (await op().expect('flightOrders', { originalBookingId: order.id, ...query })).list.map((row) => row.id);
    for (const query of [{ q: 'cx713' }, { airline: 'CX' }, { q: '9995550000002' }, { q: 'newone' }])
      expect(await found(query)).toEqual([id]);
    expect(await found({ q: 'mu501' })).toEqual([]);
  });

  it('is accepted instead of paid where it costs nothing', async () => {
    const { id } = await asked(await issued());
    await desk().expect('deskQuoteChange', { id, lines: [free], currency: 'CNY' });
    const quoted = await read(id);
    expect(quoted.journeys[0]?.segments[0]?.departure).toBe(`${DAY}T09:00`);
    await op().expect('confirmFlightOrder', { id });
    expect((await read(id)).status).toBe('chg_proceeding');
  });

  it('is rejected with a reason that the agency reads', async () => {
    const order = await issued();
    const { id } = await asked(order);
    await desk().expect('deskMove', { id, move: 'refuse', remark: 'No seats left' });
    const refused = await read(id);
    expect(refused.status).toBe('chg_rejected');
    expect(refused.timeline.at(-1)?.text).toBe('No seats left');
    expect((await asked(order)).status).toBe('chg_reviewing');
  });

  it('is set aside and taken up again, and no one issues it in between but the desk', async () => {
    const id = await accepted(await issued());
    await desk().expect('deskMove', { id, move: 'hold', remark: 'The airline’s system is down' });
    expect((await read(id)).status).toBe('change_holding');
    await drain();
    expect(await can(id)).toEqual(['issue', 'resume', 'fail']);
    await desk().expect('deskMove', { id, move: 'resume' });
    await drain();
    expect((await read(id)).status).toBe('chg_proceeding');
  });

  it('that fails gives back all that it cost', async () => {
    const order = await issued();
    const before = await balance();
    const id = await accepted(order);
    expect(await balance()).toBe(before - 30_500);
    await desk().expect('deskMove', { id, move: 'fail', remark: 'The flight is full after all' });
    expect((await read(id)).status).toBe('reimbursing');
    await drain();
    expect((await read(id)).status).toBe('failed_reimbursed');
    expect(await balance()).toBe(before);
    expect((await read(order.id)).passengers[0]?.exchangedFor ?? null).toBeNull();
  });

  it('takes no quote with lines or flights that do not fit, and no ticket twice', async () => {
    const order = await issued(2);
    const { id } = await asked(order);
    const status = async (input: object) =>
      (await desk().callRaw('deskQuoteChange', { id, lines: [line, line], currency: 'CNY', ...input })).status;
    expect(await status({ lines: [line] })).toBe(400);
    expect(await status({ lines: [line, { ...line, penalty: -1 }] })).toBe(400);
    expect(await status({ legs: [LEG, LEG] })).toBe(400);
    expect(await status({ legs: [{ ...LEG, departs: '25:00' }] })).toBe(400);
    expect(await status({ validHours: 169 })).toBe(400);
    await desk().expect('deskQuoteChange', { id, lines: [line, line], currency: 'CNY' });
    await op().expect('payFlightOrder', { id, channel: 'balance' });
    const old = order.passengers[0]?.ticketNumber ?? '';
    for (const tickets of [['9995550000011'], ['9995550000011', '9995550000011'], ['9995550000011', old]])
      expect((await desk().call('deskIssue', { id, tickets })).status).toBe(400);
    expect((await desk().call('deskQuoteChange', { id, lines: [line, line], currency: 'CNY' })).envelope.code).toBe(
      REFUSALS.statusConflict.code,
    );
  });

  it('is whose it is: a colleague who has taken it is asked first', async () => {
    const { id } = await asked(await issued());
    const task = (await desk().expect('deskOrder', { id })).task?.id ?? '';
    await agents.as('provider.second').expect('claimDeskTask', { id: task });
    const { envelope } = await desk().call('deskQuoteChange', { id, lines: [line], currency: 'CNY' });
    expect(envelope.code).toBe(REFUSALS.taskTaken.code);
  });

  it('keeps its hands off the pause of one that its supplier carries out', async () => {
    supplier.script.change = 'pending';
    const order = await issued();
    const wish = { id: order.id, passengers: order.passengers.map((p) => p.id), journeys: [{ journey: 0, date: DAY }] };
    const option = (await op().expect('searchFlightChange', wish)).options[0]?.id;
    const { id } = await op().expect('changeFlightOrder', { ...wish, option, reason: 0 });
    await drain();
    await op().expect('payFlightOrder', { id, channel: 'balance' });
    expect(await can(id)).toEqual(['issue', 'fail']);
    expect((await desk().call('deskMove', { id, move: 'hold', remark: 'x' })).envelope.code).toBe(
      REFUSALS.statusConflict.code,
    );
    supplier.script.change = 'changed';
  });
});

describe('what proves a request', () => {
  const PDF = letterPdf();
  const open = async (username: string, orderId: string, file: string) => {
    const authorization = `Bearer ${await agents.as(username).token()}`;
    return server.app.inject({ url: `/api${deskProofPath('flight', orderId, file)}`, headers: { authorization } });
  };

  it('is opened at the desk under its own order alone, and each look is written down', async () => {
    const order = await issued();
    const { id: file } = await op().expect('uploadFile', {
      purpose: 'proof',
      name: '证明 letter.pdf',
      image: new Uint8Array(PDF),
    });
    const { id } = await asked(order, [file]);
    const seen = await open('provider.admin', id, file);
    expect(await pdfText(seen.rawPayload)).toContain(LETTER_TEXT);
    expect(seen.headers['content-disposition']).toContain(encodeURIComponent('证明 letter.pdf'));
    expect((await open('provider.admin', order.id, file)).statusCode).toBe(404);
    expect((await open('provider.admin', id, 'x')).statusCode).toBe(404);
    expect((await open('harbour.op', id, file)).statusCode).toBe(403);
    const looks = await server.deps.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'openProof'), eq(auditLog.subjectId, id)));
    expect(looks).toHaveLength(1);
  });
});
