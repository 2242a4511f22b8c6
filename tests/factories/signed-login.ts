import { createHmac } from 'node:crypto';
import type { SingleLoginInput } from '../../src/contract/session.ts';

/** A single login signed with the agency's API key, as by its own system. */
export function signedLogin(input: Omit<SingleLoginInput, 'signature'>, key: string): SingleLoginInput {
  const { code, timestamp, userid } = input;
  const signature = createHmac('sha256', key).update(`${code}.${timestamp}.${userid}`).digest('hex');
  return { ...input, signature };
}
