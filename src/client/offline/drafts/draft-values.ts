import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Instant } from '../../../contract/dates.ts';
import { accountOf, session } from '../../api/session.ts';
import { createStore, useStore } from '../../api/store.ts';
import type { DraftText } from '../../ui/draft-text.ts';
import { windowName } from './window-name.ts';

/** What somebody has typed and not saved, in a form or field that is a draft of this device alone. */
export interface DraftValue {
  /** What it is about, such as `remark/2611200001`. */
  place: string;
  /** JSON: a text, or the values of a form. */
  value: unknown;
  savedAt: Instant;
}

/**
 * The drafts of this device alone as every window has them, in memory: screens read and write them at once, and the keeper, which is
 * loaded later, brings them to the device and to other windows (keep-values.ts). They are one user's: another one finds none.
 */
const held = new Map<string, DraftValue>();
let holder = accountOf(session.get());
const listeners = new Set<() => void>();
/** All of them, for lists. */
export const allDrafts = createStore<readonly DraftValue[]>([]);
/** Whether what lies on the device is here. */
const areRead = createStore(false);
/** Places that a screen has written and no keeper has taken yet. */
const untold = new Set<string>();
let keep: ((place: string) => boolean) | null = null;

function changed(): void {
  allDrafts.set([...held.values()]);
  for (const listener of [...listeners]) listener();
}

session.subscribe(() => {
  const next = accountOf(session.get());
  if (next === holder) return;
  holder = next;
  held.clear();
  untold.clear();
  areRead.set(false);
  changed();
});

/** Values are replaced, never changed: what a key leaves as it was, five hundred passengers say, is not written out again. */
const texts = new WeakMap<object, string>();

/** Equal values have equal texts, whatever the order of their fields. */
export function textOfValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = Array.isArray(value)
    ? `[${value.map((one) => textOfValue(one) || 'null').join()}]`
    : `{${Object.entries(value)
        .flatMap(([name, one]: [string, unknown]) =>
          one === undefined ? [] : `${JSON.stringify(name)}:${textOfValue(one)}`,
        )
        .toSorted()
        .join()}}`;
  texts.set(value, text);
  return text;
}

export const draftAt = (place: string): DraftValue | undefined => held.get(place);

/** Begins the places of what is typed by who is not logged in (visitor-drafts.ts). */
export const OF_VISITOR = 'visitor/';

/** Keeps what a screen holds at a place; undefined when it is done with, or nothing is typed. */
export function setDraft(place: string, value: unknown): void {
  if (
    (session.get() === null) !== place.startsWith(OF_VISITOR) ||
    textOfValue(value) === textOfValue(held.get(place)?.value)
  )
    return;
  receiveDraft(place, value, new Date().toISOString());
  tell(place);
}

function tell(place: string): void {
  if (keep?.(place)) untold.delete(place);
  else untold.add(place);
}

/** What the device has, or another window wrote. */
export function receiveDraft(place: string, value: unknown, savedAt: Instant): void {
  if (value === undefined) held.delete(place);
  else held.set(place, { place, value, savedAt });
  changed();
}

/** The keeper is told of every change by a screen, and answers whether it has taken it. */
export function keepDraftsBy(keeper: (place: string) => boolean): void {
  keep = keeper;
  tellUntold();
}

/** Tells the keeper what it had not taken. */
export function tellUntold(): void {
  for (const place of [...untold]) tell(place);
}

/** What is typed and lies in memory alone, because no keeper has taken it yet. */
export const untoldDrafts = (): DraftValue[] => [...untold].flatMap((place) => held.get(place) ?? []);

/** All that lies on the device has been received. */
export function draftsAreRead(): void {
  areRead.set(true);
}

/** Resolves once it has. */
export function untilDraftsAreRead(): Promise<void> {
  return new Promise((resolve) => {
    const stop = areRead.subscribe(look);
    function look(): void {
      if (!areRead.get()) return;
      stop();
      resolve();
    }
    look();
  });
}

/** The drafts at places that begin so, newest first. */
export const draftsAt = (start: string): DraftValue[] => newestAt(allDrafts.get(), start);

function newestAt(values: readonly DraftValue[], start: string): DraftValue[] {
  const found = values.filter(({ place }) => place.startsWith(start));
  return found.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export function useDraftAt(place: string): DraftValue | undefined {
  return useSyncExternalStore(subscribe, () => held.get(place));
}

/** The same for all at places that begin so; null until the device is read. */
export function useDraftsAt(start: string): readonly DraftValue[] | null {
  const values = useStore(allDrafts);
  const isRead = useStore(areRead);
  const list = useMemo(() => newestAt(values, start), [values, start]);
  return isRead ? list : null;
}

/** The text of a field. `saved` is what it says while nothing else is typed. */
export function useDraftText(place: string, saved = ''): DraftText {
  const value = useDraftAt(place)?.value;
  const type = useCallback((next: string) => setDraft(place, next === saved ? undefined : next), [place, saved]);
  return { place, text: typeof value === 'string' ? value : saved, type };
}

/** Begins the places of what is this window's own: what is searched for and looked through is no other window's. */
export const OF_WINDOW = 'window/';

/** A place of this window, which a reload and a tab that is restored find again, and so does the next window once this one has gone. */
export const windowPlace = (name: string): string => `${OF_WINDOW}${windowName()}/${name}`;

/** The text of a field that finds or narrows something: this window's, over a reload, for as long as the field is there. */
export function useFieldText(name: string, saved = ''): DraftText {
  const draft = useDraftText(windowPlace(name), saved);
  const { place } = draft;
  useEffect(() => () => setDraft(place, undefined), [place]);
  return draft;
}
