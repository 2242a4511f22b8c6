import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { ledgerProofs, ledgerProvenAccounts, ledgerProvenHouses } from '../../db/schema/proofs.ts';
import { ledgerDifferences } from '../../db/schema/reconciliation.ts';
import type { Sums } from '../difference.ts';
import { NOTHING_PROVEN, type Proof, type Proven, proveFrom } from '../find-differences.ts';
import { clearingKey } from './read-clearing.ts';

const ONE = 1;
const ROWS_AT_ONCE = 2_000;
/** No transaction takes longer, and no server's clock lags more: nothing older can still appear. */
const SETTLED_MS = { postings: 3_600_000, providers: 24 * 3_600_000 };

type Row = typeof ledgerProofs.$inferSelect;

/** A proof from the last verified position, and the next one. */
export interface NightlyProof extends Proof {
  before: Row | null;
  mark: number;
  until: Date;
}

/** Verifies what was posted since the last proof; needs a snapshot transaction. */
export async function proveOn(tx: Tx, at: Date): Promise<NightlyProof> {
  const [before = null] = await tx.select().from(ledgerProofs);
  const ago = (ms: number) => new Date(at.getTime() - ms);
  const mark = before === null ? 0 : before.seenAt <= ago(SETTLED_MS.postings) ? before.seen : before.base;
  const settled = ago(SETTLED_MS.providers);
  const until = before !== null && before.housesUntil > settled ? before.housesUntil : settled;
  const proof = await proveFrom(tx, await readProven(tx, before), { at, mark, until });
  return { ...proof, before, mark, until };
}

async function readProven(tx: Tx, before: Row | null): Promise<Proven> {
  if (before === null) return NOTHING_PROVEN;
  const accounts = await tx.select().from(ledgerProvenAccounts);
  const providers = await tx.select().from(ledgerProvenHouses);
  const t = ledgerDifferences;
  const wrong = await tx
    .select({ what: t.what, companyId: t.companyId, subject: t.subject })
    .from(t)
    .where(inArray(t.what, ['journal', 'receipt']));
  const subjectsOf = (what: string) => wrong.filter((difference) => difference.what === what);
  return {
    base: before.base,
    accounts: new Map(accounts.map(({ accountId, amount }) => [accountId, amount])),
    providers: {
      until: before.housesUntil,
      sums: new Map(
        providers.map(({ companyId, channel, currency, amount }) => [
          clearingKey(companyId, channel, currency),
          amount,
        ]),
      ),
    },
    journals: subjectsOf('journal').map(({ subject }) => subject),
    receipts: subjectsOf('receipt').map(({ companyId, subject: reference }) => ({ companyId, reference })),
  };
}

/** Stores how far the books are verified, in the transaction that stores the differences; once, where two proofs ran. */
export async function keepProof(tx: Tx, proof: NightlyProof, at: Date): Promise<void> {
  const { before, mark, until, postings, providers, mended } = proof;
  const t = ledgerProofs;
  const seen = { seen: postings.last, seenAt: at };
  if (before === null) {
    const first = { id: ONE, base: 0, ...seen, housesUntil: until };
    const [made] = await tx.insert(t).values(first).onConflictDoNothing().returning({ id: t.id });
    if (made) await addProviders(tx, providers.upTo);
    return;
  }
  const advanced = {
    base: mark,
    housesUntil: until,
    ...(mark > before.base || before.seen === before.base ? seen : {}),
  };
  const [kept] = await tx
    .update(t)
    .set(advanced)
    .where(and(eq(t.id, ONE), eq(t.base, before.base), eq(t.seen, before.seen), eq(t.housesUntil, before.housesUntil)))
    .returning({ id: t.id });
  if (!kept) return;
  await addAccounts(tx, postings.upToMark);
  await addAccounts(tx, mended);
  await addProviders(tx, providers.upTo);
}

async function addAccounts(tx: Tx, sums: Sums): Promise<void> {
  const t = ledgerProvenAccounts;
  for (const rows of parts([...sums].map(([accountId, amount]) => ({ accountId, amount }))))
    await tx
      .insert(t)
      .values(rows)
      .onConflictDoUpdate({ target: t.accountId, set: { amount: sql`${t.amount} + excluded.amount` } });
}

async function addProviders(tx: Tx, sums: Sums): Promise<void> {
  const t = ledgerProvenHouses;
  const all = [...sums].map(([key, amount]) => {
    const [companyId = '', channel = '', currency = ''] = key.split('|');
    return { companyId, channel, currency, amount };
  });
  for (const rows of parts(all))
    await tx
      .insert(t)
      .values(rows)
      .onConflictDoUpdate({
        target: [t.companyId, t.channel, t.currency],
        set: { amount: sql`${t.amount} + excluded.amount` },
      });
}

function* parts<R>(rows: readonly R[]): Generator<R[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE);
}
