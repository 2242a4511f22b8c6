/** The account in storage keys: another API is another account. */
export const accountName = (base: string, user: string) => `${base}|${user}`;

/** The address of an account's API. */
export const baseOf = (account: string) => account.slice(0, account.lastIndexOf('|'));

/** The account in a key. Accounts contain an address and thus slashes: `<API>|<user>`. */
export function accountIn(key: string): string {
  return /^[a-z]+\/((?:[^|]*\|)?[^/]+)\//.exec(key)?.[1] ?? '';
}
