import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { InvoiceType } from '../../contract/flight-terms.ts';
import type { Tx } from '../db/database.ts';
import { orderPassengers as p, orders as t } from '../db/schema/orders.ts';
import type { Instants } from '../time/start-of-day.ts';
import { ofInvoiceType } from './entries.ts';
import { TRANSACTION_FEE } from './rules.ts';
import type { OwnMoney, Range } from './statement-sums.ts';

type Reader = Pick<Tx, 'select'>;
/** The order's fields shown on its bill. */
const FACTS = {
  ...{ id: t.id, originalId: t.originalId, product: t.product, type: t.type, pnr: t.pnr, route: t.route },
  ...{ serviceNumbers: t.serviceNumbers, departureDate: t.departureDate, createdByName: t.createdByName },
  ...{ referenceId: t.referenceId, createdAt: t.createdAt, currency: t.currency },
};

/** An order on a bill: what was paid for it, payment channels' fees included, and what came back, in minor units, all positive. */
export interface BillRow extends Pick<typeof t.$inferSelect, keyof typeof FACTS> {
  /** The invoice type of its price; null where not stored, and for trains and groups. */
  invoiceType: InvoiceType | null;
  passengers: { surname: string; givenName: string; ticketNumber: string | null }[];
  paid: number;
  /** Its part that is channel fees. */
  fee: number;
  back: number;
}

/**
 * The orders that moved the company's own money in a statement; or, however paid, one booking with its changes and refunds, or all that
 * moved money in a date range, in any currency.
 */
export type BillOf = Range | { orderId: string } | Instants;

export interface BillFilter {
  of: BillOf;
  invoiceType?: InvoiceType | undefined;
}

/** A few milliseconds of reading per batch: the process serves other requests in between. */
const BATCH = 100;

const INVOICE_TYPE = sql<InvoiceType | null>`${t.sold} ->> 'invoiceType'`;

const PASSENGERS = sql<BillRow['passengers']>`(select coalesce(json_agg(json_build_object(
    'surname', ${p.surname}, 'givenName', ${p.givenName}, 'ticketNumber', ${p.ticketNumber}) order by ${p.position}), '[]')
  from ${p} where ${p.orderId} = ${t.id})`;

const PAID = sql<number>`moved.paid`.mapWith(Number);
const FEE = sql<number>`moved.fee`.mapWith(Number);
const BACK = sql<number>`moved.back`.mapWith(Number);

/** The movements `j` in a date range. */
function inDays({ from, until }: Instants): SQL {
  const since = from ? sql`and j.created_at >= ${from.toISOString()}::timestamptz` : sql``;
  return until ? sql`${since} and j.created_at < ${until.toISOString()}::timestamptz` : since;
}

/** The movements of an order: for a statement, on balance and credit line in its range; otherwise on any source of its money. */
function movedFor(of: BillOf): SQL {
  // Paying by balance or credit costs no channel fee.
  const kinds = 'upTo' in of ? sql`('wallet', 'credit')` : sql`('wallet', 'credit', 'clearing', 'fee_income')`;
  const range =
    'upTo' in of ? sql`and e.id > ${of.after} and e.id <= ${of.upTo}` : 'orderId' in of ? sql`` : inDays(of);
  const isFee = sql`a.kind = 'fee_income'`;
  const isTheirs = sql`case when ${isFee} then a.qualifier = ${TRANSACTION_FEE} else a.company_id = ${t.companyId} end`;
  return sql`lateral (
    select coalesce(-sum(e.amount) filter (where not ${isFee} and e.amount < 0), 0) as paid,
      coalesce(sum(e.amount) filter (where ${isFee}), 0) as fee,
      coalesce(sum(e.amount) filter (where not ${isFee} and e.amount > 0), 0) as back, count(*) as entries
    from ledger_journal j join ledger_postings e on e.journal_id = j.id join ledger_accounts a on a.id = e.account_id
    where j.order_id = ${t.id} and j.company_id = ${t.companyId} and a.currency = ${t.currency} and a.kind in ${kinds}
      and ${isTheirs} ${range}) moved`;
}

/** The orders with movements, found by the range or the days: a small range does not scan all orders. */
function movedIn({ companyId, currency }: OwnMoney, of: Range | Instants): SQL | undefined {
  const found =
    'upTo' in of
      ? sql`select j.order_id from ledger_accounts a join ledger_postings e on e.account_id = a.id
          join ledger_journal j on j.id = e.journal_id where a.company_id = ${companyId} and a.currency = ${currency}
          and a.kind in ('wallet', 'credit') and e.id > ${of.after} and e.id <= ${of.upTo}`
      : sql`select j.order_id from ledger_journal j where j.company_id = ${companyId} ${inDays(of)}`;
  return and('upTo' in of ? eq(t.currency, currency) : undefined, sql`moved.entries > 0`, sql`${t.id} in (${found})`);
}

function matching(money: OwnMoney, { of, invoiceType }: BillFilter): SQL | undefined {
  return and(
    eq(t.companyId, money.companyId),
    'orderId' in of ? or(eq(t.id, of.orderId), eq(t.originalId, of.orderId)) : movedIn(money, of),
    invoiceType && ofInvoiceType(INVOICE_TYPE, invoiceType),
  );
}

/** Counts the orders of a bill. */
export async function countBill(db: Reader, money: OwnMoney, filter: BillFilter): Promise<number> {
  const [all] = await db
    .select({ total: count() })
    .from(t)
    .innerJoin(movedFor(filter.of), sql`true`)
    .where(matching(money, filter));
  return all?.total ?? 0;
}

/** The orders of a bill, newest first, in batches; no lock or connection is held in between. */
export async function* eachOfBill(db: Reader, money: OwnMoney, filter: BillFilter): AsyncGenerator<BillRow[]> {
  let last: BillRow | undefined;
  do {
    const after = last && sql`(${t.createdAt}, ${t.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`;
    const rows: BillRow[] = await db
      .select({ ...FACTS, invoiceType: INVOICE_TYPE, passengers: PASSENGERS, paid: PAID, fee: FEE, back: BACK })
      .from(t)
      .innerJoin(movedFor(filter.of), sql`true`)
      .where(and(matching(money, filter), after))
      .orderBy(desc(t.createdAt), desc(t.id))
      .limit(BATCH);
    if (rows.length > 0) yield rows;
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}
