import type { DraftDoc } from '../../../contract/draft-merge.ts';

/** What a form knows the store to hold, by part. */
export type Base = Readonly<Record<string, { rev: number; content: string }>>;
export type Contents = Readonly<Record<string, string>>;

export function baseOf({ parts }: Pick<DraftDoc, 'parts'>): Base {
  return Object.fromEntries(parts.map(({ key, rev, content }) => [key, { rev, content }]));
}

export interface Merged {
  contents: Contents;
  base: Base;
  /** The form shows something else than this. */
  isNews: boolean;
}

/**
 * Takes over what the store holds, except where the form was changed since: there its own text stays, and its old base, so
 * that writing it shows the store what it replaces. `mine` is null before anything was typed.
 */
export function mergeStored(base: Base, mine: Contents | null, stored: Base): Merged {
  const contents: Record<string, string> = {};
  const next: Record<string, Base[string]> = {};
  let isNews = mine === null;
  for (const key of new Set([stored, mine ?? {}, base].flatMap(Object.keys))) {
    const theirs = stored[key];
    const own = mine?.[key];
    const isOwn = mine !== null && own !== base[key]?.content && own !== theirs?.content;
    const kept = isOwn ? own : theirs?.content;
    const known = isOwn ? base[key] : theirs;
    if (kept !== undefined) contents[key] = kept;
    if (known) next[key] = known;
    if (kept !== own) isNews = true;
  }
  return { contents, base: next, isNews };
}

/** The base once the store holds what was sent. */
export function baseAfter(base: Base, sent: readonly { key: string; content: string | null }[], stored: Base): Base {
  const next = { ...base };
  for (const { key, content } of sent) {
    if (content === null) delete next[key];
    else next[key] = { rev: stored[key]?.rev ?? 0, content };
  }
  return next;
}
