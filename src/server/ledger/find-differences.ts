import { sql } from 'drizzle-orm';
import type { Currency } from '../../contract/money.ts';
import { EXTERNAL_CHANNELS } from '../../contract/payments.ts';
import { addTo, type Difference, type Sums } from './difference.ts';
import { type ClearingRead, clearingKey, readClearing, readUnposted } from './proof/read-clearing.ts';
import {
  findReceipts,
  findUneven,
  type PostingsRead,
  type Reader,
  readAccount,
  readPostings,
} from './proof/read-postings.ts';

/** How far the books are verified, and their sums up to there. */
export interface Proven {
  /** All postings up to this one are verified. */
  base: number;
  /** Their sums, by account. */
  accounts: ReadonlyMap<string, number>;
  /** Payment providers' totals up to an instant, by clearingKey; null where none is verified. */
  providers: { until: Date | null; sums: ReadonlyMap<string, number> };
  /** Movements and receipts that were wrong before: they lie in the verified range, and are checked again. */
  journals: readonly string[];
  receipts: readonly { companyId: string; reference: string }[];
}

export const NOTHING_PROVEN: Proven = {
  base: 0,
  accounts: new Map(),
  providers: { until: null, sums: new Map() },
  journals: [],
  receipts: [],
};

/**
 * What a proof has covered, and what counts as verified from then on: the postings up to `mark`, the payment providers' reports up to
 * `until`.
 */
export interface Proof {
  found: Difference[];
  postings: PostingsRead;
  providers: ClearingRead;
  /** The corrections to account sums that counted as verified: somebody has bypassed the ledger before, or since. */
  mended: Sums;
}

/**
 * Verifies the whole ledger and returns its differences: none unless somebody bypassed it or a payment provider and the books do not agree.
 * Reads every posting, in parts; needs a snapshot transaction while others post.
 */
export async function findDifferences(db: Reader, at: Date): Promise<Difference[]> {
  return (await proveFrom(db, NOTHING_PROVEN, { at, mark: 0, until: at })).found;
}

/** The same from where the books are verified: what lies before is taken as stored. */
export async function proveFrom(
  db: Reader,
  proven: Proven,
  { at, mark, until }: { at: Date; mark: number; until: Date },
): Promise<Proof> {
  const postings = await readPostings(db, { after: proven.base, mark });
  const providers = await readClearing(db, { after: proven.providers.until, until });
  const sums = together(proven.accounts, postings.all);
  const told = together(proven.providers.sums, providers.all);
  for (const [key, amount] of await readUnposted(db, at)) addTo(told, key, -amount);
  const wrongBefore = await findWrongBefore(db, proven, postings.found);
  let standing = await compare(db, sums, told);
  const mended = proven.base > 0 ? await mend(db, sums, standing.accounts) : new Map<string, number>();
  if (mended.size > 0) standing = await compare(db, sums, told);
  return { found: [...postings.found, ...wrongBefore, ...standing.found], postings, providers, mended };
}

/** Re-reads in full the accounts that differ, and corrects their stored sums. */
async function mend(db: Reader, sums: Sums, accounts: readonly string[]): Promise<Sums> {
  const mended: Sums = new Map();
  for (const id of accounts) {
    const by = (await readAccount(db, id)) - (sums.get(id) ?? 0);
    if (by === 0) continue;
    addTo(sums, id, by);
    mended.set(id, by);
  }
  return mended;
}

interface Standing {
  found: Difference[];
  /** The accounts that the differences are of. */
  accounts: string[];
}

/** Compares the accounts' sums with the expected ones. */
async function compare(db: Reader, sums: Sums, told: Sums): Promise<Standing> {
  const balances = await findBalances(db, sums);
  const channels = await findChannels(db, sums, told);
  return {
    found: [...balances, ...channels.found],
    accounts: [...balances.map(({ subject }) => subject), ...channels.accounts],
  };
}

