import type { Instant } from './dates.ts';
import { DRAFT_LIMITS } from './limits.ts';
import { mergePart } from './merge-content.ts';

/** How long the version that lost to a later write is kept beside it. */
export const OTHER_VERSION_LIFE_MS = 7 * 24 * 60 * 60_000;

/** A piece of a draft that is written as a whole and merged by field: one passenger, the contact, the remark. */
export interface DraftPart {
  key: string;
  /** JSON of the form's values; the merge knows no more of it. */
  content: string;
  /** The revision of the draft that wrote it. */
  rev: number;
  /** Who wrote it: a device to the server, a tab to a device. */
  by: string;
  at: Instant;
}

/** A part with fields that a later write of the same fields, which did not know of it, has written over. */
export interface OtherVersion {
  id: string;
  part: string;
  content: string;
  at: Instant;
  until: Instant;
}

/** A draft as its keeper (the server, or a device for its tabs) has it. `rev` counts its changes and alone decides what is newer. */
export interface DraftDoc {
  rev: number;
  /** JSON of what lists show and what resuming needs. */
  head: string;
  parts: readonly DraftPart[];
  others: readonly OtherVersion[];
}

export interface PartChange {
  key: string;
  /** Null removes the part. */
  content: string | null;
  /** The part's revision that the writer had before it changed it; 0 for a new one. */
  baseRev: number;
  /** What the part held in that revision; left out where the writer does not know. */
  base?: string | null | undefined;
  /** Somebody compared two versions and took the other one: what it replaces is kept beside, although the writer knew it. */
  isChoice?: boolean | undefined;
}

export interface DraftChange {
  by: string;
  head: string;
  parts: readonly PartChange[];
  /** Ids of other versions that somebody has dealt with. */
  settled?: readonly string[] | undefined;
}

export interface MergeContext {
  now: Date;
  newId: () => string;
}

const EMPTY: DraftDoc = { rev: 0, head: '', parts: [], others: [] };

/**
 * Writes a change into a draft. When its writer did not know the version that stands, both are merged by field and by words; where
 * they differ in the same words the last write wins, and the version that lost goes to `others` for seven days; so does one that
 * somebody replaced by choice. Order is that of arrival at the keeper: no writer's clock counts. A repeat changes nothing.
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

/** What a part holds after a change, and what of it is kept beside. */
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
