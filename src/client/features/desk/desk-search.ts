/** What the address of the desk holds: what the queue is narrowed to, and the order that is open. Of the first load: imports nothing. */
export interface DeskSearch {
  kind?: string;
  holder?: string;
  order?: string;
  /** Which product the order is of; without it, the server is asked. BOOKS: `order` names a difference in the books. */
  product?: string;
}

export const BOOKS = 'books';

const texts = (raw: Record<string, unknown>, names: readonly (keyof DeskSearch)[]): DeskSearch =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = raw[name];
      const text = typeof value === 'number' ? String(value) : value;
      return typeof text === 'string' && /^[\w-]{1,40}$/.test(text) ? [[name, text]] : [];
    }),
  );

export function readDeskSearch(raw: Record<string, unknown>): DeskSearch {
  return texts(raw, ['kind', 'holder', 'order', 'product']);
}
