import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Bought } from './buyers.ts';
import { type LoggedStatement, statementsDuring } from './logged-statements.ts';
import type { OwnPostgres } from './own-postgres.ts';

/** What a payment through the API asked of the database in its transaction, and what in its values is its own. */
export interface Recorded {
  statements: readonly LoggedStatement[];
  /** Its journal's id, which the database gives. */
  journal: string;
  own: Own;
}

/** What tells one payment from another: its order, who pays from which wallet, its key and its task at the desk. */
interface Own {
  order: string;
  company: string;
  user: string;
  wallet: string;
  key: string;
  task: string;
}

/** Pays an order through the API while the database writes down what it is asked. */
export async function recordPayment(postgres: OwnPostgres, { agent, order: { id } }: Bought): Promise<Recorded> {
  const key = randomUUID();
  const pay = () => agent.call('payFlightOrder', { id, channel: 'balance' }, key);
  const all = await statementsDuring({ sql: postgres.sql, file: postgres.log }, pay);
  const at = all.findIndex(({ text, values }) => text.startsWith('update "orders"') && values.includes(id));
  const session = all[at]?.session;
  const isOf = (word: string) => (one: LoggedStatement) => one.session === session && one.text === word;
  const from = all.slice(0, at).findLastIndex(isOf('begin'));
  const until = all.findIndex((one, i) => i > at && isOf('commit')(one));
  if (from < 0 || until < 0) throw new Error('the payment is not in the log of the database');
  const statements = all.slice(from + 1, until).filter((one) => one.session === session);
  const [made] = await postgres.sql<{ journal: string; task: string }>(
    `select j.id as journal, d.id as task from ledger_journal j join desk_tasks d on d.order_id = j.order_id
      where j.order_id = $1 and j.kind = 'payment'`,
    [id],
  );
  const [own] = await ownOf(postgres, [id]);
  if (!made || !own) throw new Error('the payment is not in the books, or its order at no desk');
  return { statements, journal: made.journal, own: { ...own, key, task: made.task } };
}

/** What is its own of each payment to come. */
export async function ownOf({ sql }: OwnPostgres, orders: readonly string[]): Promise<Own[]> {
  const rows = await sql<Omit<Own, 'key' | 'task'>>(
    `select o.id as order, o.company_id as company, o.created_by as user, w.id as wallet
       from orders o
       join ledger_accounts w on w.company_id = o.company_id and w.kind = 'wallet' and w.currency = o.currency
      where o.id = any($1)`,
    [orders],
  );
  if (rows.length < orders.length) throw new Error('some orders have no wallet to pay from');
  return rows.map((row) => ({ ...row, key: randomUUID(), task: randomUUID() }));
}

/**
 * Pays with nothing around the transaction, by so many connections at once: the very statements of a recorded payment, in its order, each
 * planned once a connection, one round trip each. Amounts and accounts but the wallet stay those of the recorded payment. Answers how many
 * a second.
 */
export async function payBare(
  url: string,
  recorded: Recorded,
  payments: readonly Own[],
  connections: number,
): Promise<number> {
  const left = payments.map((own) => valuesFor(recorded, own));
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
      for (let values = left.pop(); values; values = left.pop()) await payOne(client, recorded, values);
    }),
  );
  const seconds = (performance.now() - since) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return payments.length / seconds;
}

/** The values of each statement, with what is a payment's own in the place of what was the recorded one's. */
function valuesFor({ statements, own: before }: Recorded, own: Own): (string | null)[][] {
  const places: readonly (keyof Own)[] = ['order', 'company', 'user', 'wallet', 'key', 'task'];
  const moved = (value: string) => places.reduce((text, place) => text.replaceAll(before[place], own[place]), value);
  return statements.map(({ values }) => values.map((value) => value && moved(value)));
}

async function payOne(client: pg.Client, { statements, journal }: Recorded, all: (string | null)[][]): Promise<void> {
  let posted = '';
  await client.query('begin');
  for (const [i, { text }] of statements.entries()) {
    const values = (all[i] ?? []).map((value) => (value === journal ? posted : value));
    const { rows, rowCount } = await client.query<{ id?: string }>({ name: `step-${i}`, text, values });
    if (/^(insert|update)/i.test(text) && rowCount === 0) throw new Error(`did nothing when run bare: ${text}`);
    if (text.startsWith('insert into "ledger_journal"')) posted = rows[0]?.id ?? '';
  }
  await client.query('commit');
}
