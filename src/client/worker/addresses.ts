/**
 * Addresses that are no screen: the API's, built files, and the files beside index.html. Workbox matches against the path with its query,
 * which may contain anything: only the last part of the path shows what is a file.
 */
export const NO_SCREEN = [/^\/api(?=[/?]|$)/, /^\/assets\//, /^[^?]*\/[^/?]*\.[a-z0-9]+(?=\?|$)/i];

const REFERENCE = [/^\/config\.json$/, /\/base\/v2\/config\/getSiteConfig$/, /\/base\/v2\/dictionaries\/[a-z]+$/];

/** Whether an address is public reference data that the device caches: the site's configuration and the dictionaries. */
export function isReference({ pathname }: Pick<URL, 'pathname'>): boolean {
  return REFERENCE.some((pattern) => pattern.test(pathname));
}
