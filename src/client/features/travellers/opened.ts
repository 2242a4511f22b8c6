import { textIn } from '../../ui/opened-id.ts';

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

/** Reads what an address opens. Of the first load: imports next to nothing. */
export function readOpened(raw: Record<string, unknown>): Opened {
  const [id, item, typed] = [textIn(raw.id), textIn(raw.item), textIn(raw.typed)];
  const beside = typed === undefined ? {} : { typed };
  if (item !== undefined) return { item, ...beside };
  return id === undefined ? {} : { id, ...beside };
}
