import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { orderInput, passenger, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { inHkd } from '../../../../tests/factories/three-levels.ts';
import { ticketedServer } from '../../../../tests/factories/ticketed-server.ts';
import { voidReturn } from '../../../contract/after-sales.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import type { Currency } from '../../../contract/money.ts';
import { flightConfigs } from '../../db/schema/flight-search.ts';
import { findDifferences } from '../../ledger/find-differences.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const { clock, supplier, server, agents, op, read, drain, balance, again, issued } = ticketedServer();
const { interline, harbour, quay } = DEMO_COMPANY;

/** Sets the seller's fee for each ticket that an agency voids. */
async function askFee(companyId: string, fee: number, currency: Currency): Promise<void> {
  const isIts = eq(flightConfigs.companyId, companyId);
  const [row] = await server().deps.db.select().from(flightConfigs).where(isIts);
  if (!row) throw new Error('the agency has no flight config');
  const serviceFees = { change: 0, refund: 0, void: fee, currency };
  await server()
    .deps.db.update(flightConfigs)
    .set({ config: { ...row.config, serviceFees } })
    .where(isIts);
}
afterEach(async () => {
  await askFee(harbour, 0, 'CNY');
  await askFee(quay, 0, 'HKD');
  await assertBalanced(server().deps.db);
});

/** The void quote of these tickets on the page of an issued order. */
function toldOf({ voidQuote }: FlightOrder, people: readonly string[]) {
  if (!voidQuote) throw new Error('the order tells nothing of a void');
  return voidReturn(voidQuote, people);
}
const idsOf = (order: FlightOrder) => order.passengers.map(({ id }) => id);

/** A company's fee earnings from an order. */
async function earned(companyId: string, orderId: string): Promise<number> {
  const { rows } = await server().deps.db.execute<{ sum: string }>(
    sql`select coalesce(sum(p.amount), 0) as sum from ledger_postings p
      join ledger_accounts a on a.id = p.account_id join ledger_journal j on j.id = p.journal_id
      where a.kind = 'fee_income' and a.company_id = ${companyId} and j.order_id = ${orderId}`,
  );
  return Number(rows[0]?.sum);
}

describe('a void for a fee', () => {
  it('says what comes back before it is asked for and while it can be withdrawn, and just that is paid back', async () => {
    await askFee(harbour, 500, 'CNY');
    const order = await issued({ adult: 2 });
    const before = await balance();
    const told = toldOf(order, idsOf(order));
    expect(told.paid).toEqual(order.total);
    expect(told.serviceFee).toEqual({ amount: 1_000, currency: 'CNY' });
    expect(told.net.amount).toBe(order.total.amount - 1_000);
    const asked = await op().expect('voidFlightOrder', { id: order.id, reason: 0 });
    const nothing = { amount: 0, currency: 'CNY' };
    expect(asked.status).toBe('void_proceeding');
    expect(asked.afterSales?.quote).toEqual({ ...told, penalty: nothing, expiresAt: null });
    // A later fee applies to later voids.
    await askFee(harbour, 90_000, 'CNY');
    await again(asked.id);
    expect(await read(asked.id)).toMatchObject({ status: 'voided_reimbursed', total: told.net });
    expect(await balance()).toBe(before + told.net.amount);
    expect(await earned(interline, asked.id)).toBe(1_000);
    expect(await findDifferences(server().deps.db, clock.now())).toEqual([]);
  });

  it('is quoted to a sub-agency with what both of its sellers ask, and each of them earns its own', async () => {
    await askFee(harbour, 300, 'CNY');
    await askFee(quay, 700, 'HKD');
    const agent = agents().as('quay.op');
    const choice = { username: 'quay.op', party: { adult: 2 } };
    const verification = await verifiedOffer(server(), supplier, choice);
    const { id } = await agent.expect('createFlightOrder', orderInput(verification, [passenger(), passenger()]));
    await agent.expect('payFlightOrder', { id, channel: 'balance' });
    await drain();
    const order = await agent.expect('flightOrder', { id });
    const hkd = await inHkd(server());
    const money = async () => (await agents().as('quay.fin').expect('wallet', {})).balance;
    const before = await money();
    const [first = ''] = idsOf(order);
    const told = toldOf(order, [first]);
    expect(told.serviceFee).toEqual({ amount: 700 + hkd(300), currency: 'HKD' });
    const asked = await agent.expect('voidFlightOrder', { id, passengers: [first], reason: 0 });
    expect(asked.afterSales?.quote).toMatchObject(told);
    await again(asked.id);
    expect((await agent.expect('flightOrder', { id: asked.id })).status).toBe('voided_reimbursed');
    expect(await money()).toBe(before + told.net.amount);
    expect([await earned(harbour, asked.id), await earned(interline, asked.id)]).toEqual([700, hkd(300)]);
    expect(await findDifferences(server().deps.db, clock.now())).toEqual([]);
  });

  it('gives back nothing, and takes no more, where it is more than the tickets were', async () => {
    const order = await issued({ adult: 1 });
    await askFee(harbour, order.total.amount + 1, 'CNY');
    const before = await balance();
    expect(toldOf(await read(order.id), idsOf(order)).net.amount).toBe(0);
    const { id } = await op().expect('voidFlightOrder', { id: order.id, reason: 0 });
    await again(id);
    expect((await read(id)).status).toBe('voided_reimbursed');
    expect(await balance()).toBe(before);
  });

  it('is quoted for tickets of which nothing was asked, as long as they can be voided', async () => {
    const order = await issued({ adult: 2 });
    const [first = '', second = ''] = idsOf(order);
    await op().expect('voidFlightOrder', { id: order.id, passengers: [first], reason: 0 });
    const left = await read(order.id);
    expect(left.voidQuote?.lines.map(({ passengerId }) => passengerId)).toEqual([second]);
    clock.set(order.voidUntil ?? '');
    expect((await read(order.id)).voidQuote).toBeUndefined();
  });
});
