import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { findDifferences } from '../../../src/server/ledger/find-differences.ts';
import type { Told } from './load.ts';

const SETTLED_WITHIN_MS = 180_000;
/** Statuses that advance by themselves, so they must end. */
const MOVING = `('proceeding', 'origin_holding', 'origin_failed', 'failed_reimbursing')`;

interface Faults {
  /** Journals that are not zero and balances that differ from their entries. */
  imbalances: number;
  /** Minor units by which wallets differ from the payments made from them. */
  cents: number;
  /** Bookings and payments that were confirmed but are missing. */
  lost: number;
  /** Bookings that became more than one order, and supplier seats without an order. */
  twice: number;
}

/** The database's view, over separate connections. */
export class Books {
  readonly #url: string;
  #since = new Date();
  #balances = new Map<string, number>();

  private constructor(url: string) {
    this.#url = url;
  }

  /** Starts once the demonstration is complete. */
  static async open(url: string): Promise<Books> {
    const books = new Books(url);
    const made = `select 1 from pgboss.job where name = 'open-demo-orders' and state = 'completed'`;
    while ((await books.#rows(made)).length === 0) await wait(200);
    await books.untilSettled();
    // The demonstration's bookings are not part of the load.
    books.#since = new Date();
    books.#balances = await books.#wallets();
    return books;
  }

  async #rows(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.#url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  async #wallets(): Promise<Map<string, number>> {
    const rows = await this.#rows(`select company_id, balance from ledger_accounts where kind = 'wallet'`);
    return new Map(rows.map((row) => [String(row.company_id), Number(row.balance)]));
  }

  /** Waits until no order advances by itself and no booking is open; returns the seconds it took. */
  async untilSettled(): Promise<number> {
    const since = performance.now();
    const open = `select id::text from orders where status in ${MOVING} and created_at >= $1
      union all select id::text from booking_intents where state = 'calling'`;
    while ((await this.#rows(open, [this.#since])).length > 0) {
      if (performance.now() - since > SETTLED_WITHIN_MS) throw new Error('not everything came to an end');
      await wait(250);
    }
    return (performance.now() - since) / 1000;
  }

  async faults(told: Told): Promise<Faults> {
    const orders = await this.#rows(
      'select id, company_id, status, total, supplier_ref, payment_channel from orders where created_at >= $1',
      [this.#since],
    );
    const statusOf = new Map(orders.map(({ id, status }) => [String(id), String(status)]));
    const known = [...told.booked.values()].filter((id) => typeof id === 'string');
    const unlike = [
      ...known.filter((id) => !statusOf.has(id)),
      ...[...told.paid].filter((id) => statusOf.get(id) !== 'issued'),
      ...[...told.canceled].filter((id) => statusOf.get(id) !== 'origin_canceled'),
    ];
    const doubled = await this.#rows(
      `select idempotency_key from booking_intents where created_at >= $1 and order_id is not null
       group by idempotency_key having count(*) > 1`,
      [this.#since],
    );
    const orphans = await this.#rows(
      `select locator from sandbox_bookings b where state in ('held', 'issuing', 'issued') and not exists
         (select 1 from orders o where o.supplier_ref = b.locator)`,
    );
    const made = await this.#rows(
      'select idempotency_key, state, order_id, created_at from booking_intents where created_at >= $1',
      [this.#since],
    );
    // The demonstration books as well.
    const ours = made.filter(({ idempotency_key: key }) => told.booked.has(String(key)));
    const extra = ours.filter(({ order_id: id }) => typeof id === 'string' && !known.includes(id));
    tell('not as it was answered', unlike);
    tell('booked twice', doubled);
    tell('seats without an order', orphans);
    for (const intent of extra)
      tell('an order that nobody was told of', [intent, told.booked.get(String(intent.idempotency_key))]);
    tell('not answered', told.unanswered);
    return {
      imbalances: await this.#imbalances(),
      cents: await this.#cents(orders, told),
      lost: unlike.length,
      twice: doubled.length + orphans.length + extra.length,
    };
  }

  async #cents(orders: Record<string, unknown>[], { added }: Told): Promise<number> {
    const now = await this.#wallets();
    let cents = 0;
    for (const [company, before] of this.#balances) {
      const paid = orders.filter(
        (order) => order.company_id === company && order.status === 'issued' && order.payment_channel === 'balance',
      );
      const sum = paid.reduce((all, { total }) => all + Number(total), 0);
      const settled = await this.#settled(company);
      cents += Math.abs(before - sum + (added.get(company) ?? 0) - settled - (now.get(company) ?? 0));
    }
    return cents;
  }

  /** Credit repaid by top-ups, if a credit period has ended meanwhile. */
  async #settled(company: string): Promise<number> {
    const [row] = await this.#rows(
      `select coalesce(sum(p.amount), 0) as settled from ledger_postings p
         join ledger_accounts a on a.id = p.account_id and a.kind = 'credit' and a.company_id = $1
         join ledger_journal j on j.id = p.journal_id and j.kind = 'settlement' and j.created_at >= $2`,
      [company, this.#since],
    );
    return Number(row?.settled);
  }

  async #imbalances(): Promise<number> {
    const client = new pg.Client({ connectionString: this.#url });
    await client.connect();
    try {
      const found = await drizzle({ client }).transaction((tx) => findDifferences(tx, new Date()), {
        isolationLevel: 'repeatable read',
      });
      return found.length;
    } finally {
      await client.end();
    }
  }
}

/** The figures only count faults; this lists which ones. */
export function tell(what: string, which: readonly unknown[]): void {
  if (which.length > 0) process.stderr.write(`${what}: ${JSON.stringify(which)}\n`);
}
