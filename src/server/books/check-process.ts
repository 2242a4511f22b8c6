import { readSettings } from '../config.ts';
import { DatabaseError, openDatabase } from '../db/database.ts';
import { openEmbedded } from '../db/embedded/embedded.ts';
import { NO_TIMEOUTS } from '../db/pool.ts';
import { createLog } from '../http/request-log.ts';
import type { Difference } from '../ledger/difference.ts';
import { type BookCounts, countBooks, findDifferences } from '../ledger/find-differences.ts';
import { SettingsError } from '../settings-reader.ts';

const CONNECTIONS = 2;
const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run ledger:check`: verifies all books of DATABASE_URL or DATA_DIR, whose server must not be running. Exits with 1 where they do not
 * agree, with 2 where it cannot check.
 */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog('warn');
  const embedded = settings.databaseUrl ? null : await openEmbedded(settings.dataDir, log);
  try {
    // No time-outs: nothing but the caller of this command waits for it. A pooler would set its own.
    const patient = { max: CONNECTIONS, ...NO_TIMEOUTS };
    const url = settings.databaseSessionUrl ?? settings.databaseUrl ?? embedded?.url ?? '';
    const database = await openDatabase(url, log, patient);
    try {
      const [counts, differences] = await database.db.transaction(
        async (tx) => [await countBooks(tx), await findDifferences(tx, new Date())] as const,
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      tell(counts, differences);
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
}

function tell(
  { movements, accounts, providerPayments, receipts, sums }: BookCounts,
  found: readonly Difference[],
): void {
  say(`Movements that are zero per currency: ${movements} looked at`);
  for (const { currency, postings, sum } of sums) say(`  ${currency}: ${postings} postings, together ${sum}`);
  say(`Wallets and credit lines that are the sum of their postings: ${accounts} looked at`);
  say(`Payments at payment providers that stand on their clearing accounts: ${providerPayments} looked at`);
  say(`Receipts of transfers that stand there: ${receipts} looked at`);
  for (const { what, companyId, subject, currency, expected, actual } of found)
    say(`DIFFERENCE ${what} ${subject} of ${companyId}: ${actual} ${currency} where ${expected} should be`);
  say(found.length === 0 ? 'The books agree.' : `The books do not agree: ${found.length} found.`);
  if (found.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  const notifiesAgency = error instanceof SettingsError || error instanceof DatabaseError;
  process.stderr.write(`${notifiesAgency ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exitCode = 2;
});
