import type { Statement, SubBalance } from '../../../contract/statements.ts';
import type { presentWallet } from '../../books/present-entries.ts';
import type { Deps } from '../../deps.ts';
import type { DayEnd } from '../../ledger/balance-history.ts';
import type { StatementRow } from '../../ledger/statements.ts';

export function presentStatement({ settings }: Pick<Deps, 'settings'>, row: StatementRow): Statement {
  const { id, agencyId, agencyName, period, firstDay, lastDay, currency, opening, closing, totals, entries } = row;
  const { creditUsed, owed, dueDay, status, closedAt } = row;
  return {
    ...{ id, agencyId, agencyName, period, firstDay, lastDay, zone: settings.billingZone, currency },
    ...{ opening, closing, totals, entries, creditUsed, owed, dueDay, status, closedAt },
  };
}

/** An agency's money now, with balance and credit as they were at the end of a day. */
export function presentDayEnd(wallet: ReturnType<typeof presentWallet>, dayEnd: DayEnd): SubBalance {
  return { ...wallet, ...dayEnd };
}
