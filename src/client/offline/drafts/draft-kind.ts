import { type DraftRecord, type DraftTitle, parseJson } from './draft-record.ts';

/** Values of a form by part, the unit of merging (one passenger, the contact). */
export type Parts = Readonly<Record<string, unknown>>;

/**
 * A form saved as drafts. Parts are JSON; `split` always gives the fields of a part in the same order, so that equal values are equal
 * texts.
 */
export interface DraftKind<V> {
  kind: string;
  /** Of the values; see KIND_VERSIONS. */
  version: number;
  split(values: V): Parts;
  /** Joins the parts and validates them; null when they are not of this form. */
  join(parts: Parts): V | null;
  /** Migrates parts of an older version to this one; null when impossible. */
  migrate(parts: Parts, from: number): Parts | null;
  summary(values: V): Pick<DraftTitle, 'lead' | 'filled' | 'of'>;
}

/** The kinds this app knows, with the version of their values; lists use it to mark drafts of a newer app. */
export const KIND_VERSIONS = { 'flight-passengers': 1, 'train-passengers': 1, 'group-request': 1 } as const;
export type KindName = keyof typeof KIND_VERSIONS;

export function isKnownKind(kind: string): kind is KindName {
  return Object.hasOwn(KIND_VERSIONS, kind);
}

/** Whether only a newer app can open a record, judged by kind and version. */
export function isOfNewerApp({ kind, version }: Pick<DraftRecord, 'kind' | 'version'>): boolean {
  return !isKnownKind(kind) || version > KIND_VERSIONS[kind];
}

export function defineDraft<V>(definition: Omit<DraftKind<V>, 'kind' | 'version'> & { kind: KindName }): DraftKind<V> {
  return { ...definition, version: KIND_VERSIONS[definition.kind] };
}

export type OpenedValues<V> = { state: 'ok'; values: V } | { state: 'future' | 'broken' };

/** The form's values of a record, migrated forward. */
export function valuesOf<V>(definition: DraftKind<V>, record: Pick<DraftRecord, 'version' | 'doc'>): OpenedValues<V> {
  if (record.version > definition.version) return { state: 'future' };
  const entries = record.doc.parts.map(({ key, content }) => [key, parseJson(content)] as const);
  if (entries.some(([, value]) => value === undefined)) return { state: 'broken' };
  const stored = Object.fromEntries(entries);
  const parts = record.version < definition.version ? definition.migrate(stored, record.version) : stored;
  const values = parts && definition.join(parts);
  return values ? { state: 'ok', values } : { state: 'broken' };
}

/** A form's values as the stored texts, by part. */
export function contentsOf<V>(definition: DraftKind<V>, values: V): Record<string, string> {
  const parts = Object.entries(definition.split(values));
  return Object.fromEntries(parts.map(([key, part]) => [key, JSON.stringify(part)]));
}
