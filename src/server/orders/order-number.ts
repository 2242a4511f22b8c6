import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { bookingNumbers } from '../db/schema/orders.ts';

/**
 * Returns the next booking number. Never waits for another transaction, on any server; the number of one that is rolled back stays unused.
 */
export async function nextOrderNumber(tx: Pick<Tx, 'execute'>): Promise<string> {
  const { rows } = await tx.execute<{ serial: string }>(
    sql`select nextval(${bookingNumbers.seqName}::regclass) as serial`,
  );
  const [row] = rows;
  if (!row) throw new Error('no booking number was given out');
  return withCheckDigit(row.serial);
}

/**
 * A serial number with its check digit (ISO 7064, MOD 11,10): a misheard digit finds no booking rather than somebody else's. Ten digits for
 * serials of nine, more once those run out.
 */
export function withCheckDigit(serial: string): string {
  let rest = 10;
  for (const digit of serial) rest = (((rest + Number(digit)) % 10 || 10) * 2) % 11;
  return serial + String((11 - rest) % 10);
}
