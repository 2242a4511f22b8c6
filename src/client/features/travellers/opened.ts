import { textIn } from '../../ui/opened-id.ts';

/** What the travellers' URL opens. */
export interface Opened {
  /** A traveller's id, or NEW. */
  id?: string;
  /** An outbox item's id. */
  item?: string;
  /** The place of a draft to resume. */
  typed?: string;
}

/** The id of a new record being typed. */
export const NEW = 'new';

/** Parses what a URL opens. In the first load: imports next to nothing. */
export function readOpened(raw: Record<string, unknown>): Opened {
  const [id, item, typed] = [textIn(raw.id), textIn(raw.item), textIn(raw.typed)];
  const beside = typed === undefined ? {} : { typed };
  if (item !== undefined) return { item, ...beside };
  return id === undefined ? {} : { id, ...beside };
}
