import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { accountOf, useSession } from '../../../api/session.ts';
import { useStore } from '../../../api/store.ts';
import { toast } from '../../../ui/toast.ts';
import { connection } from '../../connection.ts';
import { followSent, outboxView } from '../outbox-here.ts';
import { startOutbox } from '../upkeep.ts';

/** Items sent within this time of their creation, while connected throughout, did not wait. */
const AT_ONCE_MS = 4000;
/** Items sent in a row are reported together. */
const TOGETHER_MS = 600;

/** Sends the outbox during a session, and reports the outcome. */
export function OutboxUpkeep() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const account = accountOf(useSession());
  const { records } = useStore(outboxView);
  const aside = records.filter(({ state }) => state === 'refused');
  const refused = aside.length;
  const isUnsure = aside.at(-1)?.refused?.unsure === true;
  const known = useRef<number | null>(null);
  useEffect(() => startOutbox(), [account]);
  useEffect(() => {
    let count = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      const sent = count;
      count = 0;
      toast(
        t`${plural(sent, { one: 'Sent: # change that was waiting.', other: 'Sent: # changes that were waiting.' })}`,
        'success',
      );
    };
    const stop = followSent(({ at }) => {
      const madeAt = Date.parse(at);
      if (madeAt > connection.get().since && Date.now() - madeAt < AT_ONCE_MS) return;
      count += 1;
      clearTimeout(timer);
      timer = setTimeout(tell, TOGETHER_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [t]);
  useEffect(() => {
    if (known.current !== null && refused > known.current)
      toast(isUnsure ? t`A change needs your decision.` : t`A change was not accepted.`, 'warning', {
        label: t`View`,
        onPress: () => void navigate({ to: '/outbox' }),
      });
    known.current = refused;
  }, [refused, isUnsure, navigate, t]);
  return null;
}
