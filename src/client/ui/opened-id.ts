/** What the address of a list opens: a record's id, or NEW. */
export interface OpenedId {
  id?: string;
}

/** Stands for an id where something new is typed. */
export const NEW = 'new';

/** Reads what an address opens. Of the first load: imports nothing. */
export function readOpenedId({ id }: Record<string, unknown>): OpenedId {
  return typeof id === 'string' ? { id } : {};
}
