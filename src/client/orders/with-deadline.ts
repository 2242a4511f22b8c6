import { REMINDED } from '../../contract/notice-kinds.ts';

/** Stands in the address of the bookings for every status that has a deadline, where another names a single one. */
export const WITH_DEADLINE = 'deadline';

/** What is lost unless somebody pays or agrees in time: seats on hold, payments that are due and quotes; the nearest deadline first. */
export const DEADLINE_QUERY = { status: REMINDED.join(','), sort: 'deadline' } as const;
