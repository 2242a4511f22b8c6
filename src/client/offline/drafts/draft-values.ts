import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Instant } from '../../../contract/dates.ts';
import { accountOf, session } from '../../api/session.ts';
import { createStore, useStore } from '../../api/store.ts';
import type { DraftText } from '../../ui/draft-text.ts';
import { windowName } from './window-name.ts';

/** Unsaved input of a form or field whose draft is local to this device. */
export interface DraftValue {
  /** What it is for, such as `remark/2611200001`. */
  place: string;
  /** JSON: a text, or the values of a form. */
  value: unknown;
  savedAt: Instant;
}

/**
 * The local drafts as every window holds them in memory: screens read and write them synchronously, and the keeper, which is loaded later,
 * syncs them with the device and other windows (persist-local-drafts.ts). They belong to one user; another user sees none.
 */
const held = new Map<string, DraftValue>();
let holder = accountOf(session.get());
const listeners = new Set<() => void>();
/** All drafts, for lists. */
export const allDrafts = createStore<readonly DraftValue[]>([]);
/** Whether the stored ones are loaded. */
const areRead = createStore(false);
/** Places written by a screen that no keeper has accepted yet. */
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

/** Values are replaced, never mutated: what a key leaves unchanged, say five hundred passengers, is not serialized again. */
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

/** Prefix of places typed while not logged in (visitor-drafts.ts). */
export const OF_VISITOR = 'visitor/';

/** Sets a screen's value at a place; undefined once it is done or nothing is typed. */
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

/** Takes over a stored or remote value. */
export function receiveDraft(place: string, value: unknown, savedAt: Instant): void {
  if (value === undefined) held.delete(place);
  else held.set(place, { place, value, savedAt });
  changed();
}

/** Sets the keeper: called for each change by a screen, returns whether it accepts it. */
export function setDraftKeeper(keeper: (place: string) => boolean): void {
  keep = keeper;
  flushUnstored();
}

/** Retries what the keeper refused. */
export function flushUnstored(): void {
  for (const place of [...untold]) tell(place);
}

/** Input that is in memory only, because no keeper has accepted it yet. */
export const unstoredDrafts = (): DraftValue[] => [...untold].flatMap((place) => held.get(place) ?? []);

/** Marks the device's drafts as loaded. */
export function draftsAreRead(): void {
  areRead.set(true);
}

/** Resolves once read. */
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

/** The drafts at places with a prefix, newest first. */
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

/** The same for all places with this prefix; null until the device is read. */
export function useDraftsAt(start: string): readonly DraftValue[] | null {
  const values = useStore(allDrafts);
  const isRead = useStore(areRead);
  const list = useMemo(() => newestAt(values, start), [values, start]);
  return isRead ? list : null;
}

/** The text of a field. `saved` is its value while nothing else is typed. */
export function useDraftText(place: string, saved = ''): DraftText {
  const value = useDraftAt(place)?.value;
  const type = useCallback((next: string) => setDraft(place, next === saved ? undefined : next), [place, saved]);
  return { place, text: typeof value === 'string' ? value : saved, type };
}

/** Prefix of places local to this window: searches and filters are not shared between windows. */
export const OF_WINDOW = 'window/';

/** A place of this window. A reload and a restored tab find it again, and so does the next window once this one is closed. */
export const windowPlace = (name: string): string => `${OF_WINDOW}${windowName()}/${name}`;

/** The text of a search or filter field: this window's, over a reload, for as long as the field is shown. */
export function useFieldText(name: string, saved = ''): DraftText {
  const draft = useDraftText(windowPlace(name), saved);
  const { place } = draft;
  useEffect(() => () => setDraft(place, undefined), [place]);
  return draft;
}
