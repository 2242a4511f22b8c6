import pg from 'pg';

/** What a payment writes, by the same tables with all that guards them: each statement planned once, one round trip each. */
const STEPS: readonly [name: string, text: string, values: (payment: BarePayment) => unknown[]][] = [
  ['order', 'select status, total from orders where id = $1 for update', ({ id }) => [id]],
  [
    'journal',
    `insert into ledger_journal (id, company_id, order_id, product, kind, idempotency_key, request_hash, description, created_at)
      values ($1, $2, $3, 'flight', 'payment', $3, $3, $3, now())`,
    ({ journal, company, id }) => [journal, company, id],
  ],
  [
    'wallet',
    'update ledger_accounts set balance = balance - $1, version = version + 1 where id = $2 and balance >= $1',
    ({ amount, wallet }) => [amount, wallet],
  ],
  [
    'postings',
    `insert into ledger_postings (journal_id, account_id, amount, currency) values ($1, $2, -$4::bigint, $5), ($1, $3, $4, $5)`,
    ({ journal, wallet, other, amount, currency }) => [journal, wallet, other, amount, currency],
  ],
  [
    'paid',
    `update orders set status = 'proceeding', version = version + 1, payment_channel = 'balance', paid_at = now(), updated_at = now()
      where id = $1`,
    ({ id }) => [id],
  ],
  [
    'timeline',
    `insert into order_timeline (order_id, at, kind, status, amount, currency) values ($1, now(), 'payment', null, $2, $3)`,
    ({ id, amount, currency }) => [id, amount, currency],
  ],
  [
    'audit',
    `insert into audit_log (at, company_id, action, subject, subject_id, detail) values (now(), $1, 'payFlightOrder', 'order', $2, '{}')`,
    ({ company, id }) => [company, id],
  ],
];

/** A payment from a wallet to the account that it clears against, in minor units. */
export interface BarePayment {
  id: string;
  journal: string;
  company: string;
  wallet: string;
  other: string;
  amount: number;
  currency: string;
}

/** Pays with nothing around the transaction, by so many connections at once; answers how many a second. */
export async function payBare(url: string, payments: readonly BarePayment[], connections: number): Promise<number> {
  const left = [...payments];
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  const since = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      for (let payment = left.pop(); payment; payment = left.pop()) {
        await client.query('begin');
        for (const [name, text, values] of STEPS) await client.query({ name, text, values: values(payment) });
        await client.query('commit');
      }
    }),
  );
  const seconds = (performance.now() - since) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return payments.length / seconds;
}
