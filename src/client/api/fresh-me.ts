import { call } from './call.ts';
import { session } from './session.ts';

/** Asks who the user is and what the company lets them do now. Rejects where that cannot be asked; what is kept then goes on serving. */
export async function refreshMe(): Promise<void> {
  session.refresh(await call('me', {}));
}
