/** The account that a key belongs to. Accounts hold an address and with it slashes: `<API>|<user>`. */
export function accountIn(key: string): string {
  return /^[a-z]+\/((?:[^|]*\|)?[^/]+)\//.exec(key)?.[1] ?? '';
}
