import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { FlightOrder } from '../../src/contract/flight-orders.ts';
import { returnTickets } from '../../src/server/orders/after-sales/return-tickets.ts';
import { scriptedSupplier } from '../fakes/scripted-supplier.ts';
import { type Api, api } from './api.ts';
import { testClock } from './clock.ts';
import { type OfferChoice, orderInput, passenger, verifiedOffer } from './flight-orders.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const START = '2026-11-20T08:00:00Z';

/** A server for a file of tests about refunded tickets, with one supplier that follows a test's script. */
export function ticketedServer() {
  const clock = testClock(START);
  const supplier = scriptedSupplier(clock);
  const at: { server?: TestServer; agents?: Api } = {};
  const server = () => at.server ?? raise();
  const agents = () => at.agents ?? raise();
  beforeAll(async () => {
    at.server = await startTestServer({ clock, airSuppliers: [supplier], pollJobs: false });
    at.agents = api(at.server);
  });
  afterAll(() => server().close());
  beforeEach(() => {
    clock.set(START);
    const voids = { void: 'open', voidHours: 12 };
    Object.assign(supplier.script, { refund: 'refunded', penalty: 20_000, issue: 'issued', ...voids });
  });
  const op = () => agents().as('harbour.op');
  const read = (id: string) => op().expect('flightOrder', { id });
  const drain = () => server().deps.jobs.drain();
  return {
    ...{ clock, supplier, server, agents, op, read, drain },
    balance: async () => (await agents().as('harbour.fin').expect('wallet', {})).balance,
    /** Runs the delayed job of this id. */
    async again(id: string) {
      await returnTickets(server().deps, id);
      await drain();
    },
    async issued(party = { adult: 2 }, choice: OfferChoice = {}): Promise<FlightOrder> {
      const people = Array.from({ length: party.adult }, () => passenger());
      const verification = await verifiedOffer(server(), supplier, { ...choice, party });
      const order = await op().expect('createFlightOrder', orderInput(verification, people));
      await op().expect('payFlightOrder', { id: order.id, channel: 'balance' });
      await drain();
      return read(order.id);
    },
  };
}

function raise(): never {
  throw new Error('the server of these tests has not started');
}
