import type { TimelineEntry } from '../../contract/order-parts.ts';

/** The fields of a timeline entry that explain a failure. */
type Entry = Pick<TimelineEntry, 'code' | 'remark' | 'text'> & { status: string | null };

const CAME_TO_NOTHING = /rejected|failed$|^(origin_)?canceled$/;

/** What the supplier or the desk said when it refused or could not fulfil a booking or a request; null for any other. */
export function refusalOf<E extends Entry>({ timeline }: { timeline: readonly E[] }): E | null {
  return timeline.findLast(({ status, text }) => status !== null && CAME_TO_NOTHING.test(status) && text) ?? null;
}
