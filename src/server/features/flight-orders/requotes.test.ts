import { beforeEach, expect, test } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { pdfText } from '../../../../tests/factories/papers.ts';
import { LETTER_TEXT, letterPdf } from '../../../../tests/factories/pdfs.ts';
import { ticketedServer } from '../../../../tests/factories/ticketed-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { closeOverdueOrder } from '../../orders/close-order.ts';

const { clock, server, supplier, drain, issued } = ticketedServer();
const PDF = letterPdf();
/** Sessions expire over the days. */
let people: Api;
const op = () => people.as('harbour.op');
const desk = () => people.as('provider.admin');
const read = (id: string) => op().expect('flightOrder', { id });
const idsOf = ({ passengers }: FlightOrder) => passengers.map(({ id }) => id);
const codeOf = async (id: string) => (await op().call('requoteFlightOrder', { id })).envelope.code;

beforeEach(() => {
  people = api(server());
  Object.assign(supplier.script, {
    change: 'changed',
    changeLine: { fareDifference: 0, taxDifference: 0, penalty: 5 },
  });
});

const quoteRefund = (id: string) => desk().call('deskQuoteRefund', { id, penalty: { amount: 1_000, currency: 'CNY' } });

/** A refund with a proof, quoted by the desk. */
async function quotedRefund(): Promise<FlightOrder> {
  const order = await issued();
  const file = await op().expect('uploadFile', { purpose: 'proof', name: 'letter.pdf', image: new Uint8Array(PDF) });
  const why = { reason: 2, subReason: 'relative', remark: 'In hospital' } as const;
  const asked = { id: order.id, passengers: idsOf(order), files: [file.id], ...why };
  const { id } = await op().expect('refundFlightOrder', asked);
  await drain();
  expect((await quoteRefund(id)).status).toBe(200);
  return read(id);
}

/** A day after a quote; closed if `sweeps`. */
async function aDayLater(id: string, sweeps = true): Promise<void> {
  clock.advance(24 * 3_600_000);
  people = api(server());
  if (sweeps) await closeOverdueOrder(server().deps, id);
}

test('a refund whose quote expired goes back to the desk with its reason and its proofs', async () => {
  const { id } = await quotedRefund();
  expect(await codeOf(id)).toBe(REFUSALS.statusConflict.code);
  await aDayLater(id);
  const expired = await read(id);
  expect(expired.actions).toContainEqual({ action: 'requote', allowed: true });
  const asked = await op().expect('requoteFlightOrder', { id });
  const why = { reason: 2, subReason: 'relative', remark: 'In hospital', segments: [0], quote: null };
  expect(asked).toMatchObject({ type: 'refund', status: 'rfd_reviewing', payBy: null, afterSales: why });
  expect(asked.passengers).toHaveLength(2);
  expect(asked.afterSales?.files?.map(({ name }) => name)).toEqual(['letter.pdf']);
  const [copy] = asked.afterSales?.files ?? [];
  const headers = { authorization: `Bearer ${await op().token()}` };
  const proof = await server().app.inject({ url: `/api/base/v2/files/${copy?.id}`, headers });
  expect(await pdfText(proof.rawPayload)).toContain(LETTER_TEXT);
  const before = await read(id);
  expect(before).toMatchObject({ status: 'closed', afterSales: { files: [{ name: 'letter.pdf' }] } });
  expect(before.actions).toContainEqual({ action: 'requote', allowed: false, reason: 'requested' });
  const { list } = await desk().expect('deskQueue', { q: asked.id });
  expect(list.map(({ orderId, kind }) => [orderId, kind])).toEqual([[asked.id, 'refund']]);
  expect((await quoteRefund(asked.id)).envelope.data?.order.status).toBe('rfd_to_be_confirm');
});

test('it is asked once, whoever presses and while the desk quotes, and before its clock has run as well', async () => {
  const { id } = await quotedRefund();
  await aDayLater(id, false);
  const admin = people.as('harbour.admin');
  const once = { idempotencyKey: 'anew' };
  const answers = await Promise.all([
    op().call('requoteFlightOrder', { id }, once),
    op().call('requoteFlightOrder', { id }, once),
    admin.call('requoteFlightOrder', { id }),
    quoteRefund(id),
  ]);
  const made = new Set(answers.slice(0, 3).flatMap(({ envelope }) => (envelope.code === 0 ? [envelope.data] : [])));
  const ids = new Set([...made].map((order) => order && 'id' in order && order.id));
  expect(ids.size).toBe(1);
  const [child] = (await read(id)).relatedOrders.filter(({ type, status }) => type === 'refund' && status !== 'closed');
  expect(child?.status).toBe('rfd_reviewing');
  const [pressed, quoted] = await Promise.all([codeOf(id), quoteRefund(child?.id ?? '')]);
  expect(pressed).toBe(REFUSALS.alreadyRequested.code);
  expect(quoted.envelope.code).toBe(0);
});

test('a change is asked of the desk as it was wanted, and not once its days are over', async () => {
  const order = await issued({ adult: 1 });
  const [{ id: passenger } = { id: '' }] = order.passengers;
  const journeys = [{ journey: 0, date: '2027-01-04' }];
  const search = await op().expect('searchFlightChange', { id: order.id, passengers: [passenger], journeys });
  const option = search.options[0]?.id;
  const { id } = await op().expect('changeFlightOrder', {
    ...{ id: order.id, passengers: [passenger], journeys, reason: 0, remark: 'A day later' },
    ...(option ? { option } : {}),
  });
  await drain();
  expect((await read(id)).status).toBe('chg_to_be_paid');
  await aDayLater(id);
  const asked = await op().expect('requoteFlightOrder', { id });
  expect(asked).toMatchObject({
    ...{ type: 'change', status: 'chg_reviewing', total: { amount: 0 }, journeys: order.journeys },
    afterSales: {
      reason: 0,
      remark: 'A day later',
      change: { wanted: [{ journey: 0, date: '2027-01-04' }], quote: null },
    },
  });
  await drain();
  expect((await read(asked.id)).status).toBe('chg_reviewing');
  await op().expect('cancelFlightOrder', { id: asked.id });
  clock.set('2027-02-01T00:00:00Z');
  people = api(server());
  expect(await codeOf(id)).toBe(REFUSALS.flightsLeft.code);
});

test('no other request and nobody else’s is asked anew', async () => {
  const { id } = await quotedRefund();
  const ticketed = await issued();
  await aDayLater(id);
  const stranger = await people.as('quay.op').call('requoteFlightOrder', { id });
  expect(stranger.envelope.code).toBe(REFUSALS.orderNotFound.code);
  expect(await codeOf(ticketed.id)).toBe(REFUSALS.statusConflict.code);
});
