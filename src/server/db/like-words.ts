import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { searchWords } from '../../contract/dictionaries/search-text.ts';

/** A text escaped for LIKE: its wildcards are matched literally. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The words of a search, each as a pattern for LIKE. */
export const wordPatterns = (q: string) => searchWords(q).map((word) => `%${escapeLike(word)}%`);

/** A text normalized like the words of a search: lower case, full-width letters as plain ones. */
export const asSearched = (text: SQLWrapper): SQL => sql`lower(normalize(${text}, NFKC))`;

/** Whether every word of a search occurs in one of these texts, all `asSearched`; undefined for a search without words. */
export function holdsWords(q: string, texts: readonly SQL[]): SQL | undefined {
  return and(...wordPatterns(q).map((pattern) => or(...texts.map((text) => sql`${text} like ${pattern}`))));
}
