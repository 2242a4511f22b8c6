/** The record that a list's address opens: its id, or NEW. */
export interface OpenedId {
  id?: string;
}

/** Replaces the id for a new record. */
export const NEW = 'new';

/** A text of an address: the router parses digits as a number. */
export function textIn(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** Parses an address. In the first load: imports nothing. */
export function readOpenedId(raw: Record<string, unknown>): OpenedId {
  const id = textIn(raw.id);
  return id === undefined ? {} : { id };
}
