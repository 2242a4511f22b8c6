import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { deliver, type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { postTopUp } from '../../ledger/movements.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const HOUR_MS = 3_600_000;
const clock = testClock();
const supplier = scriptedSupplier(clock, { issue: 'refused' });
let server: PaymentServer;
let agents: Api;
beforeAll(async () => {
  server = await startPaymentServer(clock, { airSuppliers: [supplier] });
});
afterAll(() => server.close());
beforeEach(() => {
  agents = api(server);
});

const op = () => agents.as('harbour.op');
const fakeStripe = () => server.providers.stripe;
const matters = async (about: string) =>
  (await agents.as('provider.admin').expect('deskQueue', { kind: 'books', pageSize: 100 })).list.flatMap(
    ({ difference }) => (difference?.subject.includes(about) ? [difference] : []),
  );
const close = async (about: string) => {
  const [difference] = await matters(about);
  const input = { id: difference?.id ?? '', remark: 'Looked into' };
  return (await agents.as('provider.admin').call('closeDifference', input)).envelope.code;
};

describe('a difference at the desk', () => {
  it('that is a refund which its payment provider says nothing of cannot be closed, and goes by itself once that is made', async () => {
    const { id } = await bookedOrder(server, supplier, op());
    await op().expect('payFlightOrder', { id, channel: 'stripe' });
    const payment = [...fakeStripe().payments.values()].find(({ subject }) => subject === `Booking ${id}`);
    await deliver(server, fakeStripe().settle(payment?.id ?? '', 'paid', clock.now()));
    fakeStripe().mood.down = 503;
    await server.deps.jobs.drain();
    clock.advance(2 * HOUR_MS);
    await server.deps.jobs.drain({ early: true });
    expect(await matters(id)).toMatchObject([{ what: 'waiting' }]);
    expect(await close(id)).toBe(REFUSALS.refundOpen.code);
    expect(await matters(id)).toHaveLength(1);
    fakeStripe().mood.down = null;
    await server.deps.jobs.drain({ early: true });
    expect((await op().expect('flightOrder', { id })).status).toBe('failed_reimbursed');
    expect(await matters(id)).toEqual([]);
    await assertBalanced(server.deps.db);
  });

  it('that is money which came and could not be booked is closed with what was done', async () => {
    const companyId = DEMO_COMPANY.harbour;
    const money = { amount: 50_000, currency: 'CNY' as const };
    const fin = agents.as('harbour.fin');
    const { id } = await fin.expect('startTopUp', { channel: 'stripe', amount: money });
    const other = { companyId, money: { ...money, amount: 1 }, via: 'stripe', reference: 'x', description: 'Other' };
    const cause = { at: clock.now(), userId: null };
    await server.deps.db.transaction((tx) => postTopUp(tx, { ...other, key: `stripe:${id}` }, cause));
    await deliver(server, fakeStripe().settle(id, 'paid', clock.now()));
    expect(await matters(id)).toMatchObject([{ what: 'unbooked' }]);
    expect(await close(id)).toBe(0);
    expect(await matters(id)).toEqual([]);
  });
});
