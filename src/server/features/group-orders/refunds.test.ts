import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { issuedGroup, seatedGroup } from '../../../../tests/factories/groups.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { askPaper, pdfText } from '../../../../tests/factories/papers.ts';
import { LETTER_TEXT, letterPdf } from '../../../../tests/factories/pdfs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { deskProofPath, proofPath } from '../../../contract/proof-types.ts';
import { flightConfigs } from '../../db/schema/flight-search.ts';
import { answerAsDesk } from '../../orders/after-sales/sandbox-desk.ts';
import { sweepOrders } from '../../orders/jobs.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const START = '2026-11-20T02:00:00.000Z';
const clock = testClock(START);
let server: TestServer;
let agents: Api;
const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const read = (id: string) => op().expect('groupOrder', { id });
const drain = () => server.deps.jobs.drain();
const wallet = () => agents.as('harbour.fin').expect('wallet', {});
const cny = (amount: number) => ({ amount, currency: 'CNY' as const });
const ids = ({ passengers }: GroupOrder) => passengers.map(({ id }) => id);
const openOf = ({ actions }: GroupOrder) => actions.filter(({ allowed }) => allowed).map(({ action }) => action);

beforeAll(async () => {
  server = await startTestServer({ clock, pollJobs: false });
  agents = api(server);
});
afterAll(() => server.close());
afterEach(async () => {
  at(START);
  await assertBalanced(server.deps.db);
});

/** Sets the time and logs in again. */
function at(time: string): void {
  clock.set(time);
  agents = api(server);
}

const issued = (first?: 'balance' | 'credit') => issuedGroup(op(), desk(), first);

async function asked(order: GroupOrder, passengers = ids(order)): Promise<string> {
  const { id } = await op().expect('refundGroupOrder', { id: order.id, passengers, reason: 0 });
  await drain();
  return id;
}

/** Quoted, accepted and refunded. */
async function settled(id: string, penalty: number): Promise<GroupOrder> {
  await desk().expect('deskQuoteGroupRefund', { id, penalty: cny(penalty) });
  await op().expect('acceptGroupRefund', { id });
  await desk().expect('deskReturnGroup', { id, move: 'complete' });
  await drain();
  return read(id);
}

const queued = async (orderId: string) =>
  (await desk().expect('deskQueue', { kind: 'refund', pageSize: 100 })).list.find((task) => task.orderId === orderId);

