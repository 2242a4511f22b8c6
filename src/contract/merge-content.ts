import { diff3Merge } from 'node-diff3';

/** JSON values, as the parts of drafts hold them; undefined where there is nothing. */
type Value = unknown;

interface MergedValue {
  value: Value;
  /** The same with what lost in the place of what was written over it. */
  lost: Value;
  isLost: boolean;
}

export interface MergedContent {
  content: string;
  /** The content that lost fields to the later write, with those fields as they were; null when none were. */
  lost: string | null;
}

/** Parts that make sense as one only: half of one booking that was sent in another would be a booking nobody sent. */
const WHOLE_PARTS: readonly string[] = ['attempt', '@fills'];

/** Merges two versions of the part `key`; see mergeContent. */
export function mergePart(key: string, base: string | null, theirs: string, mine: string): MergedContent {
  return WHOLE_PARTS.includes(key) ? { content: mine, lost: theirs } : mergeContent(base, theirs, mine);
}

/**
 * Merges two JSON texts that were made of `base` apart from each other: by field, then by words within a field. Where both wrote the
 * same words differently `mine` stands, and `lost` says what it wrote over. An unknown `base` is null: its fields count as empty.
 */
export function mergeContent(base: string | null, theirs: string, mine: string): MergedContent {
  const read = { base: parsed(base), theirs: parsed(theirs), mine: parsed(mine) };
  // Texts that are no JSON are words themselves.
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
  // In the order of the writer: equal values are equal texts.
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const field = mergeValue(base[key], theirs[key], mine[key]);
    isLost ||= field.isLost;
    if (field.value !== undefined) value[key] = field.value;
    if (field.lost !== undefined) lost[key] = field.lost;
  }
  return { value, lost, isLost };
}

/** Words with the space between them, and Chinese characters each for itself. */
const TOKENS = /\s+|\p{Script=Han}|[^\s\p{Script=Han}]+/gu;
const tokens = (text: string): string[] => text.match(TOKENS) ?? [];

/**
 * Both changes of one text, null where they touch the same words: half of one number in another is what nobody wrote. Of two that
 * begin with all of the base, and one with the other, the longer is what was typed on.
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
