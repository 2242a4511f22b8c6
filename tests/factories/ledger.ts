import type { Db } from '../../src/server/db/database.ts';
import { findDifferences } from '../../src/server/ledger/find-differences.ts';

/** For the end of each test that moves money: throws when the ledger is out of balance. */
export async function assertBalanced(db: Db): Promise<void> {
  const wrong = await findDifferences(db, new Date());
  if (wrong.length > 0) throw new Error(`the ledger is out of balance: ${JSON.stringify(wrong)}`);
}
