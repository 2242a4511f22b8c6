import { and, eq, inArray, or } from 'drizzle-orm';
import type { Currency } from '../../contract/money.ts';
import type { Tx } from '../db/database.ts';
import { ledgerAccounts } from '../db/schema/ledger.ts';
import { type AccountName, accountKey, GUARDED_KINDS } from './rules.ts';

/** Opens a company's wallet and credit line in its settlement currency, with no credit limit; does nothing if they are open. */
export async function openAccounts(
  tx: Tx,
  { id: companyId, settlementCurrency: currency }: { id: string; settlementCurrency: Currency },
): Promise<void> {
  await tx
    .insert(ledgerAccounts)
    .values([
      { companyId, kind: 'wallet', currency },
      { companyId, kind: 'credit', currency },
    ])
    .onConflictDoNothing();
}

/**
 * Returns account ids by accountKey. Income, payable and clearing accounts are opened on first use; a missing wallet or credit line throws.
 * Accounts are opened in a fixed order and before any balance is locked, so that two payments cannot deadlock.
 */
export async function accountIds(tx: Tx, names: readonly AccountName[]): Promise<Map<string, string>> {
  const found = await findAccounts(tx, names);
  const missing = [...new Map(names.map((name) => [accountKey(name), name]))]
    .filter(([key]) => !found.has(key))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, name]) => name);
  if (missing.length === 0) return found;
  const unopened = missing.find((name) => GUARDED_KINDS.includes(name.kind));
  if (unopened) throw new Error(`no account is open for ${accountKey(unopened)}`);
  await tx.insert(ledgerAccounts).values(missing).onConflictDoNothing();
  return findAccounts(tx, names);
}

async function findAccounts(tx: Tx, names: readonly AccountName[]): Promise<Map<string, string>> {
  const t = ledgerAccounts;
  const rows = await tx
    .select({ id: t.id, companyId: t.companyId, kind: t.kind, qualifier: t.qualifier, currency: t.currency })
    .from(t)
    .where(
      or(
        ...names.map((n) =>
          and(
            eq(t.companyId, n.companyId),
            eq(t.kind, n.kind),
            eq(t.qualifier, n.qualifier),
            eq(t.currency, n.currency),
          ),
        ),
      ),
    );
  return new Map(rows.map((r) => [[r.companyId, r.kind, r.qualifier, r.currency].join('|'), r.id]));
}

export interface WalletState {
  balance: number;
  creditLimit: number;
  creditUsed: number;
  /** The part of this limit lent to sub-agencies, whether or not they use it. */
  creditLent: number;
  version: number;
}

/** The credit line's available amount; zero where its limit was lowered below what is used. */
function creditLeftOf({ creditLimit, creditUsed, creditLent }: Omit<WalletState, 'balance' | 'version'>): number {
  return Math.max(0, creditLimit - creditUsed - creditLent);
}

/** The available funds: the balance plus the credit neither used nor lent on, or no credit while a statement is overdue; in minor units. */
export function availableOf(state: WalletState, isOverdue: boolean): number {
  return state.balance + (isOverdue ? 0 : creditLeftOf(state));
}

/** A company's own money: wallet balance, credit limit and credit used, in minor units of `currency`. */
export async function readWallet(tx: Pick<Tx, 'select'>, companyId: string, currency: Currency): Promise<WalletState> {
  return stateOf(await ownRows(tx, companyId, currency));
}

/** The same, with row locks until the transaction ends: nobody else moves this money meanwhile. Locks in id order. */
export async function lockWallet(tx: Tx, companyId: string, currency: Currency): Promise<WalletState> {
  return stateOf(await ownRows(tx, companyId, currency).for('update'));
}

/** The names of a company's wallet and credit line. */
export function ownAccounts(companyId: string, currency: Currency): AccountName[] {
  return GUARDED_KINDS.map((kind) => ({ companyId, kind, qualifier: '', currency }));
}

function ownRows(tx: Pick<Tx, 'select'>, companyId: string, currency: Currency) {
  return tx
    .select()
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.companyId, companyId),
        inArray(ledgerAccounts.kind, [...GUARDED_KINDS]),
        eq(ledgerAccounts.currency, currency),
      ),
    )
    .orderBy(ledgerAccounts.id);
}

function stateOf(rows: readonly (typeof ledgerAccounts.$inferSelect)[]): WalletState {
  const wallet = rows.find((row) => row.kind === 'wallet');
  const credit = rows.find((row) => row.kind === 'credit');
  return {
    balance: wallet?.balance ?? 0,
    creditLimit: credit?.creditLimit ?? 0,
    creditUsed: credit ? 0 - credit.balance : 0,
    creditLent: credit?.lent ?? 0,
    version: (wallet?.version ?? 0) + (credit?.version ?? 0),
  };
}
