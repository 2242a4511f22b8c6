import { and, asc, eq, getTableColumns, gt, inArray, lt } from 'drizzle-orm';
import { addDays, dateInZone } from '../../../contract/dates.ts';
import { stageOf } from '../../../contract/group-order-states.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { Currency } from '../../../contract/money.ts';
import type { OrderStatus } from '../../../contract/order-products.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { Available } from '../../../contract/session.ts';
import { lastDayOf } from '../../../contract/statement-periods.ts';
import type { OrderBill, WalletOverview, WalletOverviewQuery } from '../../../contract/wallet.ts';
import { CHART_DAYS } from '../../../contract/wallet-days.ts';
import { agencyMailbox } from '../../accounts/agency-mailbox.ts';
import type { Actor } from '../../actor.ts';
import { seesAvailable } from '../../books/available.ts';
import { presentAvailable } from '../../books/present-entries.ts';
import type { Db, Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { groupOrders } from '../../db/schema/groups.ts';
import { orderPassengers, orders } from '../../db/schema/orders.ts';
import { walletLimits } from '../../db/schema/wallet-limits.ts';
import { ownCompany } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { readBalanceHistory } from '../../ledger/balance-history.ts';
import { readEntries } from '../../ledger/entries.ts';
import { readFunds } from '../../ledger/funds.ts';
import { groupOf, paidSoFar } from '../../orders/groups/group-rows.ts';
import { SPENT_BY } from '../../orders/list/spent-by.ts';
import { totalOf } from '../../orders/order-rows.ts';
import { paidFees } from '../../orders/provider-payments/attempt-rows.ts';
import { CHANNELS } from '../../payments/own-money.ts';
import { startOfDay } from '../../time/start-of-day.ts';
import { presentOrderBill, presentOverview } from './present.ts';

const DEFAULT_DAYS = CHART_DAYS[1];
/** An order has few movements: a payment, its return, and those of a group's instalments. */
const MOST_ENTRIES = 50;
/** Where an order waits for its buyer's money. */
const UNPAID: OrderStatus[] = [
  'reserved',
  'to_be_paid',
  'chg_to_be_paid',
  'to_be_pay_first',
  'to_be_pay_second',
  'to_be_pay_third',
  'to_be_paid_last_money',
];

const currencyOf = ({ me }: Actor) => me.company.config.commonConfig.settlementCurrency;
const ownMoney = (actor: Actor) => ({ companyId: actor.companyId, currency: currencyOf(actor) });

/** Whether the company's bills name the invoice type (spec §3, agency config). */
export async function showsInvoiceType(db: Pick<Tx, 'select'>, actor: Actor): Promise<boolean> {
  const [company] = await db
    .select({ isShown: companies.showInvoiceType })
    .from(companies)
    .where(ownCompany(actor, companies.id));
  return company?.isShown ?? false;
}

/** GET /base/v2/wallet/available: to who books only where the company lets them see it. */
export async function readAvailable({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<Available> {
  const money = ownMoney(actor);
  const shown = (await seesAvailable(db, actor)) ? await readFunds(db, money, clock.now()) : null;
  return presentAvailable(shown, money.currency);
}

/** GET /base/v2/wallet/overview. */
export async function readOverview(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  actor: Actor,
  { days = DEFAULT_DAYS, zone }: Partial<WalletOverviewQuery>,
): Promise<WalletOverview> {
  const { db } = deps;
  const now = deps.clock.now();
  const money = ownMoney(actor);
  const history = await readBalanceHistory(db, money, { days, zone: zone || 'UTC', now });
  const funds = await readFunds(db, money, now);
  const [company] = await db.select().from(companies).where(ownCompany(actor, companies.id));
  if (!company) throw new Error('a session without its company');
  return presentOverview({
    currency: money.currency,
    history,
    limit: await readLimit(db, actor, money.currency),
    isMailed: (await agencyMailbox(db, company)) !== null,
    due: await readDue(db, actor, money.currency, { now, zone: zone || 'UTC' }),
    purses: CHANNELS.map((channel) => channel.available(funds) ?? 0),
    period: company.creditPeriod,
    closesOn: lastDayOf(company.creditPeriod, dateInZone(now, deps.settings.billingZone)),
    credit: funds,
  });
}

/** The company's limit; one that was set in another currency is none. */
export async function readLimit(db: Pick<Tx, 'select'>, actor: Actor, currency: Currency) {
  const [row] = await db.select().from(walletLimits).where(ownCompany(actor, walletLimits.companyId));
  return { amount: row?.currency === currency ? row.amount : null, version: row?.version ?? 0 };
}

/** What each order asks for that is to be paid by the end of today, nearest deadline first; of a group its next payment. */
async function readDue(
  db: Pick<Db, 'select'>,
  actor: Actor,
  currency: Currency,
  { now, zone }: { now: Date; zone: string },
): Promise<number[]> {
  const end = new Date(startOfDay(addDays(dateInZone(now, zone), 1), zone));
  const rows = await db
    .select({ status: orders.status, total: orders.total, payments: groupOrders.payments })
    .from(orders)
    .leftJoin(groupOrders, eq(groupOrders.orderId, orders.id))
    .where(
      and(
        ownCompany(actor, orders.companyId),
        eq(orders.currency, currency),
        inArray(orders.status, UNPAID),
        gt(orders.payBy, now),
        lt(orders.payBy, end),
      ),
    )
    .orderBy(asc(orders.payBy), asc(orders.id));
  return rows.map(({ status, total, payments }) => {
    if (!payments) return total;
    const stage = stageOf(status);
    return payments.find((payment) => payment.stage === stage)?.amount ?? 0;
  });
}

/** GET /base/v2/bills/orders/{id}: any of the company's orders, whoever has booked it. */
export async function readOrderBill(db: Db, actor: Actor, id: string, locale: Locale): Promise<OrderBill | Refusal> {
  const [order] = await db
    .select({ ...getTableColumns(orders), spentBy: SPENT_BY })
    .from(orders)
    .where(and(ownCompany(actor, orders.companyId), eq(orders.id, id)));
  if (!order) return refuse('orderNotFound');
  const passengers = await db
    .select()
    .from(orderPassengers)
    .where(eq(orderPassengers.orderId, order.id))
    .orderBy(asc(orderPassengers.position));
  const money = { companyId: actor.companyId, currency: order.currency };
  const { rows } = await readEntries(db, money, { orderId: id }, { page: 1, pageSize: MOST_ENTRIES });
  const fees = await paidFees(db, order.id);
  const paid =
    order.product === 'group' && order.type === 'origin'
      ? paidSoFar({ order, group: await groupOf(db, order) })
      : totalOf(order);
  return presentOrderBill({ order, passengers, entries: rows, fees, paid }, locale);
}
