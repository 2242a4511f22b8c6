import { and, count, desc, eq, gt, gte, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { InvoiceType } from '../../contract/flight-terms.ts';
import type { Currency } from '../../contract/money.ts';
import type { OrderProduct } from '../../contract/order-products.ts';
import type { Receipt } from '../../contract/receipts.ts';
import type { WalletEntry } from '../../contract/wallet.ts';
import type { Tx } from '../db/database.ts';
import { ledgerAccounts, ledgerJournal, ledgerPostings } from '../db/schema/ledger.ts';
import { orders } from '../db/schema/orders.ts';
import { topUps } from '../db/schema/top-ups.ts';
import { OF_RECEIPT, RECEIPT } from './receipt.ts';
import { REFERENCE } from './reference.ts';

export interface EntryRow {
  id: number;
  type: WalletEntry['type'];
  orderId: string | null;
  /** The agency's own number for the order. */
  referenceId: string | null;
  /** The payment's own number, or the receipt's. */
  reference: string;
  account: string;
  /** Of the order; none of a top-up. */
  product: OrderProduct | null;
  route: string[];
  leadPassenger: string;
  passengerCount: number;
  /** The airline's invoice type for it; null where it was not stored. */
  invoiceType: InvoiceType | null;
  /** Minor units, positive for money in. */
  amount: number;
  /** Balance and credit line combined, after this posting. */
  standing: number;
  description: string;
  /** For money the provider received; null otherwise. */
  receipt: Receipt | null;
  createdAt: Date;
}

export interface EntryFilter {
  type?: WalletEntry['type'] | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  until?: Date | undefined;
  /** Only postings after this one. */
  after?: number | undefined;
  /** Inclusive. */
  upTo?: number | undefined;
  orderId?: string | undefined;
  invoiceType?: InvoiceType | undefined;
}

type Reader = Pick<Tx, 'select'>;

/** A few milliseconds of reading per batch: the process serves other requests in between. */
const BATCH = 250;

/** The wallet entry type of a movement (spec §3): by the order's type and the direction of the money. Groups count as flights. */
export const ENTRY_TYPE = sql<
  WalletEntry['type']
>`case when ${ledgerJournal.kind} in ('top-up', 'settlement', 'correction') then ${ledgerJournal.kind}
  else (case when ${orders.type} in ('change', 'void') then ${orders.type}
    when ${ledgerJournal.kind} = 'payment' then 'origin' else 'refund' end) || '-' || case ${ledgerJournal.product} when 'train' then 'train' else 'flight' end end`;

/** Whether an order's price has this invoice type: none where none was stored, so that all types add up to the whole. */
export function ofInvoiceType(kept: SQL, invoiceType: InvoiceType): SQL {
  return sql`coalesce(${kept}, 'None') = ${invoiceType}`;
}

/** All movements on a company's wallet and credit line in `currency`. */
function entriesOf(db: Reader, companyId: string, currency: Currency) {
  const [p, a, j] = [ledgerPostings, ledgerAccounts, ledgerJournal];
  return db
    .select({
      id: p.id,
      type: ENTRY_TYPE.as('type'),
      orderId: j.orderId,
      referenceId: orders.referenceId,
      reference: REFERENCE.as('reference'),
      account: sql<string>`${a.kind}`.as('account'),
      product: j.product,
      route: sql<string[]>`coalesce(${orders.route}, '{}')`.as('route'),
      leadPassenger: sql<string>`coalesce(${orders.leadPassenger}, '')`.as('lead_passenger'),
      passengerCount: sql<number>`coalesce(${orders.passengerCount}, 0)`.mapWith(Number).as('passenger_count'),
      invoiceType: sql<InvoiceType | null>`${orders.sold} ->> 'invoiceType'`.as('invoice_type'),
      amount: p.amount,
      description: j.description,
      receipt: RECEIPT.as('receipt'),
      createdAt: j.createdAt,
    })
    .from(p)
    .innerJoin(a, eq(a.id, p.accountId))
    .innerJoin(j, eq(j.id, p.journalId))
    .leftJoin(orders, eq(orders.id, j.orderId))
    .leftJoin(topUps, OF_RECEIPT)
    .where(and(eq(a.companyId, companyId), inArray(a.kind, ['wallet', 'credit']), eq(a.currency, currency)))
    .as('entries');
}

type Entries = ReturnType<typeof entriesOf>;

/**
 * Adds the combined balance after each entry, given newest first: the current balance, or the one before the newer entry `newer`, less all
 * movements in between. A list that starts at the newest entry, or continues the previous page, reads little more than itself.
 */
async function withStanding(
  db: Reader,
  { companyId, currency }: { companyId: string; currency: Currency },
  rows: readonly Omit<EntryRow, 'standing'>[],
  newer?: EntryRow,
): Promise<EntryRow[]> {
  const [newest, oldest] = [rows[0], rows.at(-1)];
  if (!newest || !oldest) return [];
  const [p, a] = [ledgerPostings, ledgerAccounts];
  const own = and(eq(a.companyId, companyId), inArray(a.kind, ['wallet', 'credit']), eq(a.currency, currency));
  const accounts = db.select({ id: a.id }).from(a).where(own);
  const since = db
    .select({
      id: p.id,
      after: sql<number>`sum(${p.amount}) over (order by ${p.id} desc) - ${p.amount}`.mapWith(Number).as('after'),
    })
    .from(p)
    .where(and(inArray(p.accountId, accounts), gte(p.id, oldest.id), lte(p.id, newest.id)))
    .as('since');
  const stood = newer
    ? sql`${newer.standing - newer.amount}::bigint`
    : sql`(select sum(balance) from ledger_accounts where id in ${accounts})`;
  const until = newer ? sql`and id < ${newer.id}` : sql``;
  // One parameter for any number of ids: a list takes the server longer to build than the database to look up.
  const ids = sql.param(rows.map(({ id }) => id));
  const found = await db
    .select({
      id: since.id,
      standing: sql<number>`${stood}
        - coalesce((select sum(amount) from ledger_postings where account_id in ${accounts} and id > ${newest.id} ${until}), 0)
        - ${since.after}`.mapWith(Number),
    })
    .from(since)
    .where(sql`${since.id} = any(${ids}::bigint[])`);
  const standings = new Map(found.map(({ id, standing }) => [id, standing]));
  return rows.map((row) => ({ ...row, standing: standings.get(row.id) ?? 0 }));
}

function matching(
  entries: Entries,
  { type, from, until, after, upTo, orderId, invoiceType }: EntryFilter,
): SQL | undefined {
  return and(
    type ? sql`${entries.type} = ${type}` : undefined,
    from ? gte(entries.createdAt, from) : undefined,
    until ? lt(entries.createdAt, until) : undefined,
    after === undefined ? undefined : gt(entries.id, after),
    upTo === undefined ? undefined : lte(entries.id, upTo),
    orderId === undefined ? undefined : eq(entries.orderId, orderId),
    invoiceType === undefined
      ? undefined
      : and(isNotNull(entries.orderId), ofInvoiceType(sql`${entries.invoiceType}`, invoiceType)),
  );
}

/** A page of the filtered entries, newest first; their running balance includes the entries filtered out. */
export async function readEntries(
  db: Reader,
  { companyId, currency }: { companyId: string; currency: Currency },
  filter: EntryFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: EntryRow[]; total: number }> {
  const entries = entriesOf(db, companyId, currency);
  const where = matching(entries, filter);
  const rows = await db
    .select()
    .from(entries)
    .where(where)
    .orderBy(desc(entries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    rows: await withStanding(db, { companyId, currency }, rows),
    total: await countEntries(db, { companyId, currency }, filter),
  };
}

/** Counts the filtered entries. */
export async function countEntries(
  db: Reader,
  { companyId, currency }: { companyId: string; currency: Currency },
  filter: EntryFilter,
): Promise<number> {
  const entries = entriesOf(db, companyId, currency);
  const [all] = await db.select({ total: count() }).from(entries).where(matching(entries, filter));
  return all?.total ?? 0;
}

/** All filtered entries, newest first, in batches; nothing is held open in between. */
export async function* eachEntry(
  db: Reader,
  { companyId, currency }: { companyId: string; currency: Currency },
  filter: EntryFilter,
): AsyncGenerator<EntryRow[]> {
  const entries = entriesOf(db, companyId, currency);
  let last: EntryRow | undefined;
  do {
    const after = last && lt(entries.id, last.id);
    const rows: Omit<EntryRow, 'standing'>[] = await db
      .select()
      .from(entries)
      .where(and(matching(entries, filter), after))
      .orderBy(desc(entries.id))
      .limit(BATCH);
    const whole = await withStanding(db, { companyId, currency }, rows, last);
    if (whole.length > 0) yield whole;
    last = rows.length === BATCH ? whole.at(-1) : undefined;
  } while (last);
}
