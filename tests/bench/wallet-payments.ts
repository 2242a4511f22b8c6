import { ownOf, payBare, type Recorded, recordPayment } from './bare-payments.ts';
import { type Bought, type Buyer, booked, buyersAt } from './buyers.ts';
import { type Bench, type Figure, median, round } from './figure.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { withPortalOnPostgres } from './portal-on-postgres.ts';

const WALLETS = 20;
const CLIENTS = 8;
const PAYMENTS = 160;
const ROUNDS = 3;

/** Payments per second from one wallet and from twenty, as a share of the same bare transaction on the same database. */
export const walletPayments: Bench = {
  name: 'wallet payments',
  measure: () =>
    withPortalOnPostgres(async (portal, postgres) => {
      portal.steer({ '*': { verify: 'unchanged', book: 'ok' } });
      await holdTicketing(postgres);
      const buyers = await buyersAt(portal, postgres, WALLETS);
      const one = await measure('One wallet', postgres, buyers.slice(0, 1));
      return [...one, ...(await measure(`${WALLETS} wallets`, postgres, buyers))];
    }),
};

/** Delays ticketing by an hour, so that only payment is measured: through the API and bare, each payment sends its job. */
async function holdTicketing({ sql }: OwnPostgres): Promise<void> {
  await sql(`create function hold_ticketing() returns trigger language plpgsql as $$
    begin new.start_after := now() + interval '1 hour'; return new; end $$`);
  await sql(`create trigger hold_ticketing before insert on pgboss.job
    for each row when (new.name = 'issue-order') execute function hold_ticketing()`);
}

async function measure(what: string, postgres: OwnPostgres, buyers: readonly Buyer[]): Promise<Figure[]> {
  const each = PAYMENTS / buyers.length;
  const rounds: { paid: number; bare: number }[] = [];
  const recorded = await warmUp(postgres, buyers, each);
  for (let i = 0; i < ROUNDS; i++) {
    const paid = await payAll(await booked(buyers, each));
    rounds.push({ paid, bare: await payAllBare(postgres, recorded, await booked(buyers, each)) });
  }
  const unit = 'a second';
  const middle = (of: (one: { paid: number; bare: number }) => number) => round(median(rounds.map(of)));
  return [
    { what: `${what}: payments by ${CLIENTS} clients`, measured: middle(({ paid }) => paid), unit, limit: null },
    { what: `${what}: the transaction run bare`, measured: middle(({ bare }) => bare), unit, limit: null },
    { what: '… its statements', measured: recorded.statements.length, unit: '', limit: null },
    {
      what: `${what}: payments, share of bare, median of ${ROUNDS} rounds`,
      measured: Math.round(middle(({ paid, bare }) => (paid / bare) * 100)),
      unit: '%',
      limit: 50,
      atLeast: true,
    },
  ];
}

/** Pays one round through the API and one bare to warm up; returns the statements of a payment. */
async function warmUp(postgres: OwnPostgres, buyers: readonly Buyer[], each: number): Promise<Recorded> {
  await payAll(await booked(buyers, each));
  const [first] = await booked(buyers.slice(0, 1), 1);
  if (!first) throw new Error('nothing was booked');
  const recorded = await recordPayment(postgres, first);
  if (process.env.BENCH_STATEMENTS)
    for (const { text } of recorded.statements) process.stderr.write(`${text.replace(/\s+/g, ' ').slice(0, 150)}\n`);
  await payAllBare(postgres, recorded, await booked(buyers, each));
  return recorded;
}

/** Pays all through the API; returns payments per second. */
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

async function payAllBare(postgres: OwnPostgres, recorded: Recorded, orders: readonly Bought[]): Promise<number> {
  const payments = await ownOf(
    postgres,
    orders.map(({ order }) => order.id),
  );
  return payBare(postgres.url, recorded, payments, CLIENTS);
}
