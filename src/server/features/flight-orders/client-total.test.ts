import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { orderInput, passenger, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import type { ClientMarkup } from '../../../contract/client-price.ts';

const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier] });
  agents = api(server);
});
afterAll(() => server.close());

const op = () => agents.as('harbour.op');
const offer = (choice = {}) => verifiedOffer(server, supplier, choice);

it('an order keeps what the agency’s own client pays, whatever is added later', async () => {
  const set = (clientMarkup: ClientMarkup) =>
    op().expect('saveUserConfig', { key: 'clientMarkup', value: clientMarkup });
  const book = async () => {
    const input = orderInput(await offer({ party: { adult: 2, child: 1 } }), [
      passenger(),
      passenger(),
      passenger('child'),
    ]);
    return op().expect('createFlightOrder', input);
  };
  const plain = await book();
  expect(plain.clientTotal).toEqual(plain.total);
  await set({ unit: 'percent', value: 333, currency: 'CNY' });
  const order = await book();
  expect(order.priceBreakdown.lines.map(({ clientPrice }) => clientPrice)).toEqual([118_830, 118_830]);
  expect(order).toMatchObject({ total: plain.total, clientTotal: { amount: 3 * 118_830, currency: 'CNY' } });
  await set({ unit: 'amount', value: 5000, currency: 'CNY' });
  expect((await book()).clientTotal?.amount).toBe(plain.total.amount + 3 * 5000);
  expect(await op().expect('flightOrder', { id: order.id })).toMatchObject({ clientTotal: order.clientTotal });
  const { list } = await op().expect('flightOrders', { bookingId: order.id });
  expect(list).toMatchObject([{ id: order.id, clientTotal: order.clientTotal }]);
  await set({ unit: 'percent', value: 0, currency: 'CNY' });
});
