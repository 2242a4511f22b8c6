import { isFramed } from '../../api/frame.ts';
import { session } from '../../api/session.ts';
import { isRecord, readStored, VISITOR_KEY, writeStored } from '../../api/stored-json.ts';
import { allDrafts, draftAt, OF_VISITOR, receiveDraft } from './draft-values.ts';

/** Visitors have no key that could seal it, so it is stored briefly. */
const LONGEST_MS = 24 * 3_600_000;

/**
 * A visitor's input here of the last day; older input is deleted. A clock that was set back makes it look younger: by less than a day it is
 * kept, by more it cannot be dated.
 */
function readVisitor(now: number): { place: string; value: unknown; savedAt: string } | null {
  const kept = readStored(VISITOR_KEY);
  if (!isRecord(kept)) return null;
  const { place, value, savedAt } = kept;
  const age = typeof savedAt === 'string' ? now - Date.parse(savedAt) : Number.NaN;
  if (typeof place === 'string' && typeof savedAt === 'string' && age > -LONGEST_MS && age < LONGEST_MS)
    return { place, value, savedAt };
  writeStored(VISITOR_KEY, null);
  return null;
}

/** Deletes expired input, also if nobody opens the form again. */
export function forgetOldVisitor(): void {
  readVisitor(Date.now());
}

let isKeeping = false;

/**
 * Stores a visitor's input, on this device alone, and restores it after a reload: until it is sent, for a day at most, and until anybody
 * logs in here.
 */
export function keepVisitorDrafts(): void {
  if (isKeeping || isFramed) return;
  isKeeping = true;
  const kept = session.get() === null ? readVisitor(Date.now()) : null;
  if (kept && !draftAt(kept.place)) receiveDraft(kept.place, kept.value, kept.savedAt);
  allDrafts.subscribe(() => {
    if (session.get() !== null) return;
    writeStored(VISITOR_KEY, allDrafts.get().find(({ place }) => place.startsWith(OF_VISITOR)) ?? null);
  });
}
