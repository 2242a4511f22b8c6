/** What the address of the travellers opens. */
export interface Opened {
  /** A traveller's, or that of a new one. */
  id?: string;
  /** Of an item of the outbox. */
  item?: string;
  /** Where it was typed, of a form that is gone on with. */
  typed?: string;
}

/** Stands for an id where somebody or something new is typed. */
export const NEW = 'new';

/** Reads what an address opens. Of the first load: imports nothing. */
export function readOpened({ id, item, typed }: Record<string, unknown>): Opened {
  const beside = typeof typed === 'string' ? { typed } : {};
  if (typeof item === 'string') return { item, ...beside };
  return typeof id === 'string' ? { id, ...beside } : {};
}
