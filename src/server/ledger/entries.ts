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
  /** What the airline gives as a bill for it; null where that was not kept. */
  invoiceType: InvoiceType | null;
  /** Minor units, positive into the company's money. */
  amount: number;
  /** Of balance and credit line together, after this posting. */
  standing: number;
  description: string;
  /** Of money that the provider received; null of all else. */
  receipt: Receipt | null;
  createdAt: Date;
}

export interface EntryFilter {
  type?: WalletEntry['type'] | undefined;
  from?: Date | undefined;
  /** The first instant that is left out. */
  until?: Date | undefined;
  /** Of the postings after this one. */
  after?: number | undefined;
  /** Up to this one. */
  upTo?: number | undefined;
  orderId?: string | undefined;
  invoiceType?: InvoiceType | undefined;
}

type Reader = Pick<Tx, 'select'>;

/** Some milliseconds of reading: between two of them the process answers other requests. */
const BATCH = 250;

/** What a movement is to the wallet (spec §3, wallet entry): by the order's type, and by whether money went or came. Groups fly. */
export const ENTRY_TYPE = sql<
  WalletEntry['type']
>`case when ${ledgerJournal.kind} in ('top-up', 'settlement', 'correction') then ${ledgerJournal.kind}
  else (case when ${orders.type} in ('change', 'void') then ${orders.type}
    when ${ledgerJournal.kind} = 'payment' then 'origin' else 'refund' end) || '-' || case ${ledgerJournal.product} when 'train' then 'train' else 'flight' end end`;

/** Whether an order's price gives this kind of bill: none where none was kept, so that the bills of all kinds add up to the whole. */
export function ofInvoiceType(kept: SQL, invoiceType: InvoiceType): SQL {
  return sql`coalesce(${kept}, 'None') = ${invoiceType}`;
}

/** All that moved on a company's wallet and credit line in `currency`. */
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
 * Adds where balance and credit line stood together after each of some entries, given newest first: what stands now, or stood before
 * the entry `newer` than they are, less all that has moved between. A list that begins with the newest, or goes on from the one before
 * it, looks at little more than itself.
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
  // One parameter, however many: a list of them takes the server longer to write down than the database to look up.
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

/** A page of the entries that a filter leaves, newest first; where they stood counts those that it leaves out. */
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

/** How many entries a filter leaves. */
export async function countEntries(
  db: Reader,
  { companyId, currency }: { companyId: string; currency: Currency },
  filter: EntryFilter,
): Promise<number> {
  const entries = entriesOf(db, companyId, currency);
  const [all] = await db.select({ total: count() }).from(entries).where(matching(entries, filter));
  return all?.total ?? 0;
}

/** All that a filter leaves, newest first, batch by batch; nothing is held between two of them. */
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