describe('a refund of a group', () => {
  it('is asked with a reason, quoted by the desk, accepted and settled there', async () => {
    const order = await issued();
    expect(openOf(order)).toEqual(['refund']);
    const before = await wallet();
    const [one = ''] = ids(order);
    const input = { id: order.id, passengers: [one], reason: 2 as const };
    expect((await op().callRaw('refundGroupOrder', input)).envelope.code).toBe(REFUSALS.badInput.code);
    const child = await op().expect('refundGroupOrder', { ...input, subReason: 'relative', remark: 'Ill' });
    expect(child).toMatchObject({ type: 'refund', originalBookingId: order.id, status: 'rfd_reviewing', payments: [] });
    const { id } = child;
    clock.advance(25 * 60_000);
    agents = api(server);
    await sweepOrders(server.deps);
    await drain();
    expect(await queued(id)).toMatchObject({ product: 'group', type: 'refund', passengerCount: 1 });
    const found = await desk().expect('deskGroupOrder', { id });
    expect(found).toMatchObject({ askedBack: cny(50_000), can: ['quoteRefund', 'refuse'] });
    expect(found.order.afterSales).toMatchObject({ reason: 2, subReason: 'relative', remark: 'Ill' });
    await desk().expect('deskQuoteGroupRefund', { id, penalty: cny(8_000), remark: 'By the contract' });
    const quoted = await read(id);
    expect(quoted.afterSales?.quote).toMatchObject({ paid: cny(50_000), penalty: cny(8_000), net: cny(42_000) });
    expect(openOf(quoted)).toEqual(['confirmRefund', 'cancelRefund']);
    expect(await op().expect('acceptGroupRefund', { id })).toMatchObject({ status: 'rfd_proceeding' });
    expect((await desk().expect('deskReturnGroup', { id, move: 'complete' })).task).toBeNull();
    await drain();
    expect(await read(id)).toMatchObject({ status: 'refunded_reimbursed', total: cny(42_000) });
    expect((await wallet()).balance - before.balance).toBe(42_000);
    const group = await read(order.id);
    // The group keeps its status, and shows the requests for its tickets.
    expect(group).toMatchObject({
      status: 'issued',
      passengers: [
        { givenBack: 'refunded', openPieces: [] },
        { givenBack: null, openPieces: [0] },
      ],
      relatedOrders: [{ id, type: 'refund', status: 'refunded_reimbursed', total: cny(42_000) }],
    });
    const { list } = await op().expect('groupOrders', { pageSize: 100 });
    expect(list.some((row) => row.id === id)).toBe(false);
    const bookings = await op().expect('bookings', { bookingId: id });
    expect(bookings.list).toMatchObject([{ id, product: 'group', type: 'refund', status: 'refunded_reimbursed' }]);
  });

  it('is proven by files that its own agency and the desk open, and nobody else', async () => {
    const order = await issued();
    const letter = { purpose: 'proof', name: 'letter.pdf', image: new Uint8Array(letterPdf()) } as const;
    const { id: file } = await op().expect('uploadFile', letter);
    const wish = { id: order.id, passengers: ids(order), reason: 2, subReason: 'passenger' } as const;
    const { id } = await op().expect('refundGroupOrder', { ...wish, files: [file] });
    const proof = (await read(id)).afterSales?.files?.[0]?.id ?? '';
    const open = async (username: string, path: string) => {
      const authorization = `Bearer ${await agents.as(username).token()}`;
      return server.app.inject({ url: `/api${path}`, headers: { authorization } });
    };
    const ofDesk = deskProofPath('group', id, proof);
    expect(await pdfText((await open('provider.admin', ofDesk)).rawPayload)).toContain(LETTER_TEXT);
    expect((await open('harbour.op', ofDesk)).statusCode).toBe(403);
    expect(await pdfText((await open('harbour.op', proofPath(proof))).rawPayload)).toContain(LETTER_TEXT);
    expect((await open('quay.op', proofPath(proof))).statusCode).toBe(404);
    const [opened] = (await agents.as('harbour.admin').expect('userLogs', { action: 'openProof' })).list;
    expect(opened).toMatchObject({ user: { username: 'harbour.op' }, subject: { type: 'group-order', id } });
  });

  it('takes its parts from the newest payment first, each the way it came, and no more than was paid', async () => {
    const before = await wallet();
    const order = await issued('credit');
    const [one = '', two = ''] = ids(order);
    const first = await settled(await asked(order, [one]), 0);
    expect(first.total).toEqual(cny(50_000));
    // All was paid in the final payment, from the balance.
    expect((await wallet()).balance).toBe(before.balance - 20_000);
    const second = await settled(await asked(order, [two]), 0);
    expect(second.total).toEqual(cny(50_000));
    const after = await wallet();
    expect([after.balance, after.creditUsed]).toEqual([before.balance, before.creditUsed]);
    expect(openOf(await read(order.id))).toEqual([]);
    const bill = await agents.as('harbour.fin').expect('orderBill', { id: second.id });
    expect(bill.total).toEqual(cny(50_000));
  });

  it('keeps at most what was paid for the passengers', async () => {
    const order = await issued();
    const before = await wallet();
    const [one = ''] = ids(order);
    const done = await settled(await asked(order, [one]), 60_000);
    expect(done).toMatchObject({ status: 'refunded_reimbursed', afterSales: { quote: { penalty: cny(50_000) } } });
    expect((await wallet()).balance).toBe(before.balance);
  });

  it('pays the sellers’ service fee for each ticket, as refunds of flights do', async () => {
    const { db } = server.deps;
    const harbour = eq(flightConfigs.companyId, DEMO_COMPANY.harbour);
    const [row] = await db.select().from(flightConfigs).where(harbour);
    if (!row) throw new Error('harbour has no flight config');
    const { config } = row;
    const serviceFees = { change: 0, refund: 1_500, void: 0, currency: 'CNY' as const };
    await db
      .update(flightConfigs)
      .set({ config: { ...config, serviceFees } })
      .where(harbour);
    const order = await issued();
    const before = await wallet();
    const done = await settled(await asked(order), 5_000);
    expect(done.afterSales?.quote).toMatchObject({ serviceFee: cny(3_000), net: cny(92_000) });
    expect((await wallet()).balance - before.balance).toBe(92_000);
    await db.update(flightConfigs).set({ config }).where(harbour);
  });

  it('leaves no paper that anybody could travel on', async () => {
    const order = await issued();
    const [one = '', two = ''] = ids(order);
    const paperOf = async (id: string) =>
      pdfText((await askPaper({ server, agents }, { product: 'group', id })).rawPayload);
    const id = await asked(order, [one]);
    expect(await paperOf(id)).toContain('Refund request');
    await settled(id, 0);
    expect(await paperOf(order.id)).toContain('refunded');
    await settled(await asked(order, [two]), 0);
    expect(await paperOf(order.id)).toContain('Not valid for travel');
  });

  it('is one for the same key, one for each ticket, and given back once', async () => {
    const order = await issued();
    const input = { id: order.id, passengers: ids(order), reason: 0 as const };
    const twice = await Promise.all(
      [1, 2].map(() => op().call('refundGroupOrder', input, { idempotencyKey: 'one-key-of-a-refund' })),
    );
    expect(new Set(twice.map(({ envelope }) => JSON.stringify(envelope.data?.id))).size).toBe(1);
    const others = await Promise.all(
      ['harbour.op', 'harbour.admin'].map((who) => agents.as(who).callRaw('refundGroupOrder', input)),
    );
    for (const { envelope } of others) expect(envelope.code).toBe(REFUSALS.alreadyRequested.code);
    const group = await read(order.id);
    expect(group.relatedOrders).toHaveLength(1);
    const id = group.relatedOrders[0]?.id ?? '';
    await desk().expect('deskQuoteGroupRefund', { id, penalty: cny(0) });
    const accepted = await Promise.all([1, 2].map(() => op().callRaw('acceptGroupRefund', { id })));
    expect(accepted.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1);
    const before = await wallet();
    const ends = await Promise.all([1, 2].map(() => desk().callRaw('deskReturnGroup', { id, move: 'complete' })));
    expect(ends.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1);
    await drain();
    expect((await wallet()).balance - before.balance).toBe(100_000);
  });

  it('of two passengers at once shares the payments out exactly', async () => {
    const order = await issued('credit');
    const before = await wallet();
    const requests = await Promise.all(
      ids(order).map((one) => op().expect('refundGroupOrder', { id: order.id, passengers: [one], reason: 0 })),
    );
    for (const { id } of requests) {
      await desk().expect('deskQuoteGroupRefund', { id, penalty: cny(1) });
      await op().expect('acceptGroupRefund', { id });
    }
    await Promise.all(requests.map(({ id }) => desk().expect('deskReturnGroup', { id, move: 'complete' })));
    await drain();
    for (const { id } of requests) expect((await read(id)).status).toBe('refunded_reimbursed');
    const after = await wallet();
    expect(after.balance - before.balance).toBe(70_000);
    expect(before.creditUsed - after.creditUsed).toBe(29_998);
  });

  it('can be withdrawn, refused and failed, and asked for again', async () => {
    const order = await issued();
    const before = await wallet();
    const withdrawn = await asked(order);
    expect(await op().expect('cancelGroupOrder', { id: withdrawn })).toMatchObject({ status: 'refund_canceled' });
    const refused = await asked(order);
    await desk().expect('deskReturnGroup', { id: refused, move: 'refuse', remark: 'The contract allows none' });
    const failed = await asked(order);
    await desk().expect('deskQuoteGroupRefund', { id: failed, penalty: cny(0) });
    await op().expect('acceptGroupRefund', { id: failed });
    await desk().expect('deskFailGroup', { id: failed, remark: 'The airline did not take them' });
    const late = await asked(order);
    await desk().expect('deskQuoteGroupRefund', { id: late, penalty: cny(0) });
    at('2026-11-25T02:00:00.000Z');
    expect((await op().callRaw('acceptGroupRefund', { id: late })).envelope.code).toBe(REFUSALS.quoteExpired.code);
    await drain();
    const group = await read(order.id);
    expect(group.relatedOrders.map(({ status }) => status)).toEqual([
      'refund_canceled',
      'rfd_rejected',
      'refund_failed',
      'closed',
    ]);
    expect((await wallet()).balance).toBe(before.balance);
    expect(openOf(group)).toEqual(['refund']);
  });

  it('is nobody else’s, of a group with tickets alone, and takes none of a group’s own steps', async () => {
    const order = await issued();
    const id = await asked(order);
    for (const who of ['quay.op', 'meridian.op'])
      for (const other of [order.id, id]) {
        const input = { id: other, passengers: ids(order), reason: 0 as const };
        const { envelope } = await agents.as(who).callRaw('refundGroupOrder', input);
        expect(envelope.code).toBe(REFUSALS.orderNotFound.code);
      }
    const unpaid = await seatedGroup(op(), desk());
    const early = await op().callRaw('refundGroupOrder', { id: unpaid.id, passengers: ['x'], reason: 0 });
    expect(early.envelope.code).toBe(REFUSALS.statusConflict.code);
    const strange = await op().callRaw('refundGroupOrder', { id: unpaid.id, passengers: ids(order), reason: 0 });
    expect(strange.envelope.code).toBe(REFUSALS.statusConflict.code);
    const taken = await Promise.all([
      op().callRaw('payGroupOrder', { id, stage: 'first', channel: 'balance', amount: cny(1) }),
      op().callRaw('applyGroupSeats', { id }),
      desk().callRaw('deskGroupSeats', { id, pnr: 'GRP001' }),
      desk().callRaw('deskIssueGroup', { id, tickets: ['1601234567890', '1601234567891'] }),
      desk().callRaw('deskReturnGroup', { id: order.id, move: 'complete' }),
    ]);
    expect(taken.map(({ envelope }) => envelope.code)).toEqual(taken.map(() => REFUSALS.statusConflict.code));
    expect((await op().callRaw('deskGroupOrder', { id })).envelope.code).toBe(REFUSALS.notAllowed.code);
  });

  it('is answered by the sandbox desk where nobody takes it', async () => {
    const order = await issued();
    const id = await asked(order);
    await answerAsDesk(server.deps, id);
    expect((await read(id)).afterSales?.quote).toMatchObject({ penalty: cny(10_000), net: cny(90_000) });
    await op().expect('acceptGroupRefund', { id });
    await answerAsDesk(server.deps, id);
    await drain();
    expect(await read(id)).toMatchObject({ status: 'refunded_reimbursed' });
  });
});