function together(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): Sums {
  const sums: Sums = new Map(one);
  for (const [key, amount] of other) addTo(sums, key, amount);
  return sums;
}

async function findWrongBefore(
  db: Reader,
  { journals, receipts }: Proven,
  known: readonly Difference[],
): Promise<Difference[]> {
  const named = receipts.map(
    ({ companyId, reference }) => sql`(t.company_id = ${companyId} and t.reference = ${reference})`,
  );
  const still = [
    ...(await findUneven(db, journals)),
    ...(named.length > 0 ? await findReceipts(db, sql.join(named, sql` or `)) : []),
  ];
  const keyOf = ({ what, companyId, subject, currency }: Difference) => [what, companyId, subject, currency].join('|');
  const seen = new Set(known.map(keyOf));
  return still.filter((difference) => !seen.has(keyOf(difference)));
}

interface Account extends Record<string, unknown> {
  id: string;
  company_id: string;
  qualifier: string;
  currency: Currency;
  balance: string;
}

/** Wallets and credit lines that are not the sum of their postings. */
async function findBalances(db: Reader, sums: Sums): Promise<Difference[]> {
  const { rows } = await db.execute<Account>(
    sql`select id, company_id, currency, balance from ledger_accounts where kind in ('wallet', 'credit')`,
  );
  return rows.flatMap(({ id: subject, company_id: companyId, currency, balance }) => {
    const [expected, actual] = [sums.get(subject) ?? 0, Number(balance)];
    return expected === actual ? [] : [{ what: 'account' as const, companyId, subject, currency, expected, actual }];
  });
}

/** Payments and refunds at payment providers that are missing from their clearing accounts, and postings there without one. */
async function findChannels(db: Reader, sums: Sums, told: Sums): Promise<Standing> {
  const { rows } = await db.execute<Account>(sql`
    select id, company_id, qualifier, currency from ledger_accounts
      where kind = 'clearing' and qualifier = any(${sql.param(EXTERNAL_CHANNELS)}::text[])`);
  const accounts = new Map(rows.map((row) => [clearingKey(row.company_id, row.qualifier, row.currency), row.id]));
  const wrong = [...new Set([...told.keys(), ...accounts.keys()])].flatMap((key) => {
    const [expected, actual] = [told.get(key) ?? 0, sums.get(accounts.get(key) ?? '') ?? 0];
    return expected === actual ? [] : [{ key, expected, actual }];
  });
  return {
    found: wrong.map(({ key, expected, actual }) => {
      const [companyId = '', subject = '', currency = ''] = key.split('|');
      // As read, of a payment or of an account.
      return { what: 'channel' as const, companyId, subject, currency: currency as Currency, expected, actual };
    }),
    accounts: wrong.flatMap(({ key }) => accounts.get(key) ?? []),
  };
}

export interface BookCounts {
  movements: number;
  /** Wallets and credit lines. */
  accounts: number;
  providerPayments: number;
  receipts: number;
  /** The sum of all postings of a currency, in minor units: zero. */
  sums: { currency: string; postings: number; sum: number }[];
}

/** The counts that a proof of all books reports. Counts everything at once, which needs a connection without time-outs. */
export async function countBooks(db: Reader): Promise<BookCounts> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select (select count(*) from ledger_journal) as movements,
      (select count(*) from ledger_accounts where kind in ('wallet', 'credit')) as accounts,
      (select count(*) from payment_attempts where state in ('paid', 'returning')) as provider_payments,
      (select count(*) from top_ups) as receipts`);
  const { rows: sums } = await db.execute<Record<string, string>>(
    sql`select currency, count(*) as postings, sum(amount) as sum from ledger_postings group by currency order by currency`,
  );
  const [all = {}] = rows;
  return {
    movements: Number(all.movements),
    accounts: Number(all.accounts),
    providerPayments: Number(all.provider_payments),
    receipts: Number(all.receipts),
    sums: sums.map(({ currency = '', postings, sum }) => ({ currency, postings: Number(postings), sum: Number(sum) })),
  };
}
