import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { passenger } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { pdfText } from '../../../../tests/factories/papers.ts';
import { LETTER_TEXT, letterPdf } from '../../../../tests/factories/pdfs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { deskProofPath, proofPath } from '../../../contract/proof-types.ts';
import type { TrainOrder } from '../../../contract/train-orders.ts';
import { answerAsDesk } from '../../orders/after-sales/sandbox-desk.ts';
import { closeOverdueOrder } from '../../orders/close-order.ts';

/** Ten in the morning in China; the trains leave on the 25th. */
const MORNING = '2026-11-20T02:00:00.000Z';
const DAY_AFTER = '2026-11-26T02:00:00.000Z';
/** More than thirty days after any of them. */
const TOO_LATE = '2026-12-26T02:00:00.000Z';
const clock = testClock(MORNING);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, pollJobs: false });
});
afterAll(() => server.close());
beforeEach(() => at(MORNING));
afterEach(() => assertBalanced(server.deps.db));

/** Sets the time and logs in again. */
function at(time: string): void {
  clock.set(time);
  agents = api(server);
}

const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const drain = () => server.deps.jobs.drain();
const read = (id: string) => op().expect('trainOrder', { id });
const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;
const cny = (amount: number) => ({ amount, currency: 'CNY' as const });
const ids = ({ passengers }: TrainOrder) => passengers.map(({ id }) => id);

/** A ticket issued by the railway. */
async function issued(train: string): Promise<TrainOrder> {
  const { verificationId } = await op().expect('verifyTrain', {
    id: `${train}.2026-11-25.VNP.AOH.second`,
    passengers: { adult: 1, child: 0 },
  });
  const { contact } = GOOD_INPUTS.createTrainOrder;
  const { id, total } = await op().expect('createTrainOrder', { verificationId, passengers: [passenger()], contact });
  await op().expect('payTrainOrder', { id, channel: 'balance', amount: total });
  await drain();
  return read(id);
}

/** A refund as the agency says it did not run. */
async function asked(order: TrainOrder, more: object = {}): Promise<string> {
  const { id } = await op().expect('refundTrainOrder', { id: order.id, passengers: ids(order), reason: 1, ...more });
  await drain();
  return id;
}

describe('a refund of train tickets for a reason', () => {
  it('is quoted by the desk and not by the railway’s fees, and gives all of the fare back', async () => {
    const before = await balance();
    const order = await issued('G131');
    const id = await asked(order, { remark: 'G131 did not run' });
    expect(await read(id)).toMatchObject({
      ...{ status: 'rfd_reviewing', isByHand: true },
      afterSales: { reason: 1, remark: 'G131 did not run', quote: null },
    });
    const { list } = await desk().expect('deskQueue', { kind: 'refund', pageSize: 100 });
    expect(list).toContainEqual(expect.objectContaining({ orderId: id, product: 'train' }));
    expect(await desk().expect('deskTrainOrder', { id })).toMatchObject({ can: ['quoteRefund', 'refuse'] });
    await desk().expect('deskQuoteTrainRefund', { id, penalty: cny(0) });
    await op().expect('confirmTrainOrder', { id });
    await drain();
    expect((await read(id)).status).toBe('rfd_proceeding');
    await desk().expect('deskReturnTrain', { id, move: 'complete' });
    await drain();
    expect(await read(id)).toMatchObject({ status: 'refunded_reimbursed', total: order.total });
    expect(await balance()).toBe(before);
    expect(await read(order.id)).toMatchObject({ isByHand: false, passengers: [{ givenBack: 'refunded' }] });
  });

  it('is asked for after the train has left as well, and its quote does not end with the departure', async () => {
    const order = await issued('G133');
    const departure = new Date(`${order.ride.departure}:00+08:00`);
    at(new Date(departure.getTime() - 3_600_000).toISOString());
    const early = await asked(order);
    await desk().expect('deskQuoteTrainRefund', { id: early, penalty: cny(0) });
    expect(Date.parse((await read(early)).payBy ?? '')).toBeGreaterThan(departure.getTime());
    await op().expect('cancelTrainOrder', { id: early });

    at(DAY_AFTER);
    const { actions } = await read(order.id);
    expect(actions).toContainEqual({ action: 'refund', allowed: true });
    expect(actions).toContainEqual({ action: 'change', allowed: false, reason: 'deadline' });
    for (const wish of [{}, { reason: 0 }] as const) {
      const { envelope } = await op().callRaw('refundTrainOrder', { id: order.id, passengers: ids(order), ...wish });
      expect(envelope.code).toBe(REFUSALS.trainLeft.code);
    }
    const late = await asked(order);
    await answerAsDesk(server.deps, late);
    expect((await read(late)).afterSales?.quote).toMatchObject({ penalty: cny(0), net: order.total });
  });

  it('is too late after thirty days', async () => {
    const order = await issued('G135');
    at(TOO_LATE);
    const wish = { id: order.id, passengers: ids(order), reason: 1 } as const;
    expect((await op().callRaw('refundTrainOrder', wish)).envelope.code).toBe(REFUSALS.trainLeft.code);
    expect((await read(order.id)).actions).toContainEqual({ action: 'refund', allowed: false, reason: 'deadline' });
  });

  it('is asked for anew after the departure, once its quote has expired', async () => {
    const order = await issued('G137');
    const id = await asked(order);
    await desk().expect('deskQuoteTrainRefund', { id, penalty: cny(0) });
    at(DAY_AFTER);
    await closeOverdueOrder(server.deps, id);
    expect((await read(id)).actions).toContainEqual({ action: 'requote', allowed: true });
    const again = await op().expect('requoteTrainOrder', { id });
    expect(again).toMatchObject({ status: 'rfd_reviewing', isByHand: true, afterSales: { reason: 1 } });
  });

  it('is proven by files that the desk opens, and says more where the reason asks for it', async () => {
    const order = await issued('G139');
    const bare = await op().callRaw('refundTrainOrder', { id: order.id, passengers: ids(order), reason: 2 });
    expect(bare.envelope.data).toMatchObject({ fields: { subReason: expect.any(String) } });
    const letter = { purpose: 'proof', name: 'letter.pdf', image: new Uint8Array(letterPdf()) } as const;
    const { id: file } = await op().expect('uploadFile', letter);
    const id = await asked(order, { reason: 2, subReason: 'passenger', files: [file] });
    const { afterSales } = (await desk().expect('deskTrainOrder', { id })).order;
    expect(afterSales).toMatchObject({ reason: 2, subReason: 'passenger', files: [{ name: 'letter.pdf' }] });
    const open = async (username: string, path: string) => {
      const authorization = `Bearer ${await agents.as(username).token()}`;
      return server.app.inject({ url: `/api${path}`, headers: { authorization } });
    };
    const proof = afterSales?.files?.[0]?.id ?? '';
    const ofDesk = deskProofPath('train', id, proof);
    expect(await pdfText((await open('provider.admin', ofDesk)).rawPayload)).toContain(LETTER_TEXT);
    expect((await open('harbour.op', ofDesk)).statusCode).toBe(403);
    expect(await pdfText((await open('harbour.op', proofPath(proof))).rawPayload)).toContain(LETTER_TEXT);
    expect((await open('meridian.op', proofPath(proof))).statusCode).toBe(404);
  });
});
