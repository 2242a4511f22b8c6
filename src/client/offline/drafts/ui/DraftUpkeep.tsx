import { useEffect } from 'react';
import { accountOf, useSession } from '../../../api/session.ts';
import { startDrafts } from '../upkeep.ts';

/** Maintains the account's drafts while somebody is logged in. */
export function DraftUpkeep() {
  const account = accountOf(useSession());
  useEffect(() => startDrafts(), [account]);
  return null;
}
