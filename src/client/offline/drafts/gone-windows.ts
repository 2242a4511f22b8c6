import type { Instant } from '../../../contract/dates.ts';
import { holdForLife } from '../../device/browser/tabs.ts';
import { draftAt, draftsAt, OF_WINDOW, setDraft, windowPlace } from './draft-values.ts';
import { isSettled, settle, windowLock, windowName } from './window-name.ts';

/** What nobody takes over of a window that has gone is let go after so long. */
const LONGEST_MS = 7 * 24 * 3_600_000;

/** What earlier builds kept in the window where it was typed, and the places of the account where it is kept now. */
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
  /** When whoever is logged in came to this window. What is typed in another one after that stays that one's, also when it goes. */
  since: Instant;
  /** Whether they are still logged in. */
  isHere: () => boolean;
  /** Whether the device takes what is written. */
  canWrite: () => boolean;
  /** Whether all of this account has been read, also what a log-out had locked. Until then more may come. */
  isAllRead: boolean;
}

const placesOf = (window: string) => `${OF_WINDOW}${window}/`;

/** Moves what was typed in a window to where this one reads it. Nothing that is typed here is written over. */
function bring(window: string, { canWrite }: Taking): void {
  const start = placesOf(window);
  for (const { place, value } of draftsAt(start)) {
    const to = placeNow(place.slice(start.length));
    if (to === place || draftAt(to) !== undefined) continue;
    setDraft(to, value);
    // Written in this order: should the page be killed in between, it lies at both.
    if (canWrite()) setDraft(place, undefined);
  }
}

/** Other windows in which something of this account was typed, and when it was last; the newest first. */
function others(): (readonly [window: string, at: Instant])[] {
  const newest = new Map<string, Instant>();
  for (const { place, savedAt } of draftsAt(OF_WINDOW)) {
    const window = place.slice(OF_WINDOW.length, place.indexOf('/', OF_WINDOW.length));
    if (window !== windowName() && !newest.has(window)) newest.set(window, savedAt);
  }
  return [...newest];
}

/**
 * A browser that was killed, and a tab that was shut, forget the names of their windows: a window that begins without one takes over
 * what was typed in the last one that is not there any more, once for each user. Without locks nobody knows which are there.
 */
export async function takeOverGone(taking: Taking): Promise<void> {
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
  if (taking.isHere() && (isTaken || taking.isAllRead)) settle();
}
