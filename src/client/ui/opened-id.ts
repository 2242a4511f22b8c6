/** What the address of a list opens: a record's id, or NEW. */
export interface OpenedId {
  id?: string;
}

/** Stands for an id where something new is typed. */
export const NEW = 'new';

/** A text of an address: the router takes one of digits alone for a number. */
export function textIn(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** Reads what an address opens. Of the first load: imports nothing. */
export function readOpenedId(raw: Record<string, unknown>): OpenedId {
  const id = textIn(raw.id);
  return id === undefined ? {} : { id };
}
