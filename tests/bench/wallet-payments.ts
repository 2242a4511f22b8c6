import { randomUUID } from 'node:crypto';
import { type BarePayment, payBare } from './bare-payments.ts';
import { type Bought, type Buyer, booked, buyersAt } from './buyers.ts';
import { type Bench, type Figure, round } from './figure.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { withPortalOnPostgres } from './portal-on-postgres.ts';

const WALLETS = 20;
const CLIENTS = 8;
const PAYMENTS = 160;
const ROUNDS = 2;

/** Payments a second from one wallet and over twenty, as a share of the same transaction run bare against the same database. */
export const walletPayments: Bench = {
  name: 'wallet payments',
  measure: () =>
    withPortalOnPostgres(async (portal, postgres) => {
      // Tickets come later, so that what is measured is paying.
      portal.steer({ '*': { verify: 'unchanged', book: 'ok', issue: 'pending', pendingMs: 3_600_000 } });
      const buyers = await buyersAt(portal, postgres, WALLETS);
      return [
        ...(await measure('One wallet', postgres, buyers.slice(0, 1))),
        ...(await measure(`${WALLETS} wallets`, postgres, buyers)),
      ];
    }),
};

async function measure(what: string, postgres: OwnPostgres, buyers: readonly Buyer[]): Promise<Figure[]> {
  const each = PAYMENTS / buyers.length;
  let paid = 0;
  let bare = 0;
  // The first round warms both up.
  for (let i = 0; i <= ROUNDS; i++) {
    const ours = await booked(buyers, each);
    const rate = await payAll(ours);
    const theirs = await booked(buyers, each);
    const bareRate = await payBare(postgres.url, await bareOf(postgres, theirs), CLIENTS);
    if (i === 0) continue;
    paid += rate / ROUNDS;
    bare += bareRate / ROUNDS;
  }
  return [
    { what: `${what}: payments by ${CLIENTS} clients`, measured: round(paid), unit: 'a second', limit: null },
    { what: `${what}: the transaction run bare`, measured: round(bare), unit: 'a second', limit: null },
    {
      what: `${what}: payments, share of bare`,
      measured: Math.round((paid / bare) * 100),
      unit: '%',
      limit: 50,
      atLeast: true,
    },
  ];
}

/** Pays all through the API; answers how many a second. */
async function payAll(orders: readonly Bought[]): Promise<number> {
  const left = [...orders];
  const since = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let one = left.pop(); one; one = left.pop())
        await one.agent.call('payFlightOrder', { id: one.order.id, channel: 'balance' });
    }),
  );
  return orders.length / ((performance.now() - since) / 1000);
}

/** What the bare transaction needs to know of each order. */
async function bareOf({ sql }: OwnPostgres, orders: readonly Bought[]): Promise<BarePayment[]> {
  const rows = await sql<Omit<BarePayment, 'journal' | 'amount'> & { amount: string }>(
    `select o.id, o.company_id as company, w.id as wallet, c.id as other, o.total as amount, o.currency
       from orders o
       join ledger_accounts w on w.company_id = o.company_id and w.kind = 'wallet' and w.currency = o.currency
       join lateral (
         select p.account_id as id from ledger_postings p join ledger_postings q on q.journal_id = p.journal_id
         where q.account_id = w.id and p.account_id <> w.id limit 1
       ) c on true
      where o.id = any($1)`,
    [orders.map(({ order }) => order.id)],
  );
  if (rows.length < orders.length) throw new Error('some wallets have not paid through the API before');
  return rows.map((row) => ({ ...row, amount: Number(row.amount), journal: randomUUID() }));
}
