import type { DraftDoc } from '../../../contract/draft-merge.ts';
import { mergePart } from '../../../contract/merge-content.ts';

/** The store's parts as the form knows them. */
export type Base = Readonly<Record<string, { rev: number; content: string }>>;
export type Contents = Readonly<Record<string, string>>;

export function baseOf({ parts }: Pick<DraftDoc, 'parts'>): Base {
  return Object.fromEntries(parts.map(({ key, rev, content }) => [key, { rev, content }]));
}

export interface Merged {
  contents: Contents;
  base: Base;
  /** The form shows something else. */
  isNews: boolean;
}

/**
 * Takes over the store's contents and merges the form's changes since. If both wrote the same words, the form's stay with their old base,
 * so that writing them shows the store what they replace. `mine` is null before anything was typed.
 */
export function mergeStored(base: Base, mine: Contents | null, stored: Base): Merged {
  const contents: Record<string, string> = {};
  const next: Record<string, Base[string]> = {};
  let isNews = mine === null;
  for (const key of new Set([stored, mine ?? {}, base].flatMap(Object.keys))) {
    const own = mine?.[key];
    const isOwn = mine !== null && own !== base[key]?.content && own !== stored[key]?.content;
    const { kept, known } = isOwn ? mergeOwn(key, base[key], own, stored[key]) : takeOver(stored[key]);
    if (kept !== undefined) contents[key] = kept;
    if (known) next[key] = known;
    if (kept !== own) isNews = true;
  }
  return { contents, base: next, isNews };
}

interface Kept {
  kept: string | undefined;
  known: Base[string] | undefined;
}

const takeOver = (stored: Base[string] | undefined): Kept => ({ kept: stored?.content, known: stored });

/** A part that the form has changed and not written yet. */
function mergeOwn(key: string, base: Kept['known'], own: string | undefined, stored: Kept['known']): Kept {
  if (own === undefined || !stored) return { kept: own, known: base };
  if (stored.content === base?.content) return { kept: own, known: stored };
  const { content, lost } = mergePart(key, base?.content ?? null, stored.content, own);
  return lost === null ? { kept: content, known: stored } : { kept: own, known: base };
}

/** The base once the store has what was sent. */
export function baseAfter(base: Base, sent: readonly { key: string; content: string | null }[], stored: Base): Base {
  const next = { ...base };
  for (const { key, content } of sent) {
    if (content === null) delete next[key];
    else next[key] = { rev: stored[key]?.rev ?? 0, content };
  }
  return next;
}
