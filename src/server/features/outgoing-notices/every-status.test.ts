import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { ticketedServer } from '../../../../tests/factories/ticketed-server.ts';
import { flightConfigs } from '../../db/schema/flight-search.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const { supplier, server, agents, op, drain, issued } = ticketedServer();
beforeAll(async () => {
  const isHarbour = eq(flightConfigs.companyId, DEMO_COMPANY.harbour);
  const [row] = await server().deps.db.select().from(flightConfigs).where(isHarbour);
  if (!row) throw new Error('Harbour has no flight config');
  // Notices are queued, but none is sent.
  const config = { ...row.config, orderNotificationUrl: 'https://169.254.169.254/orders' };
  await server().deps.db.update(flightConfigs).set({ config }).where(isHarbour);
});

/** The webhooks of an order to its agency's system, in order. */
async function told(order: string) {
  const { list } = await agents().as('harbour.admin').expect('outgoingNotices', { order, pageSize: 100 });
  return list.map(({ status }) => status).reverse();
}

it('an agency’s system is told of one payment of a reservation once', async () => {
  supplier.script.hold = true;
  const { id } = await issued({ adult: 1 });
  supplier.script.hold = false;
  expect(await told(id)).toEqual(['reserved', 'proceeding', 'issued']);
});

it('an agency’s system is told that there are no tickets, and apart from that where their money is', async () => {
  supplier.script.issue = 'refused';
  const { id } = await issued({ adult: 1 });
  expect(await told(id)).toEqual([
    ...['to_be_paid', 'proceeding', 'origin_failed'],
    ...['failed_reimbursing', 'failed_reimbursed'],
  ]);
});

it('and so it is of tickets that were given back', async () => {
  const order = await issued({ adult: 1 });
  const passengers = order.passengers.map(({ id }) => id);
  const { id } = await op().expect('refundFlightOrder', { id: order.id, passengers, reason: 0 });
  await drain();
  await op().expect('confirmFlightOrder', { id });
  await drain();
  expect(await told(id)).toEqual([
    ...['rfd_reviewing', 'rfd_to_be_confirm', 'rfd_proceeding'],
    ...['refunded', 'refunded_reimbursing', 'refunded_reimbursed'],
  ]);
});
