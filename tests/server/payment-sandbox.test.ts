import type { AddressInfo } from 'node:net';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerJournal } from '../../src/server/db/schema/ledger.ts';
import { pollOpenPayments } from '../../src/server/orders/provider-payments/poll-payments.ts';
import { readPaymentSettings } from '../../src/server/payments/payment-settings.ts';
import { Reader } from '../../src/server/settings-reader.ts';
import { type Api, api } from '../factories/api.ts';
import { testClock } from '../factories/clock.ts';
import { bookedOrder } from '../factories/flight-orders.ts';
import { startTestServer, type TestServer } from '../factories/test-server.ts';
import { type PaymentSandbox, startPaymentSandbox } from '../fakes/payments/sandbox.ts';
import { scriptedSupplier } from '../fakes/scripted-supplier.ts';

const PUBLIC_URL = 'https://portal.test';
const clock = testClock();
const supplier = scriptedSupplier(clock);
let sandbox: PaymentSandbox;
let server: TestServer;
let agents: Api;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  const payments = readPaymentSettings(new Reader(sandbox.env(PUBLIC_URL)));
  server = await startTestServer({ clock, airSuppliers: [supplier], settings: { publicUrl: PUBLIC_URL, payments } });
  agents = api(server);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  // A listening server has an address: notifications go there from here on.
  const { port } = server.app.server.address() as AddressInfo;
  sandbox.env(`http://127.0.0.1:${port}`);
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

/** A booking with a started payment, and its page at the payment provider. */
async function begun(): Promise<{ id: string; page: string }> {
  const { id } = await bookedOrder(server, supplier, agents.as('harbour.op'));
  // Its notifications have no signed time: the sandbox uses the real clock, and the server the test's.
  const { qrCode } = await agents.as('harbour.op').expect('payFlightOrder', { id, channel: 'yeepay-wechat' });
  if (!qrCode) throw new Error('the payment provider shows no code');
  return { id, page: qrCode };
}

const press = async (page: string, act: string) => {
  const { status } = await fetch(`${page}/${act}`, { method: 'POST', redirect: 'manual' });
  return status;
};
const statusOf = async (id: string) => (await agents.as('harbour.op').expect('flightOrder', { id })).status;
const movements = async (id: string) =>
  (await server.deps.db.select({ n: count() }).from(ledgerJournal).where(eq(ledgerJournal.orderId, id)))[0]?.n;

test('a payment whose notice comes twice is taken once', async () => {
  const { id, page } = await begun();
  expect(await press(page, 'twice')).toBe(303);
  expect([await statusOf(id), await movements(id)]).toEqual(['proceeding', 1]);
});

test('one whose notice gets lost is asked for by the portal itself', async () => {
  const { id, page } = await begun();
  await press(page, 'lost');
  expect(await statusOf(id)).toBe('to_be_paid');
  clock.advance(60_000);
  await pollOpenPayments(server.deps);
  expect([await statusOf(id), await movements(id)]).toEqual(['proceeding', 1]);
});

test('a forged notice pays nothing, and the page stays for whoever means to', async () => {
  const { id, page } = await begun();
  await press(page, 'forged');
  expect([await statusOf(id), await movements(id)]).toEqual(['to_be_paid', 0]);
  expect(await (await fetch(page)).text()).toContain('>Pay</button>');
  await press(page, 'pay');
  expect(await statusOf(id)).toBe('proceeding');
});

test('nothing else is done at the page', async () => {
  const { id, page } = await begun();
  expect(await press(page, 'steal')).toBe(404);
  expect(await statusOf(id)).toBe('to_be_paid');
});
