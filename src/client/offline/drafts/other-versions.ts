import { applyChange, livingOthers, type MergeContext, type OtherVersion } from '../../../contract/draft-merge.ts';
import type { DraftRecord } from './draft-record.ts';

/** Neither a booking that waits for its answer nor auto-filled values need a choice. */
const SILENT_PARTS: readonly string[] = ['attempt', '@fills'];

/** Versions of other tabs and devices that lost to a later write and that the agent has not settled. */
export function openOthers({ doc, synced, settled }: DraftRecord, now: Date): OtherVersion[] {
  const all = [...doc.others, ...(synced?.others ?? [])];
  const current = new Map(doc.parts.map(({ key, content }) => [key, content]));
  const living = livingOthers(all, now).filter(
    ({ id, part, content }) => !SILENT_PARTS.includes(part) && !settled.includes(id) && current.get(part) !== content,
  );
  return living.filter((other, i) => living.findIndex(({ id }) => id === other.id) === i);
}

/** Swaps another version with the current one, which is kept beside it. */
export function applyChoice(
  record: DraftRecord,
  chosen: OtherVersion,
  replaced: OtherVersion | null,
  context: MergeContext,
): DraftRecord {
  const { doc } = record;
  const rev = doc.parts.find(({ key }) => key === chosen.part)?.rev ?? 0;
  const parts = [{ key: chosen.part, content: chosen.content, baseRev: rev }];
  const next = applyChange(doc, { by: 'choice', head: doc.head, parts }, context);
  const others = replaced ? [...next.others, replaced] : next.others;
  return { ...record, doc: { ...next, others }, settled: [...record.settled, chosen.id] };
}

/** One line of a comparison; an empty text means not filled in. */
export interface FieldDifference {
  /** Path of the field within its part: `surname`, `document.number`. */
  path: string;
  mine: string;
  theirs: string;
}

function flatten(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) flatten(inner, path ? `${path}.${key}` : key, into);
  else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    into.set(path, String(value));
  return into;
}

function parsed(content: string | undefined): Map<string, string> {
  try {
    return flatten(content === undefined ? null : JSON.parse(content), '', new Map());
  } catch {
    return new Map(); // a part that cannot be read compares as empty
  }
}

/** The fields in which two versions of a part differ. */
export function differences(mine: string | undefined, theirs: string): FieldDifference[] {
  const [a, b] = [parsed(mine), parsed(theirs)];
  return [...new Set([...a.keys(), ...b.keys()])]
    .map((path) => ({ path, mine: a.get(path) ?? '', theirs: b.get(path) ?? '' }))
    .filter((line) => line.mine !== line.theirs);
}
