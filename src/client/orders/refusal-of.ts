import type { TimelineEntry } from '../../contract/order-parts.ts';

/** As much of an entry of a history as says why something came to nothing. */
type Entry = Pick<TimelineEntry, 'code' | 'remark' | 'text'> & { status: string | null };

const CAME_TO_NOTHING = /rejected|failed$|^(origin_)?canceled$/;

/** What the supplier or the desk said when it refused a booking or a request, or could not carry it out; null of any other. */
export function refusalOf<E extends Entry>({ timeline }: { timeline: readonly E[] }): E | null {
  return timeline.findLast(({ status, text }) => status !== null && CAME_TO_NOTHING.test(status) && text) ?? null;
}
