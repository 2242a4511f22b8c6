import { createHmac } from 'node:crypto';

/** The address that logs a user in: on your server, with the key out of everybody's reach. */
export function singleLoginAddress({ portal, code, userid, apiKey, path = '/' }) {
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', apiKey).update(`${code}.${timestamp}.${userid}`).digest('hex');
  const address = new URL(path, portal);
  for (const [name, value] of Object.entries({ code, timestamp, userid, signature })) address.searchParams.set(name, value);
  return address.href;
}
