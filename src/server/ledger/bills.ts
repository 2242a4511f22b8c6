import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { InvoiceType } from '../../contract/flight-terms.ts';
import type { Tx } from '../db/database.ts';
import { orderPassengers as p, orders as t } from '../db/schema/orders.ts';
import type { OwnMoney } from './statement-sums.ts';

type Reader = Pick<Tx, 'select'>;
/** The facts of an order that its bill names. */
const FACTS = {
  ...{ id: t.id, originalId: t.originalId, product: t.product, type: t.type, pnr: t.pnr, route: t.route },
  ...{ serviceNumbers: t.serviceNumbers, departureDate: t.departureDate, createdByName: t.createdByName },
  ...{ referenceId: t.referenceId, createdAt: t.createdAt, currency: t.currency },
};

/** An order on a bill: what was paid for it and what came back, in minor units, both positive. */
export interface BillRow extends Pick<typeof t.$inferSelect, keyof typeof FACTS> {
  /** What is issued for its price; null where that was not kept, and of trains and groups. */
  invoiceType: InvoiceType | null;
  passengers: { surname: string; givenName: string; ticketNumber: string | null }[];
  paid: number;
  back: number;
}

/** The orders that moved the company's own money in a statement, or one booking with what became of it, however it was paid. */
export type BillOf = { after: number; upTo: number } | { orderId: string };

export interface BillFilter {
  of: BillOf;
  invoiceType?: InvoiceType | undefined;
}

/** Some milliseconds of reading: between two of them the process answers other requests. */
const BATCH = 100;

const INVOICE_TYPE = sql<InvoiceType | null>`${t.sold} ->> 'invoiceType'`;

const PASSENGERS = sql<BillRow['passengers']>`(select coalesce(json_agg(json_build_object(
    'surname', ${p.surname}, 'givenName', ${p.givenName}, 'ticketNumber', ${p.ticketNumber}) order by ${p.position}), '[]')
  from ${p} where ${p.orderId} = ${t.id})`;

const PAID = sql<number>`moved.paid`.mapWith(Number);
const BACK = sql<number>`moved.back`.mapWith(Number);

/** What moved for an order: of a statement on balance and credit line in its range, of a booking wherever its money came from. */
function movedFor(of: BillOf): SQL {
  const kinds = 'orderId' in of ? sql`('wallet', 'credit', 'clearing')` : sql`('wallet', 'credit')`;
  const range = 'orderId' in of ? sql`` : sql`and e.id > ${of.after} and e.id <= ${of.upTo}`;
  return sql`lateral (
    select coalesce(-sum(e.amount) filter (where e.amount < 0), 0) as paid,
      coalesce(sum(e.amount) filter (where e.amount > 0), 0) as back, count(*) as entries
    from ledger_journal j join ledger_postings e on e.journal_id = j.id join ledger_accounts a on a.id = e.account_id
    where j.order_id = ${t.id} and a.company_id = ${t.companyId} and a.currency = ${t.currency} and a.kind in ${kinds} ${range}) moved`;
}

function matching({ companyId, currency }: OwnMoney, { of, invoiceType }: BillFilter): SQL | undefined {
  return and(
    eq(t.companyId, companyId),
    'orderId' in of
      ? or(eq(t.id, of.orderId), eq(t.originalId, of.orderId))
      : and(
          eq(t.currency, currency),
          sql`moved.entries > 0`,
          // Found by the range, so that a small one does not go through all orders there are.
          sql`${t.id} in (select j.order_id from ledger_accounts a join ledger_postings e on e.account_id = a.id
            join ledger_journal j on j.id = e.journal_id where a.company_id = ${companyId} and a.currency = ${currency}
            and a.kind in ('wallet', 'credit') and e.id > ${of.after} and e.id <= ${of.upTo})`,
        ),
    invoiceType && sql`${INVOICE_TYPE} = ${invoiceType}`,
  );
}

/** How many orders stand on a bill. */
export async function countBill(db: Reader, money: OwnMoney, filter: BillFilter): Promise<number> {
  const [all] = await db
    .select({ total: count() })
    .from(t)
    .innerJoin(movedFor(filter.of), sql`true`)
    .where(matching(money, filter));
  return all?.total ?? 0;
}

/** The orders of a bill, newest first, batch by batch; nothing is held between two of them. */
export async function* eachOfBill(db: Reader, money: OwnMoney, filter: BillFilter): AsyncGenerator<BillRow[]> {
  let last: BillRow | undefined;
  do {
    const after = last && sql`(${t.createdAt}, ${t.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`;
    const rows: BillRow[] = await db
      .select({ ...FACTS, invoiceType: INVOICE_TYPE, passengers: PASSENGERS, paid: PAID, back: BACK })
      .from(t)
      .innerJoin(movedFor(filter.of), sql`true`)
      .where(and(matching(money, filter), after))
      .orderBy(desc(t.createdAt), desc(t.id))
      .limit(BATCH);
    if (rows.length > 0) yield rows;
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}
