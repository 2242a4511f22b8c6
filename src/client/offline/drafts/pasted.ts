import type { Typed } from './typed.ts';
import { BESIDE } from './typed-versions.ts';

/** Begins the places of pasted text. */
export const PASTED = 'paste/';
const WITHOUT_DRAFT_MS = 24 * 60 * 60_000;

/** Where text is kept that was pasted into the form of a draft and is not filled in yet. */
export const pastePlace = (draft: string): string => PASTED + draft;

/** The draft that pasted text belongs to. */
function draftOf(place: string): string {
  return place.slice(PASTED.length).split(BESIDE)[0] ?? '';
}

interface About {
  /** Ids of the drafts that are there, or may be taken back. */
  drafts: ReadonlySet<string>;
  /** Ids of those that were booked or thrown away. */
  binned: ReadonlySet<string>;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Whether text was pasted into a form that is gone. One that nothing else was typed in is no draft: it may still be open for a day. */
export function isLeftOver(typed: Pick<Typed, 'place' | 'savedAt'>, { drafts, binned, now }: About): boolean {
  if (!typed.place.startsWith(PASTED)) return false;
  const draft = draftOf(typed.place);
  if (drafts.has(draft)) return false;
  return binned.has(draft) || now - Date.parse(typed.savedAt) > WITHOUT_DRAFT_MS;
}

/** Whether text was pasted into a form that no draft leads back to, other than that of the draft `own`. */
export function standsAlone(place: string, own: string, drafts: ReadonlySet<string>): boolean {
  const draft = draftOf(place);
  return place.startsWith(PASTED) && draft !== own && !drafts.has(draft);
}
