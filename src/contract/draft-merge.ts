import type { Instant } from './dates.ts';
import { DRAFT_LIMITS } from './limits.ts';
import { mergePart } from './merge-content.ts';

/** How long a version that lost to a later write is retained. */
export const OTHER_VERSION_LIFE_MS = 7 * 24 * 60 * 60_000;

/** A unit of a draft that is written as a whole and merged by field: one passenger, the contact, the remark. */
export interface DraftPart {
  key: string;
  /** JSON of the form's values; opaque to the merge. */
  content: string;
  /** The draft's revision that wrote it. */
  rev: number;
  /** The writer: a device for the server, a tab for a device. */
  by: string;
  at: Instant;
}

/** A part with fields that a later, concurrent write of the same fields has overwritten. */
export interface OtherVersion {
  id: string;
  part: string;
  content: string;
  at: Instant;
  until: Instant;
}

/** A draft as stored by its owner (the server, or a device for its tabs). `rev` counts its changes and alone decides what is newer. */
export interface DraftDoc {
  rev: number;
  /** JSON of the list's summary and of what resuming needs. */
  head: string;
  parts: readonly DraftPart[];
  others: readonly OtherVersion[];
}

export interface PartChange {
  key: string;
  /** Null removes the part. */
  content: string | null;
  /** The part's revision on which the writer's change is based; 0 for a new one. */
  baseRev: number;
  /** The part's content in that revision; absent where the writer does not know it. */
  base?: string | null | undefined;
  /** The user compared two versions and chose the other: the replaced one is retained, although the writer knew it. */
  isChoice?: boolean | undefined;
}

export interface DraftChange {
  by: string;
  head: string;
  parts: readonly PartChange[];
  /** Ids of other versions that are resolved. */
  settled?: readonly string[] | undefined;
}

export interface MergeContext {
  now: Date;
  newId: () => string;
}

const EMPTY: DraftDoc = { rev: 0, head: '', parts: [], others: [] };

/**
 * Applies a change to a draft. If its writer did not know the current version, both are merged by field and by words; on conflicting words
 * the last write wins, and the losing version goes to `others` for seven days; so does one that a user replaced by choice. The order is
 * that of arrival: writers' clocks do not count. Repeating a change has no effect.
 */
export function applyChange(doc: DraftDoc | null, change: DraftChange, context: MergeContext): DraftDoc {
  const before = doc ?? EMPTY;
  const rev = before.rev + 1;
  const parts = new Map(before.parts.map((part) => [part.key, part]));
  const others = livingOthers(before.others, context.now).filter(({ id }) => !change.settled?.includes(id));
  const isSettled = before.others.some(({ id }) => change.settled?.includes(id));
  let isChanged = doc === null || change.head !== before.head || isSettled;
  for (const { key, content, baseRev, base, isChoice = false } of change.parts) {
    const current = parts.get(key);
    if ((current?.content ?? null) === content) continue;
    isChanged = true;
    const isKnown = current === undefined || current.rev <= baseRev || current.by === change.by;
    const { next, lost } = replaced(current, { key, content, base, isChoice }, isKnown);
    if (current && lost !== null) others.push(otherOf({ ...current, content: lost }, context));
    if (next === null) parts.delete(key);
    else parts.set(key, { key, content: next, rev, by: change.by, at: context.now.toISOString() });
  }
  if (!isChanged) return before;
  return { rev, head: change.head, parts: [...parts.values()], others: others.slice(-DRAFT_LIMITS.others) };
}

/** A part's content after a change, and what of it is retained. */
function replaced(
  current: DraftPart | undefined,
  { key, content, base, isChoice }: Pick<PartChange, 'key' | 'content' | 'base' | 'isChoice'>,
  isKnown: boolean,
): { next: string | null; lost: string | null } {
  if (!current || (isKnown && !isChoice)) return { next: content, lost: null };
  if (isChoice || content === null) return { next: content, lost: current.content };
  const { content: next, lost } = mergePart(key, base ?? null, current.content, content);
  return { next, lost };
}

export function livingOthers(others: readonly OtherVersion[], now: Date): readonly OtherVersion[] {
  return others.filter(({ until }) => Date.parse(until) > now.getTime());
}

export function otherOf({ key, content, at }: DraftPart, { now, newId }: MergeContext): OtherVersion {
  const until = new Date(now.getTime() + OTHER_VERSION_LIFE_MS).toISOString();
  return { id: newId(), part: key, content, at, until };
}
