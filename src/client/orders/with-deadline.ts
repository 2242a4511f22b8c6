import { REMINDER_STATUSES } from '../../contract/notice-kinds.ts';

/** In the search params of the bookings, stands for every status that has a deadline. */
export const WITH_DEADLINE = 'deadline';

/** What is lost unless somebody pays or agrees in time: seats on hold, due payments and quotes; nearest deadline first. */
export const DEADLINE_QUERY = { status: REMINDER_STATUSES.join(','), sort: 'deadline' } as const;
