import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { searchWords } from '../../contract/dictionaries/search-text.ts';

/** A text as LIKE finds it: what is a sign of its own there is taken as written. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The words of a search, each as a pattern for LIKE. */
export const wordPatterns = (q: string) => searchWords(q).map((word) => `%${escapeLike(word)}%`);

/** A text as the words of a search are written: in lower case, full-width letters as plain ones. */
export const asSearched = (text: SQLWrapper): SQL => sql`lower(normalize(${text}, NFKC))`;

/** Every word of a search stands in one of these texts, all `asSearched`; undefined of a search without words. */
export function holdsWords(q: string, texts: readonly SQL[]): SQL | undefined {
  return and(...wordPatterns(q).map((pattern) => or(...texts.map((text) => sql`${text} like ${pattern}`))));
}
