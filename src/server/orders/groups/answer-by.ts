import { GROUP_LIMITS } from '../../../contract/limits.ts';

const DAY_MS = 24 * 60 * 60_000;
const SATURDAY = 6;

/** When a quote is due that is asked for at `at`: the same time of day after so many working days, in UTC. */
export function answerBy(at: Date, days: number = GROUP_LIMITS.quoteDays): Date {
  let due = at;
  for (let left = days; left > 0; ) {
    due = new Date(due.getTime() + DAY_MS);
    if (due.getUTCDay() % SATURDAY !== 0) left -= 1;
  }
  return due;
}
