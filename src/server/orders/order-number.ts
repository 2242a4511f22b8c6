import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { bookingCounters } from '../db/schema/orders.ts';

const MS_PER_DAY = 86_400_000;
const PER_DAY = 99_999;

/** The day part of a booking number: two digits of the year and three of its day, in UTC. */
export function dayPart(at: Date): string {
  const year = at.getUTCFullYear();
  const day = Math.floor((at.getTime() - Date.UTC(year, 0, 1)) / MS_PER_DAY) + 1;
  return String(year % 100).padStart(2, '0') + String(day).padStart(3, '0');
}

/** Gives out the next booking number of a day: ten digits. Take it last in a transaction, since others wait for it. */
export async function nextOrderNumber(tx: Tx, at: Date): Promise<string> {
  const day = dayPart(at);
  const [row] = await tx
    .insert(bookingCounters)
    .values({ day, last: 1 })
    .onConflictDoUpdate({ target: bookingCounters.day, set: { last: sql`${bookingCounters.last} + 1` } })
    .returning({ last: bookingCounters.last });
  if (!row || row.last > PER_DAY) throw new Error(`no booking numbers are left for ${day}`);
  return day + String(row.last).padStart(5, '0');
}
