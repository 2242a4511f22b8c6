import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Currency } from '../../contract/money.ts';
import type { Tx } from '../db/database.ts';
import { ledgerAccounts } from '../db/schema/ledger.ts';
import { type AccountName, accountKey, GUARDED_KINDS } from './rules.ts';

/** Opens a company's wallet and credit line in its settlement currency; does nothing when they are open already. */
export async function openAccounts(
  tx: Tx,
  company: { id: string; settlementCurrency: Currency; creditLimit?: number },
): Promise<void> {
  const { id: companyId, settlementCurrency: currency, creditLimit = 0 } = company;
  await tx
    .insert(ledgerAccounts)
    .values([
      { companyId, kind: 'wallet', currency },
      { companyId, kind: 'credit', currency, creditLimit },
    ])
    .onConflictDoNothing();
}

/**
 * Sets the credit line's limit in minor units. Answers false, and changes nothing, when more than that is used already.
 */
export async function setCreditLimit(tx: Tx, companyId: string, currency: Currency, limit: number): Promise<boolean> {
  const changed = await tx
    .update(ledgerAccounts)
    .set({ creditLimit: limit, version: sql`${ledgerAccounts.version} + 1` })
    .where(
      and(
        eq(ledgerAccounts.companyId, companyId),
        eq(ledgerAccounts.kind, 'credit'),
        eq(ledgerAccounts.currency, currency),
        sql`${ledgerAccounts.balance} + ${limit} >= 0`,
      ),
    )
    .returning({ id: ledgerAccounts.id });
  return changed.length === 1;
}

/**
 * The ids of accounts by accountKey. Income, payable and clearing accounts are opened on first use; a missing wallet or credit
 * line throws. Opening goes in a fixed order and before any balance is locked, so that two payments cannot wait for each other.
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
  version: number;
}

/** What is left to pay with: the balance and the unused credit, in minor units. */
export function availableOf({ balance, creditLimit, creditUsed }: WalletState): number {
  return balance + creditLimit - creditUsed;
}

/** A company's own money: wallet balance, credit limit and credit used, in minor units of `currency`. */
export async function readWallet(tx: Pick<Tx, 'select'>, companyId: string, currency: Currency): Promise<WalletState> {
  return stateOf(await ownRows(tx, companyId, currency));
}

/** The same, held until the transaction ends: nobody else moves this money meanwhile. Taken in the order of their ids. */
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
    version: (wallet?.version ?? 0) + (credit?.version ?? 0),
  };
}
