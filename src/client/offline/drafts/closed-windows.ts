import type { Instant } from '../../../contract/dates.ts';
import { holdForLife } from '../../device/browser/tabs.ts';
import { draftAt, draftsAt, OF_WINDOW, setDraft, windowPlace } from './draft-values.ts';
import { isSettled, settle, windowLock, windowName } from './window-name.ts';

/** Input of closed windows that nobody takes over is deleted after this. */
const LONGEST_MS = 7 * 24 * 3_600_000;

/** What earlier builds stored per window, and the account's places that hold it now. */
const MOVED: readonly (readonly [before: RegExp, now: string])[] = [
  [/^desk-close-(.+)$/, 'desk/close/$1'],
  [/^desk-(\d+)-(.+)$/, 'desk/$1/$2'],
  [/^void\/(.+)$/, 'void/$1'],
  [/^top-up$/, 'wallet/top-up'],
  [/^settle\/(.+)$/, 'wallet/settle/$1'],
  [/^wallet-limit$/, 'wallet/limit'],
  [/^rates$/, 'rates/new'],
  [/^voyages-together$/, 'voyage/together'],
  [/^voyage-(.+)$/, 'voyage/$1'],
  [/^orders-filter-(.+)$/, 'filter/$1'],
];

function placeNow(name: string): string {
  const [before, now] = MOVED.find(([pattern]) => pattern.test(name)) ?? [];
  return before && now ? name.replace(before, now) : windowPlace(name);
}

interface Taking {
  /** When the user logged in in this window. What is typed in another window later stays there, also when that closes. */
  since: Instant;
  /** Whether they are still logged in. */
  isHere: () => boolean;
  /** Whether the device accepts writes. */
  canWrite: () => boolean;
}

const placesOf = (window: string) => `${OF_WINDOW}${window}/`;

/** Moves input of another window to this one's places. Nothing typed here is overwritten. */
function bring(window: string, { canWrite }: Taking): void {
  const start = placesOf(window);
  for (const { place, value } of draftsAt(start)) {
    const to = placeNow(place.slice(start.length));
    if (to === place || draftAt(to) !== undefined) continue;
    setDraft(to, value);
    // In this order: if the page is killed in between, it is at both places.
    if (canWrite()) setDraft(place, undefined);
  }
}

/** Other windows with input of this account and the time of the latest; newest first. */
function others(): (readonly [window: string, at: Instant])[] {
  const newest = new Map<string, Instant>();
  for (const { place, savedAt } of draftsAt(OF_WINDOW)) {
    const window = place.slice(OF_WINDOW.length, place.indexOf('/', OF_WINDOW.length));
    if (window !== windowName() && !newest.has(window)) newest.set(window, savedAt);
  }
  return [...newest];
}

/**
 * A killed browser and a closed tab lose the names of their windows: a window that starts without one takes over the input of the last
 * window that is closed, once for each user, when all of the account's data is read. Without locks it is unknown which are open.
 */
export async function takeOverClosedWindows(taking: Taking): Promise<void> {
  bring(windowName(), taking);
  if (isSettled()) return;
  const long = new Date(Date.now() - LONGEST_MS).toISOString();
  let isTaken = false;
  for (const [window, at] of others()) {
    if (at > taking.since || (isTaken && at > long) || !(await holdForLife(windowLock(window)))) continue;
    if (!taking.isHere()) return;
    if (isTaken) for (const { place } of draftsAt(placesOf(window))) setDraft(place, undefined);
    else {
      isTaken = true;
      bring(window, taking);
    }
  }
  if (taking.isHere()) settle();
}
