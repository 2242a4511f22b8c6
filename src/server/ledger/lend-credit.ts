import { and, eq, sql } from 'drizzle-orm';
import {
  AmountRangeError,
  type Currency,
  convertUp,
  type Money,
  type RateMap,
  toDecimal,
} from '../../contract/money.ts';
import { type Refusal, refuse } from '../../contract/result.ts';
import type { Tx } from '../db/database.ts';
import { readRates } from '../db/exchange-rates.ts';
import { companies } from '../db/schema/companies.ts';
import { ledgerAccounts } from '../db/schema/ledger.ts';
import { openAccounts } from './accounts.ts';

type Company = Pick<typeof companies.$inferSelect, 'id' | 'name' | 'settlementCurrency'>;
type Line = typeof ledgerAccounts.$inferSelect;

/**
 * Sets a company's credit limit, in minor units of its settlement currency, and draws it from the parent's credit line: what a company owes
 * itself plus what it lends on never exceeds its own limit. Only the provider lends without a line.
 *
 * In another currency a limit draws its value at the rates of the moment it is set, rounded up, and keeps drawing that until it is set
 * again. It can be lowered at any time, down to what is in use, whoever set it before and whatever has become of the parent's line.
 *
 * Refuses with creditInUse where the company already uses or lends on more, and with creditNotCovered where the parent's line has less
 * left. Locks the parent's line first, so that no other loan is drawn from it meanwhile; then the company's own.
 */
export async function setCreditLimit(tx: Tx, companyId: string, limit: number): Promise<Refusal | null> {
  const { own, lender } = await findLender(tx, companyId);
  const above = lender && (await lockLine(tx, lender));
  const line = await lockLine(tx, own);
  if (line.balance + limit - line.lent < 0) return refuse('creditInUse');
  const asked = lender ? await takes(tx, { amount: limit, currency: own.settlementCurrency }, lender) : 0;
  const drawn = limit > line.creditLimit ? asked : Math.min(asked, line.drawn);
  if (lender && above) {
    const most = above.balance + above.creditLimit - above.lent + line.drawn;
    if (drawn > line.drawn && drawn > most) return notCovered(lender, Math.max(0, most));
    await change(tx, above, { lent: above.lent + drawn - line.drawn });
  }
  await change(tx, line, { creditLimit: limit, drawn });
  return null;
}

/** A company and its lender; null where it draws from no line. */
async function findLender(tx: Tx, companyId: string): Promise<{ own: Company; lender: Company | null }> {
  const [own] = await tx.select().from(companies).where(eq(companies.id, companyId));
  if (!own) throw new Error(`company ${companyId} is gone`);
  const [above] = own.parentId ? await tx.select().from(companies).where(eq(companies.id, own.parentId)) : [];
  return { own, lender: above && !above.isProvider ? above : null };
}

async function lockLine(tx: Tx, company: Company): Promise<Line> {
  await openAccounts(tx, company);
  const t = ledgerAccounts;
  const isCredit = and(eq(t.companyId, company.id), eq(t.kind, 'credit'), eq(t.currency, company.settlementCurrency));
  const [line] = await tx.select().from(t).where(isCredit).for('update');
  if (!line) throw new Error(`${company.id} has no credit line`);
  return line;
}

/** What credit draws from a lender's line, in minor units of the lender's currency; more than any line has if not finite. */
async function takes(tx: Tx, credit: Money, { settlementCurrency }: Company): Promise<number> {
  return credit.currency === settlementCurrency
    ? credit.amount
    : converted(credit, settlementCurrency, (await readRates(tx)).rates);
}

function converted(credit: Money, currency: Currency, rates: RateMap): number {
  try {
    return convertUp(credit, currency, rates).amount;
  } catch (error) {
    if (error instanceof AmountRangeError) return Number.POSITIVE_INFINITY;
    throw error;
  }
}

function notCovered({ name, settlementCurrency: currency }: Company, most: number): Refusal {
  const words = `${currency} ${toDecimal({ amount: most, currency })}`;
  return refuse('creditNotCovered', { params: { lender: name, most: words } });
}

async function change(tx: Tx, { id }: Line, to: Partial<Pick<Line, 'creditLimit' | 'lent' | 'drawn'>>): Promise<void> {
  await tx
    .update(ledgerAccounts)
    .set({ ...to, version: sql`${ledgerAccounts.version} + 1` })
    .where(eq(ledgerAccounts.id, id));
}
