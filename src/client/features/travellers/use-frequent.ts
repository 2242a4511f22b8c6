import { useMe } from '../../api/session.ts';
import { ownConfig } from '../../offline/outbox/kinds/own-account.ts';
import { queueChange } from '../../offline/outbox/outbox-here.ts';
import { useQueued } from '../../offline/outbox/use-outbox.ts';

/** The user's frequent travellers as the agent left them, changed through the outbox. */
export function useFrequent(): { ids: readonly string[]; set: (id: string, isFrequent: boolean) => void } {
  const kept = useMe()?.userInfo.config.passengers ?? [];
  const waiting = useQueued(ownConfig, 'passengers').filter(({ state }) => state !== 'refused');
  const queued = waiting.at(-1)?.input.value;
  const isList = Array.isArray(queued) && queued.every((one) => typeof one === 'string');
  const ids: readonly string[] = isList ? queued : kept;
  return {
    ids,
    set: (id, isFrequent) => {
      const others = ids.filter((one) => one !== id);
      const value = isFrequent ? [...others, id] : others;
      queueChange(ownConfig, { key: 'passengers', value }).catch(reportError);
    },
  };
}
