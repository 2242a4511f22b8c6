import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { DeskSide } from '../../../contract/desk-tasks.ts';
import { useMe } from '../../api/session.ts';
import { AssigneeActions } from './AssigneeActions.tsx';
import styles from './DeskPage.module.css';
import { KeyButton } from './KeyButton.tsx';
import { useClaim } from './use-desk.ts';

interface TaskStepsProps {
  task: Pick<DeskSide, 'id' | 'holder'> | null;
  /** The actions on the order, unless somebody else has taken it. */
  children: ReactNode;
}

/** Takes and releases a task, also by T and B, with the actions that its assignee may take; takes it over from a colleague. */
export function TaskSteps({ task, children }: TaskStepsProps) {
  const { t } = useLingui();
  const me = useMe();
  const claims = useClaim();
  const { busy, claim, release } = claims;
  const holder = task?.holder ?? null;
  const isMine = holder !== null && holder.id === me?.userInfo.id;
  // A user whose task a colleague takes over is notified.
  const [wasMine, setWasMine] = useState(false);
  if (isMine && !wasMine) setWasMine(true);
  if (task && holder && !isMine)
    return (
      <>
        {wasMine ? (
          <p className={styles.hint} role="status">
            <Trans>{holder.name} has taken this task over from you.</Trans>
          </p>
        ) : null}
        <AssigneeActions id={task.id} holder={holder} claims={claims} />
      </>
    );
  const giveBack = (id: string) => {
    setWasMine(false);
    release(id);
  };
  return (
    <div className={styles.moves}>
      {task && holder === null ? (
        <KeyButton letter="t" busy={busy} onPress={() => claim(task.id)}>{t`Take task`}</KeyButton>
      ) : null}
      {task && isMine ? (
        <KeyButton letter="b" busy={busy} onPress={() => giveBack(task.id)}>{t`Release task`}</KeyButton>
      ) : null}
      {children}
    </div>
  );
}
