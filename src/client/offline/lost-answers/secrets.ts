import { session } from '../../api/session.ts';
import { createStore } from '../../api/store.ts';

/** What is answered once, and whose first answer was lost: to be shown where it belongs. It lies in this page's memory alone. */
interface LostSecrets {
  recoveryCodes: string[] | null;
  /** By the id of the agency. */
  apiKeys: Readonly<Record<string, string>>;
}

const NONE: LostSecrets = { recoveryCodes: null, apiKeys: {} };

export const lostSecrets = createStore(NONE);
session.subscribe(() => {
  if (session.get() === null) lostSecrets.set(NONE);
});
