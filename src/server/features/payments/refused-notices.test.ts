import { count, eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { ADULT_PRICE, bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { deliver, type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import type { SentNotice } from '../../../../tests/fakes/payments/fake-provider.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { EXTERNAL_CHANNELS, type ExternalChannel } from '../../../contract/payments.ts';
import { ledgerJournal } from '../../db/schema/ledger.ts';

interface LogLine {
  level: number;
  msg: string;
  channel?: string;
  reason?: string;
}

const clock = testClock();
const supplier = scriptedSupplier(clock);
const logged: LogLine[] = [];
let server: PaymentServer;
let agents: Api;

beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  server = await startPaymentServer(clock, { airSuppliers: [supplier], log });
  agents = api(server);
});
afterAll(() => server.close());

/** What the server answers to a notice, and what its log says of it. */
async function heard(notice: SentNotice): Promise<[number, ...string[]]> {
  const before = logged.length;
  const status = await deliver(server, notice);
  const lines = logged.slice(before).filter(({ msg }) => msg === 'a payment notice was refused');
  return [status, ...lines.map(({ channel, reason }) => `${channel} ${reason}`)];
}

/** The notice with its signature spoilt, with none, and of some time ago, as far as the payment provider signs in its headers. */
function signedOtherwise(channel: ExternalChannel, good: SentNotice, old: SentNotice): SentNotice[] {
  // Some sign in the body, and send the same notice for days; PayPal says itself whether it is too old.
  if (channel === 'alipay' || channel.startsWith('yeepay-')) return [];
  const spoilt = Object.entries(good.headers).map(([name, text]) => [
    name,
    /sig/.test(name) ? text.replace(/.{12}$/, 'AAAAAAAAAAA=') : text,
  ]);
  const forged = { ...good, headers: Object.fromEntries(spoilt) };
  const unsigned = { ...good, headers: { 'content-type': good.headers['content-type'] ?? '' } };
  return [forged, unsigned, ...(channel === 'payPal' ? [] : [old])];
}

function altered(channel: ExternalChannel, good: SentNotice): SentNotice {
  const { body } = good;
  const middle = Math.floor(body.length / 2);
  const swapped = `${body.slice(0, middle)}${body[middle] === '1' ? '2' : '1'}${body.slice(middle + 1)}`;
  const isSignedWithin = channel === 'alipay' || channel.startsWith('yeepay-');
  return { ...good, body: isSignedWithin ? swapped : body.replace(/(.)$/, ' }') };
}

describe.each(EXTERNAL_CHANNELS)('notices of %s', (channel) => {
  it('that are forged, altered, old, foreign, or of another amount are not believed, and each is told to the log', async () => {
    const op = agents.as('harbour.op');
    const order = await bookedOrder(server, supplier, op);
    const answer = await op.expect('payFlightOrder', { id: order.id, channel, amount: order.total });
    // Alipay hears of a payment when the payer comes.
    if (channel === 'alipay') server.providers.alipay.visit(answer.redirectUrl ?? '');
    const fake = server.providers.fakeOf(channel);
    const payment = [...fake.payments.values()].find(({ subject }) => subject === `Booking ${order.id}`);
    if (!payment) throw new Error('the payment provider knows nothing of it');
    const good = fake.settle(payment.id, 'paid', clock.now());
    const old = fake.settle(payment.id, 'paid', new Date(clock.now().getTime() - 301_000));
    for (const notice of [...signedOtherwise(channel, good, old), altered(channel, good)])
      expect(await heard(notice)).toEqual([401, expect.stringMatching(`^${channel} (signature|stale)$`)]);
    const toAnother = fake.forge(payment.id, { merchant: '1900000002' }, clock.now());
    expect(await heard(toAnother)).toEqual([404, `${channel} foreign`]);
    const ofLess = fake.forge(payment.id, { amount: ADULT_PRICE }, clock.now());
    expect(await heard(ofLess)).toEqual([422, `${channel} amount`]);
    const other = { ...payment, id: 'f'.repeat(32) };
    fake.payments.set(other.id, other);
    expect(await heard(fake.settle(other.id, 'paid', clock.now()))).toEqual([404, `${channel} foreign`]);
    const journal = server.deps.db.select({ n: count() }).from(ledgerJournal);
    expect(await journal.where(eq(ledgerJournal.orderId, order.id))).toEqual([{ n: 0 }]);
    expect((await op.expect('flightOrder', { id: order.id })).status).toBe('to_be_paid');
  });
});
