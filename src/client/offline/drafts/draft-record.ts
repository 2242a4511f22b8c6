import { type Instant, isIsoDate } from '../../../contract/dates.ts';
import type { DraftDoc, DraftPart, OtherVersion } from '../../../contract/draft-merge.ts';
import { isRecord } from '../../api/stored-json.ts';

/** Format of records on the device; kinds version their values separately. */
const RECORD_FORMAT = 1;

/** What lists show of a draft. */
export interface DraftTitle {
  /** Place codes in order of travel. */
  route: string[];
  /** First dates of travel, ISO. */
  dates: string[];
  /** Airline designator for the mark beside the title; empty for none. */
  airline: string;
  /** The number of a train; empty for none. */
  train: string;
  lead: string;
  filled: number;
  of: number;
}

/** The head of a draft: for lists, and for its kind to reopen it. */
export interface DraftHead {
  title: DraftTitle;
  resume: unknown;
}

/** The server's last known state of a draft; the base of the next change. */
export interface Synced {
  rev: number;
  version: number;
  head: string;
  parts: Readonly<Record<string, { rev: number; content: string }>>;
  others: readonly OtherVersion[];
}

export interface DraftRecord {
  format: typeof RECORD_FORMAT;
  id: string;
  kind: string;
  version: number;
  account: string;
  doc: DraftDoc;
  savedAt: Instant;
  /** Grows with every write on this device: list order does not depend on a clock. */
  seq: number;
  synced: Synced | null;
  /** Ids of other versions that the agent has settled. */
  settled: readonly string[];
  /** Discarded or booked on another device, and revived because typing continued here. */
  revived: boolean;
}

export type ParsedRecord = { state: 'ok'; record: DraftRecord } | { state: 'future' | 'broken' };

export function newRecord(about: Pick<DraftRecord, 'id' | 'kind' | 'version' | 'account' | 'doc'>): DraftRecord {
  return { format: RECORD_FORMAT, ...about, savedAt: '', seq: 0, synced: null, settled: [], revived: false };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function isPart(value: unknown): value is DraftPart {
  return isRecord(value) && [value.key, value.content, value.by, value.at].every(isText) && isCount(value.rev);
}

function isOther(value: unknown): value is OtherVersion {
  return isRecord(value) && [value.id, value.part, value.content, value.at, value.until].every(isText);
}

function listOf<T>(value: unknown, is: (each: unknown) => each is T): T[] | null {
  return Array.isArray(value) && value.every(is) ? value : null;
}

function parseDoc(value: unknown): DraftDoc | null {
  if (!isRecord(value) || !isCount(value.rev) || !isText(value.head)) return null;
  const parts = listOf(value.parts, isPart);
  const others = listOf(value.others, isOther);
  return parts && others ? { rev: value.rev, head: value.head, parts, others } : null;
}

/** An unreadable base counts as none: the draft is then sent whole. */
function parseSynced(value: unknown): Synced | null {
  if (!isRecord(value) || !isCount(value.rev) || !isCount(value.version) || !isText(value.head)) return null;
  const others = listOf(value.others, isOther);
  if (!others || !isRecord(value.parts)) return null;
  const parts: Record<string, { rev: number; content: string }> = {};
  for (const [key, part] of Object.entries(value.parts)) {
    if (!isRecord(part) || !isCount(part.rev) || !isText(part.content)) return null;
    parts[key] = { rev: part.rev, content: part.content };
  }
  return { rev: value.rev, version: value.version, head: value.head, parts, others };
}

/** Parses a stored record, possibly written by an older or newer app, or partially written. */
export function parseRecord(value: unknown): ParsedRecord {
  if (!isRecord(value)) return { state: 'broken' };
  if (isCount(value.format) && value.format > RECORD_FORMAT) return { state: 'future' };
  const { id, kind, version, account, savedAt, seq } = value;
  const doc = parseDoc(value.doc);
  if (value.format !== RECORD_FORMAT || !doc || !isCount(version) || !isCount(seq)) return { state: 'broken' };
  if (!isText(id) || !isText(kind) || !isText(account) || !isText(savedAt)) return { state: 'broken' };
  const about = newRecord({ id, kind, version, account, doc });
  const settled = listOf(value.settled, isText) ?? [];
  const record = {
    ...about,
    savedAt,
    seq,
    settled,
    synced: parseSynced(value.synced),
    revived: value.revived === true,
  };
  return { state: 'ok', record };
}

const NO_TITLE: DraftTitle = { route: [], dates: [], airline: '', train: '', lead: '', filled: 0, of: 0 };

/** Parses a head, of this device or another; missing fields are empty. */
export function parseHead(head: string): DraftHead {
  const value = parseJson(head);
  if (!isRecord(value)) return { title: NO_TITLE, resume: null };
  const title = isRecord(value.title) ? value.title : {};
  return {
    title: {
      route: listOf(title.route, isText) ?? [],
      dates: (listOf(title.dates, isText) ?? []).filter(isIsoDate),
      airline: isText(title.airline) ? title.airline : '',
      train: isText(title.train) ? title.train : '',
      lead: isText(title.lead) ? title.lead : '',
      filled: isCount(title.filled) ? title.filled : 0,
      of: isCount(title.of) ? title.of : 0,
    },
    resume: value.resume ?? null,
  };
}

/** Undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
