import { useEffect } from 'react';
import { onBeforeLogout } from '../../../api/before-logout.ts';
import { accountOf, useSession } from '../../../api/session.ts';
import { askAboutDrafts, putDraftsAway } from '../log-out.ts';
import { startDrafts } from '../upkeep.ts';

/** Keeps the account's drafts in order for as long as somebody is logged in. */
export function DraftUpkeep() {
  const account = accountOf(useSession());
  useEffect(() => {
    const stop = startDrafts();
    const stopAsking = onBeforeLogout({ ask: askAboutDrafts, leave: putDraftsAway });
    return () => {
      stopAsking();
      stop();
    };
  }, [account]);
  return null;
}
