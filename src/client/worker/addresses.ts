/** Addresses that are no screen: the API's, built files, and the files beside index.html. */
export const NO_SCREEN = [/^\/api(\/|$)/, /^\/assets\//, /\.[a-z0-9]+$/i];

const REFERENCE = [/^\/config\.json$/, /\/base\/v2\/config\/getSiteConfig$/, /\/base\/v2\/dictionaries\/[a-z]+$/];

/** Whether an address is of the public reference data that the device keeps: the site's configuration and the dictionaries. */
export function isReference({ pathname }: Pick<URL, 'pathname'>): boolean {
  return REFERENCE.some((pattern) => pattern.test(pathname));
}

const FILE_OF_WORDS = /(?:^|\/)assets\/(en|zh-cn|zh-tw)-[^/]+\.js$/;

/** The language whose words a built file holds, by its path; undefined for any other file. */
export const languageOf = (path: string): string | undefined => FILE_OF_WORDS.exec(path)?.[1];
