import { session } from '../../api/session.ts';
import { createStore } from '../../api/store.ts';

/** Secrets answered once, whose first answer was lost: shown where they belong. In this page's memory only. */
interface LostSecrets {
  recoveryCodes: string[] | null;
  /** By agency id. */
  apiKeys: Readonly<Record<string, string>>;
}

const NONE: LostSecrets = { recoveryCodes: null, apiKeys: {} };

export const lostSecrets = createStore(NONE);
session.subscribe(() => {
  if (session.get() === null) lostSecrets.set(NONE);
});
