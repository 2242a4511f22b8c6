import type { MergeContext } from '../../../contract/draft-merge.ts';
import { isRecord } from '../../api/is-record.ts';
import type { DraftKind } from './draft-kind.ts';
import { type DraftRecord, newRecord, type ParsedRecord, parseJson, parseRecord } from './draft-record.ts';
import { layOver } from './merge-records.ts';

/** Contents of a draft local to this device: one value, which the server does not see. */
export interface LocalValues {
  /** Undefined for nothing. */
  value: unknown;
}

export const localDraft: DraftKind<LocalValues> = {
  kind: 'local',
  version: 1,
  split: ({ value }) => (value === undefined ? {} : { value }),
  join: ({ value }) => ({ value }),
  migrate: () => null,
  summary: () => ({ lead: '', filled: 0, of: 0 }),
};

/** Local drafts are named for what they are about (`remark/2611200001`, `own-name`), others at random. */
export const isLocal = (id: string): boolean => id.includes('/') || id.startsWith('own-');

/** Prefix of requests without an answer (api/intents.ts): nobody typed them. */
export const OF_INTENT = 'intent/';

/** Prefix of versions that earlier builds put beside a place's text. */
const BESIDE = '~';
const PLACES_OF_FORMS = /^(traveller|card)\//;

/** A text as earlier builds stored it: forms are JSON. */
function recordOfText(account: string, id: string, { text, savedAt }: { text: string; savedAt: string }): DraftRecord {
  const isForm = PLACES_OF_FORMS.test(id) && isRecord(parseJson(text));
  const part = { key: 'value', content: isForm ? text : JSON.stringify(text), rev: 1, by: 'earlier', at: savedAt };
  const doc = { rev: 1, head: '', parts: [part], others: [] };
  return { ...newRecord({ id, kind: localDraft.kind, version: localDraft.version, account, doc }), savedAt };
}

/** Parses a local draft as stored, including formats of earlier builds. */
export function parseLocal(account: string, id: string, raw: unknown): ParsedRecord {
  if (!isRecord(raw) || typeof raw.text !== 'string' || typeof raw.savedAt !== 'string') return parseRecord(raw);
  return { state: 'ok', record: recordOfText(account, id, { text: raw.text, savedAt: raw.savedAt }) };
}

/** Stored drafts of a device, and the writes and removals after which each has exactly one place. */
export interface LocalDrafts {
  records: DraftRecord[];
  write: DraftRecord[];
  remove: string[];
}

/** Reads the stored places of an account. What earlier builds left at several places of one field becomes one draft. */
export function readLocals(
  account: string,
  lying: readonly (readonly [id: string, raw: unknown])[],
  context: MergeContext,
): LocalDrafts {
  const found = new Map<string, DraftRecord>();
  const write = new Set<string>();
  const remove: string[] = [];
  for (const [at, raw] of lying) {
    const [id = at] = at.split(BESIDE);
    const parsed = parseLocal(account, id, raw);
    if (parsed.state !== 'ok') continue;
    const there = found.get(id);
    const isOlder = there !== undefined && there.savedAt > parsed.record.savedAt;
    const [older, newer] = isOlder ? [parsed.record, there] : [there, parsed.record];
    found.set(id, older ? layOver(older, newer, context) : newer);
    if (parseRecord(raw).state !== 'ok' || there) write.add(id);
    if (at !== id) remove.push(at);
  }
  const records = [...found.values()];
  return { records, write: records.filter(({ id }) => write.has(id)), remove };
}
