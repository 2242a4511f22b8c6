import { useEffect } from 'react';
import { accountOf, useSession } from '../../../api/session.ts';
import { startDrafts } from '../upkeep.ts';

/** Keeps the account's drafts in order for as long as somebody is logged in. */
export function DraftUpkeep() {
  const account = accountOf(useSession());
  useEffect(() => startDrafts(), [account]);
  return null;
}
