import { LOCALES, type Locale } from '../../contract/locale.ts';

/** What the worker calls its store of the words that it keeps. */
export const WORDS = 'words';

const FILE_OF_WORDS = new RegExp(`(?:^|/)assets/(${LOCALES.join('|')})-[^/]+\\.js$`);

/** The language whose words a built file holds, by its path; undefined for any other file. */
export const languageOf = (path: string): string | undefined => FILE_OF_WORDS.exec(path)?.[1];

/** The words of the start and those of the pages: what is said only on pages that need a connection is kept nowhere. */
const KEPT_FILES = 2;

/** The languages that are whole among the kept files: one of which a part is missing could not be shown. */
export function wholeLanguages(paths: readonly string[]): Locale[] {
  return LOCALES.filter((locale) => paths.filter((path) => languageOf(path) === locale).length >= KEPT_FILES);
}
