import { and, eq, sql } from 'drizzle-orm';
import { MONEY_LIMITS } from '../../contract/limits.ts';
import type { Currency } from '../../contract/money.ts';
import type { OrderProduct } from '../../contract/order-products.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/result.ts';
import type { Tx } from '../db/database.ts';
import { ledgerAccounts, ledgerJournal, ledgerPostings } from '../db/schema/ledger.ts';
import { accountIds, lockWallet, ownAccounts, type WalletState } from './accounts.ts';
import { accountKey, balanced, GUARDED_KINDS, type Leg, movementHash } from './rules.ts';

export interface Movement {
  companyId: string;
  kind: 'top-up' | 'payment' | 'refund-due' | 'refund' | 'settlement' | 'correction';
  orderId: string | null;
  product: OrderProduct | null;
  /** One per movement within the company; a second posting under it changes nothing. */
  idempotencyKey: string;
  description: string;
  /** Its reference at the payment provider; defaults to its subject's. */
  reference?: string | null;
  /** The user; null for the system. */
  userId: string | null;
  /** As requested. */
  legs: readonly Leg[];
  /** Set where the legs depend on the balances of the company's own accounts: those accounts are locked first. */
  placing?: Placing;
  at: Date;
}

export type Cause = Pick<Movement, 'at' | 'userId'>;

interface Placing {
  /** Of the own accounts. */
  currency: Currency;
  place: (own: WalletState) => readonly Leg[] | Refusal;
}

export interface Posted {
  journalId: string;
  /** True when this movement had been posted before: nothing moved. */
  replayed: boolean;
}

/**
 * The only way money moves. Writes the journal entry and its balanced postings and changes the guarded balances, all in the caller's
 * transaction. Refuses with insufficientBalance when a wallet or credit line would fall below its floor, with badInput when one would
 * exceed the range of exact numbers, and with idempotencyMismatch when the key was used for another movement; the caller then rolls back.
 */
export async function postMovement(tx: Tx, movement: Movement): Promise<Posted | Refusal> {
  const asked = balanced(movement.legs);
  if (asked.some(({ amount }) => Math.abs(amount) > MONEY_LIMITS.account)) return refuse('badInput');
  const requestHash = movementHash(movement.kind, movement.orderId, asked);
  const { legs: _, placing, at, ...entry } = movement;
  const [created] = await tx
    .insert(ledgerJournal)
    .values({ ...entry, requestHash, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: ledgerJournal.id });
  if (!created) return replay(tx, movement, requestHash);
  const own = placing ? ownAccounts(movement.companyId, placing.currency) : [];
  const ids = await accountIds(tx, [...asked.map((leg) => leg.account), ...own]);
  const legs = placing ? placing.place(await lockWallet(tx, movement.companyId, placing.currency)) : asked;
  if (isRefusal(legs)) return legs;
  const located = balanced(legs).map((leg) => ({ ...leg, accountId: ids.get(accountKey(leg.account)) ?? '' }));
  const fault = await changeBalances(tx, located);
  if (fault) return fault;
  await tx.insert(ledgerPostings).values(
    located.map(({ accountId, account, amount }) => ({
      journalId: created.id,
      accountId,
      amount,
      currency: account.currency,
    })),
  );
  return { journalId: created.id, replayed: false };
}

/**
 * Changes wallets and credit lines in id order: down only to the floor, for a credit line to the part of its limit not lent on, and up only
 * to the exact range.
 */
async function changeBalances(tx: Tx, legs: readonly (Leg & { accountId: string })[]): Promise<Refusal | null> {
  const t = ledgerAccounts;
  const guarded = legs
    .filter((leg) => GUARDED_KINDS.includes(leg.account.kind))
    .sort((a, b) => (a.accountId < b.accountId ? -1 : 1));
  for (const { accountId, amount } of guarded) {
    const fits =
      amount < 0
        ? sql`${t.balance} + ${amount} + ${t.creditLimit} - ${t.lent} >= 0`
        : sql`${t.balance} + ${amount} <= ${MONEY_LIMITS.account}`;
    const changed = await tx
      .update(t)
      .set({ balance: sql`${t.balance} + ${amount}`, version: sql`${t.version} + 1` })
      .where(and(eq(t.id, accountId), fits))
      .returning({ id: t.id });
    if (changed.length === 0) return refuse(amount < 0 ? 'insufficientBalance' : 'badInput');
  }
  return null;
}

async function replay(tx: Tx, movement: Movement, requestHash: string): Promise<Posted | Refusal> {
  const [first] = await tx
    .select({ id: ledgerJournal.id, requestHash: ledgerJournal.requestHash })
    .from(ledgerJournal)
    .where(
      and(eq(ledgerJournal.companyId, movement.companyId), eq(ledgerJournal.idempotencyKey, movement.idempotencyKey)),
    );
  if (!first || first.requestHash !== requestHash) return refuse('idempotencyMismatch');
  return { journalId: first.id, replayed: true };
}
