import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { ticketedServer } from '../../../../tests/factories/ticketed-server.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { flightConfigs } from '../../db/schema/flight-search.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const { supplier, server, op, read, drain, balance, issued } = ticketedServer();
const LINE = { fareDifference: 30_000, taxDifference: 1_000, penalty: 15_000 };
beforeEach(() => {
  Object.assign(supplier.script, { penalty: 0, change: 'changed', changeLine: LINE });
});
afterEach(() => assertBalanced(server().deps.db));

/** A quoted change of all tickets. */
async function quoted(order: FlightOrder): Promise<FlightOrder> {
  const passengers = order.passengers.map(({ id }) => id);
  const wish = { id: order.id, passengers, journeys: [{ journey: 0, date: '2027-01-04' }] };
  const { options } = await op().expect('searchFlightChange', wish);
  const { id } = await op().expect('changeFlightOrder', { ...wish, option: options[0]?.id ?? '', reason: 0 });
  await drain();
  return read(id);
}

/** Runs `work` while Harbour's seller charges this fee for the change of a ticket. */
async function withFee<T>(change: number, work: () => Promise<T>): Promise<T> {
  const isHarbour = eq(flightConfigs.companyId, DEMO_COMPANY.harbour);
  const [row] = await server().deps.db.select().from(flightConfigs).where(isHarbour);
  if (!row) throw new Error('no flight config');
  const serviceFees = { change, refund: 0, void: 0, currency: 'CNY' as const };
  const save = (config: typeof row.config) => server().deps.db.update(flightConfigs).set({ config }).where(isHarbour);
  await save({ ...row.config, serviceFees });
  const done = await work();
  await save(row.config);
  return done;
}
/** Earnings of all companies from all orders, by kind of account. */
async function earned() {
  const kinds = { supplier_payable: 0, fee_income: 0, markup_income: 0 };
  const { rows } = await server().deps.db.execute<{ kind: keyof typeof kinds; sum: string }>(
    sql`select a.kind, sum(p.amount) as sum from ledger_postings p join ledger_accounts a on a.id = p.account_id group by 1`,
  );
  return { ...kinds, ...Object.fromEntries(rows.map(({ kind, sum }) => [kind, Number(sum)])) };
}

describe('a change for a fee of the sellers', () => {
  it('takes the sellers’ service fee per ticket on top', async () => {
    const order = await issued();
    const toPay = await withFee(700, () => quoted(order));
    expect(toPay.total.amount).toBe(2 * (46_000 + 700));
    expect(toPay.afterSales?.change?.quote?.lines.map(({ fareDifference }) => fareDifference)).toEqual([
      45_700, 45_700,
    ]);
    await op().expect('payFlightOrder', { id: toPay.id, channel: 'credit' });
    await drain();
    expect((await read(toPay.id)).status).toBe('changed');
  });

  it.each([
    ['what is left of it', -500, 'refunded_reimbursed'],
    ['nothing where the fee takes all of it', -30, undefined],
  ])('to cheaper tickets takes from the supplier, pays the sellers’ fee and gives back %s', async (_, cost, status) => {
    const order = await issued({ adult: 1 });
    const [before, income] = [await balance(), await earned()];
    supplier.script.changeLine = { fareDifference: cost, taxDifference: 0, penalty: 0 };
    const { id } = await withFee(30, () => quoted(order));
    const child = await read(id);
    expect(child).toMatchObject({ status: 'changed', total: { amount: 0 } });
    const after = await earned();
    expect(after.supplier_payable - income.supplier_payable).toBe(cost);
    expect(after.fee_income - income.fee_income).toBe(30);
    expect(after.markup_income).toBe(income.markup_income);
    expect((await balance()) - before).toBe(-cost - 30);
    expect(child.relatedOrders.find(({ type }) => type === 'refund')?.status).toBe(status);
  });
});
