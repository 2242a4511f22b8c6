import { useMe } from '../../api/session.ts';
import { ownConfig } from '../../offline/outbox/kinds/own-account.ts';
import { isUntouched } from '../../offline/outbox/outbox.ts';
import { queueChange } from '../../offline/outbox/outbox-here.ts';
import { lastQueued, useOutbox, useQueued } from '../../offline/outbox/use-outbox.ts';
import { frequentChange, queuedList } from './frequent-change.ts';

/** The user's frequent travellers as the agent left them, changed through the outbox. */
export function useFrequent(): { ids: readonly string[]; set: (id: string, isFrequent: boolean) => void } {
  const kept = useMe()?.userInfo.config.passengers ?? [];
  const { records } = useOutbox();
  const last = lastQueued(useQueued(ownConfig, 'passengers')) ?? undefined;
  const isReplaced = records.some((record) => record.id === last?.id && isUntouched(record));
  return {
    ids: queuedList(last) ?? kept,
    set: (id, isFrequent) => {
      const change = frequentChange(id, isFrequent, { kept, last, isReplaced });
      queueChange(ownConfig, { key: 'passengers', ...change }).catch(reportError);
    },
  };
}
