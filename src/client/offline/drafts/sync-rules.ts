import {
  applyChange,
  type DraftDoc,
  type MergeContext,
  type OtherVersion,
  type PartChange,
} from '../../../contract/draft-merge.ts';
import type { DraftAnswer, DraftChangeInput, DraftsAnswer } from '../../../contract/drafts.ts';
import { mergePart } from '../../../contract/merge-content.ts';
import { type DraftRecord, newRecord, type Synced } from './draft-record.ts';

/** Writer name of the server's writes, so that they are nobody's typing on this device. */
const SERVER = 'server';

/** Parts local to this device: pasted text, and the origin of values. */
const isOfDevice = (key: string) => key.startsWith('@');

/** What the server lacks. A new version of the values is sent whole. */
export function unsentParts(record: Pick<DraftRecord, 'doc' | 'synced' | 'settled' | 'version'>): PartChange[] {
  const { doc, synced, settled, version } = record;
  const known = synced?.parts ?? {};
  // The server's version is kept beside here: the agent chose it, and typed on or not.
  const isChoice = (key: string) =>
    doc.others.some(
      ({ id, part, content }) => part === key && content === known[key]?.content && !settled.includes(id),
    );
  const isWhole = synced?.version !== version;
  const told = doc.parts.filter(({ key }) => !isOfDevice(key));
  const changed = told.filter(({ key, content }) => isWhole || known[key]?.content !== content);
  const removed = Object.keys(known).filter((key) => !doc.parts.some((part) => part.key === key));
  return [
    ...changed.map(({ key, content }) => ({
      key,
      content,
      baseRev: known[key]?.rev ?? 0,
      ...(known[key] && !isWhole ? { base: known[key].content } : {}),
      ...(isChoice(key) ? { isChoice: true } : {}),
    })),
    ...removed.map((key) => ({ key, content: null, baseRev: known[key]?.rev ?? 0 })),
  ];
}

/** The server's other versions that were settled here. */
function unsentSettled({ synced, settled }: Pick<DraftRecord, 'synced' | 'settled'>): string[] {
  return (synced?.others ?? []).map(({ id }) => id).filter((id) => settled.includes(id));
}

export function isUnsent(record: DraftRecord): boolean {
  const isTyped = record.synced?.head !== record.doc.head || unsentParts(record).length > 0;
  return isTyped || unsentSettled(record).length > 0;
}

export function changeFor(record: DraftRecord, device: string): DraftChangeInput {
  const { id, kind, version, doc, synced } = record;
  const baseRev = synced?.rev ?? 0;
  const settled = unsentSettled(record);
  const change = { id, kind, version, by: device, baseRev, head: doc.head, parts: unsentParts(record) };
  return settled.length > 0 ? { ...change, settled } : change;
}

/**
 * Merges the server's answer into a record. Input typed after `sent` left stays and will be sent; where the server has another version not
 * settled here, the base stays old, so that the server sees both.
 */
export function absorbAnswer(
  record: DraftRecord | null,
  sent: DraftChangeInput | null,
  answer: DraftAnswer,
  about: { account: string; context: MergeContext },
): DraftRecord {
  const before = record ?? emptyRecord(answer, about.account);
  const parts: Record<string, Synced['parts'][string]> = {};
  const taken: PartChange[] = [];
  for (const key of new Set([...answer.parts, ...before.doc.parts].map((part) => part.key))) {
    const settled = settlePart(key, before, sent, answer);
    if (settled.taken) taken.push(settled.taken);
    if (settled.base) parts[key] = settled.base;
  }
  const sentHead = sent?.head ?? before.synced?.head ?? before.doc.head;
  const head = record === null || before.doc.head === sentHead ? answer.head : before.doc.head;
  const doc = applyChange(before.doc, { by: SERVER, head, parts: taken }, about.context);
  const { rev, version, others } = answer;
  const synced: Synced = { rev, version, head: answer.head, parts, others };
  // Versions that the server keeps too are the server's.
  const isThere = (mine: OtherVersion) => others.some((o) => o.part === mine.part && o.content === mine.content);
  return {
    ...before,
    doc: { ...doc, others: doc.others.filter((mine) => !isThere(mine)) },
    version: Math.max(before.version, version),
    synced,
    revived: before.revived || answer.revived,
  };
}

interface SettledPart {
  /** What the record takes over from the server. */
  taken: PartChange | null;
  /** The base of the next send. */
  base: Synced['parts'][string] | undefined;
}

function settlePart(key: string, before: DraftRecord, sent: DraftChangeInput | null, answer: DraftAnswer): SettledPart {
  const known = before.synced?.parts[key];
  const local = before.doc.parts.find((part) => part.key === key);
  const there = answer.parts.find((part) => part.key === key);
  const sentPart = sent?.parts.find((part) => part.key === key);
  const mine = local?.content ?? null;
  const theirs = there?.content ?? null;
  const atBase = sentPart ? sentPart.content : (known?.content ?? null);
  const isTyped = mine !== atBase && mine !== theirs;
  const isUnanswered = isTyped && !sentPart && theirs !== atBase;
  const next = isTyped ? typedOn(key, mine, theirs, sentPart) : theirs;
  return {
    taken: next === mine ? null : { key, content: next, baseRev: local?.rev ?? 0 },
    base: isUnanswered ? known : there && { rev: there.rev, content: there.content },
  };
}

/** Typed while the answer was in flight, which may hold another device's fields. */
function typedOn(key: string, mine: string | null, theirs: string | null, sent: PartChange | undefined): string | null {
  return sent && mine !== null && theirs !== null ? mergePart(key, sent.content, theirs, mine).content : mine;
}

function emptyRecord({ id, kind, version, head, savedAt }: DraftAnswer, account: string): DraftRecord {
  const doc: DraftDoc = { rev: 0, head, parts: [], others: [] };
  return { ...newRecord({ id, kind, version, account, doc }), savedAt };
}

export interface SyncPlan {
  push: string[];
  pull: string[];
  /** Discarded or booked elsewhere, with nothing typed here since. */
  remove: string[];
}

/** What to do so that device and server match. `binned` are ids that this device has discarded. */
export function planSync(
  records: readonly DraftRecord[],
  { drafts, deleted }: DraftsAnswer,
  binned: ReadonlySet<string>,
): SyncPlan {
  const plan: SyncPlan = { push: [], pull: [], remove: [] };
  const listed = new Map(drafts.map((draft) => [draft.id, draft]));
  for (const record of records) {
    const there = listed.get(record.id);
    if (isUnsent(record) || (!there && !deleted.includes(record.id))) plan.push.push(record.id);
    else if (!there) plan.remove.push(record.id);
    else if (there.rev !== record.synced?.rev) plan.pull.push(record.id);
  }
  const here = new Set(records.map(({ id }) => id));
  plan.pull.push(...drafts.map(({ id }) => id).filter((id) => !here.has(id) && !binned.has(id)));
  return plan;
}
