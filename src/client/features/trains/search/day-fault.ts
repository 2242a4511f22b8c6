import { addDays, isIsoDate } from '../../../../contract/dates.ts';
import { TRAIN_LIMITS } from '../../../../contract/train-terms.ts';

/** The last day whose trains can be searched. */
export const lastDay = (today: string): string => addDays(today, TRAIN_LIMITS.searchDays - 1);

/** The error of a typed day: it is invalid, or has no trains to search. */
export function dayFault(date: string, today: string): 'noDate' | 'outside' | null {
  if (!isIsoDate(date)) return 'noDate';
  return date < today || date > lastDay(today) ? 'outside' : null;
}
