import { isFramed } from '../../api/frame.ts';
import { isRecord, readKept, VISITOR_KEY, writeKept } from '../../api/kept.ts';
import { session } from '../../api/session.ts';
import { allDrafts, draftAt, OF_VISITOR, receiveDraft } from './draft-values.ts';

/** There is no key of a visitor's that could seal it, so it does not lie long. */
const LONGEST_MS = 24 * 3_600_000;

/**
 * What a visitor typed here within a day; what is older is removed. A clock that was set back makes it younger than it is: by less than a
 * day it is kept, by more it cannot be dated.
 */
function readVisitor(now: number): { place: string; value: unknown; savedAt: string } | null {
  const kept = readKept(VISITOR_KEY);
  if (!isRecord(kept)) return null;
  const { place, value, savedAt } = kept;
  const age = typeof savedAt === 'string' ? now - Date.parse(savedAt) : Number.NaN;
  if (typeof place === 'string' && typeof savedAt === 'string' && age > -LONGEST_MS && age < LONGEST_MS)
    return { place, value, savedAt };
  writeKept(VISITOR_KEY, null);
  return null;
}

/** Removes what lies longer than it may, also where nobody opens the form again. */
export function forgetOldVisitor(): void {
  readVisitor(Date.now());
}

let isKeeping = false;

/**
 * Keeps what somebody types who is not logged in, on this device alone, and brings back what they typed before a reload: until it is sent,
 * for a day at most, and until anybody logs in here.
 */
export function keepVisitorDrafts(): void {
  if (isKeeping || isFramed) return;
  isKeeping = true;
  const kept = session.get() === null ? readVisitor(Date.now()) : null;
  if (kept && !draftAt(kept.place)) receiveDraft(kept.place, kept.value, kept.savedAt);
  allDrafts.subscribe(() => {
    if (session.get() !== null) return;
    writeKept(VISITOR_KEY, allDrafts.get().find(({ place }) => place.startsWith(OF_VISITOR)) ?? null);
  });
}
