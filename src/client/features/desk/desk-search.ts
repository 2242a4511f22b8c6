/** The search params of the desk: the queue's filters, and the open order. In the first load: imports nothing. */
export interface DeskSearch {
  kind?: string;
  holder?: string;
  order?: string;
  /** The order's product; without it, the server is asked. BOOKS: `order` is the id of a difference of the books. */
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
