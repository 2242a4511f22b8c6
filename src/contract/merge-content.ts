import { diff3Merge } from 'node-diff3';

/** JSON values in the parts of drafts; undefined where there is none. */
type Value = unknown;

interface MergedValue {
  value: Value;
  /** The same with the losing values in place of those that overwrote them. */
  lost: Value;
  isLost: boolean;
}

export interface MergedContent {
  content: string;
  /** The content that lost fields to the later write, with those fields restored; null when none did. */
  lost: string | null;
}

/** Parts that merge only as a whole: mixing two bookings would make one that nobody sent. */
const WHOLE_PARTS: readonly string[] = ['attempt', '@fills'];

/** Merges two versions of the part `key`; see mergeContent. */
export function mergePart(key: string, base: string | null, theirs: string, mine: string): MergedContent {
  return WHOLE_PARTS.includes(key) ? { content: mine, lost: theirs } : mergeContent(base, theirs, mine);
}

/**
 * Merges two JSON texts with the common ancestor `base`: by field, then by words within a field. On conflicting words `mine` wins, and
 * `lost` holds what it overwrote. `base` is null if unknown: its fields count as empty.
 */
export function mergeContent(base: string | null, theirs: string, mine: string): MergedContent {
  const read = { base: parsed(base), theirs: parsed(theirs), mine: parsed(mine) };
  // Texts that are not JSON are merged as words.
  const isJson = read.theirs !== undefined && read.mine !== undefined;
  const merged = isJson ? mergeValue(read.base, read.theirs, read.mine) : mergeValue(base ?? '', theirs, mine);
  const write = (value: Value) => (isJson ? JSON.stringify(value) : String(value));
  return { content: write(merged.value), lost: merged.isLost ? write(merged.lost) : null };
}

function parsed(text: string | null): Value {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined; // not JSON
  }
}

const isRecord = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSame = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b);
const whole = (value: Value): MergedValue => ({ value, lost: value, isLost: false });

function mergeValue(base: Value, theirs: Value, mine: Value): MergedValue {
  if (isSame(theirs, mine) || isSame(base, theirs)) return whole(mine);
  if (isSame(base, mine)) return whole(theirs);
  if (isRecord(theirs) && isRecord(mine)) return mergeFields(isRecord(base) ? base : {}, theirs, mine);
  if (Array.isArray(theirs) && Array.isArray(mine) && theirs.length === mine.length) {
    const each = mergeFields({ ...(Array.isArray(base) ? base : []) }, { ...theirs }, { ...mine });
    return { ...each, value: Object.values(each.value ?? {}), lost: Object.values(each.lost ?? {}) };
  }
  if (typeof theirs === 'string' && typeof mine === 'string') {
    const text = mergeText(typeof base === 'string' ? base : '', theirs, mine);
    if (text !== null) return whole(text);
  }
  return { value: mine, lost: theirs, isLost: true };
}

function mergeFields(base: Record<string, Value>, theirs: Record<string, Value>, mine: Record<string, Value>) {
  const value: Record<string, Value> = {};
  const lost: Record<string, Value> = {};
  let isLost = false;
  // In the writer's order: equal values yield equal texts.
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const field = mergeValue(base[key], theirs[key], mine[key]);
    isLost ||= field.isLost;
    if (field.value !== undefined) value[key] = field.value;
    if (field.lost !== undefined) lost[key] = field.lost;
  }
  return { value, lost, isLost };
}

/** Words with the space between them, and single Chinese characters. */
const TOKENS = /\s+|\p{Script=Han}|[^\s\p{Script=Han}]+/gu;
const tokens = (text: string): string[] => text.match(TOKENS) ?? [];

/**
 * Merges both changes of a text, null where they touch the same words: mixing two numbers would make one that nobody wrote. Of two that
 * start with all of the base, one a prefix of the other, the longer is continued typing.
 */
export function mergeText(base: string, theirs: string, mine: string): string | null {
  if (theirs === base || mine === theirs) return mine;
  if (mine === base) return theirs;
  if (mine.startsWith(theirs) && theirs.startsWith(base)) return mine;
  if (theirs.startsWith(mine) && mine.startsWith(base)) return theirs;
  const regions = diff3Merge(tokens(mine), tokens(base), tokens(theirs), { excludeFalseConflicts: true });
  if (regions.some(({ conflict }) => conflict !== undefined)) return null;
  return regions.flatMap(({ ok = [] }) => ok).join('');
}
