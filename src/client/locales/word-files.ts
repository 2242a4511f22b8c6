import { LOCALES, type Locale } from '../../contract/locale.ts';

/** The worker's cache of messages. */
export const WORDS = 'words';

const FILE_OF_WORDS = new RegExp(`(?:^|/)assets/(${LOCALES.join('|')})-[^/]+\\.js$`);

/** The language of a built message file, by its path; undefined for any other file. */
export const languageOf = (path: string): string | undefined => FILE_OF_WORDS.exec(path)?.[1];

/** The messages of the start and of the pages: those of pages that need a connection are not cached. */
const KEPT_FILES = 2;

/** The languages that are complete among the cached files: one with a missing part could not be shown. */
export function wholeLanguages(paths: readonly string[]): Locale[] {
  return LOCALES.filter((locale) => paths.filter((path) => languageOf(path) === locale).length >= KEPT_FILES);
}
