import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DeskOrder } from '../../../contract/desk.ts';
import { useOnline } from '../../api/online.ts';
import { useMe } from '../../api/session.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './DeskPage.module.css';
import { useClaim } from './use-desk.ts';

interface TaskStepsProps {
  task: Pick<NonNullable<DeskOrder['task']>, 'id' | 'holder'> | null;
  /** What may be done with the order, unless somebody else has taken it. */
  children: ReactNode;
}

/** Takes a task on and gives it back, with the steps that are open to whoever may take them. */
export function TaskSteps({ task, children }: TaskStepsProps) {
  const { t } = useLingui();
  const me = useMe();
  const online = useOnline();
  const { busy, claim, release } = useClaim();
  const holder = task?.holder ?? null;
  const isMine = holder !== null && holder.id === me?.userInfo.id;
  const isOthers = holder !== null && !isMine;
  return (
    <>
      {isOthers ? (
        <p className={styles.hint}>
          <Trans>Taken by {holder.name}</Trans>
        </p>
      ) : null}
      <div className={styles.moves}>
        {task && holder === null ? (
          <Button kind="quiet" busy={busy} disabled={!online} onPress={() => claim(task.id)}>{t`Take it on`}</Button>
        ) : null}
        {task && isMine ? (
          <Button
            kind="quiet"
            busy={busy}
            disabled={!online}
            onPress={() => release(task.id)}
          >{t`Give it back`}</Button>
        ) : null}
        {isOthers ? null : children}
      </div>
    </>
  );
}
