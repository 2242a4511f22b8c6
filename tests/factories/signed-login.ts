import { createHmac } from 'node:crypto';
import type { SingleLoginInput } from '../../src/contract/session.ts';

/** A single login as an agency's own system signs it with the agency's API key. */
export function signedLogin(input: Omit<SingleLoginInput, 'signature'>, key: string): SingleLoginInput {
  const { code, timestamp, userid } = input;
  const signature = createHmac('sha256', key).update(`${code}.${timestamp}.${userid}`).digest('hex');
  return { ...input, signature };
}
