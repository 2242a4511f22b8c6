/**
 * Addresses that are no screen: the API's, built files, and the files beside index.html. Workbox holds them against the path with its
 * query, in which agents may ask for anything: what is a file is said by the last part of the path alone.
 */
export const NO_SCREEN = [/^\/api(?=[/?]|$)/, /^\/assets\//, /^[^?]*\/[^/?]*\.[a-z0-9]+(?=\?|$)/i];

const REFERENCE = [/^\/config\.json$/, /\/base\/v2\/config\/getSiteConfig$/, /\/base\/v2\/dictionaries\/[a-z]+$/];

/** Whether an address is of the public reference data that the device keeps: the site's configuration and the dictionaries. */
export function isReference({ pathname }: Pick<URL, 'pathname'>): boolean {
  return REFERENCE.some((pattern) => pattern.test(pathname));
}
