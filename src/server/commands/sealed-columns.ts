import { type SQL, sql } from 'drizzle-orm';
import { blindIndexes, type DataKeys } from '../crypto/at-rest.ts';

type Row = Readonly<Record<string, string>>;

/** A column of texts sealed for their rows; it must match the context that its feature seals with. */
export interface SealedColumn {
  table: string;
  column: string;
  /** The primary key. */
  key: readonly string[];
  /** Further columns to read. */
  read?: readonly string[];
  context: (row: Row) => string;
  /** The keyed hash stored beside a number. */
  index?: { column: string; of: (row: Row, clear: string, keys: DataKeys) => string };
}

const byId = (row: Row) => row.id ?? '';

/** Every sealed column of the database; the key rotation test finds one that is missing. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'order_passengers', column: 'document_number', key: ['id'], context: byId },
  { table: 'files', column: 'content', key: ['id'], context: byId },
  { table: 'booking_intents', column: 'request', key: ['id'], context: byId },
  { table: 'drafts', column: 'sealed', key: ['user_id', 'id'], context: (row) => `draft:${row.user_id}:${row.id}` },
  { table: 'mails', column: 'sealed', key: ['id'], context: (row) => `mail:${row.id}` },
  { table: 'mails', column: 'sealed_html', key: ['id'], context: (row) => `mail-page:${row.id}` },
  { table: 'api_keys', column: 'sealed', key: ['company_id'], context: (row) => `api-key:${row.company_id}` },
  { table: 'second_factors', column: 'sealed', key: ['user_id'], context: (row) => `second-factor:${row.user_id}` },
  { table: 'draft_keys', column: 'sealed', key: ['user_id'], context: (row) => `draft-key:${row.user_id}` },
  { table: 'push_keys', column: 'sealed', key: ['id'], context: () => 'push-keys' },
  { table: 'push_subscriptions', column: 'sealed', key: ['id'], context: (row) => `push:${row.id}` },
  {
    table: 'traveller_documents',
    column: 'number_sealed',
    key: ['id'],
    read: ['company_id'],
    context: byId,
    index: { column: 'number_index', of: (row, clear, keys) => blindIndexes(clear, keys, row.company_id ?? '')[0] },
  },
  {
    table: 'member_cards',
    column: 'number_sealed',
    key: ['id'],
    read: ['company_id', 'airline'],
    context: byId,
    index: {
      column: 'number_index',
      of: (row, clear, keys) => blindIndexes(`${row.airline}${clear}`, keys, row.company_id ?? '')[0],
    },
  },
];

/** Selects a column's sealed text as `sealed_text`, with the columns of its context; skips texts that begin with `prefix`. */
export function selectSealed({ table, column, key, read = [] }: SealedColumn, prefix?: string): SQL {
  const cell = sql.identifier(column);
  const wanted = [...key, ...read].map((each) => sql`${sql.identifier(each)}::text`);
  const others = prefix === undefined ? sql`` : sql` and not starts_with(${cell}, ${prefix})`;
  return sql`
    select ${sql.join(wanted, sql`, `)}, ${cell} as sealed_text
    from ${sql.identifier(table)}
    where ${cell} is not null${others}`;
}
