import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { DeskSide } from '../../../contract/desk-tasks.ts';
import { useMe } from '../../api/session.ts';
import styles from './DeskPage.module.css';
import { HolderSteps } from './HolderSteps.tsx';
import { KeyButton } from './KeyButton.tsx';
import { useClaim } from './use-desk.ts';

interface TaskStepsProps {
  task: Pick<DeskSide, 'id' | 'holder'> | null;
  /** What may be done with the order, unless somebody else has taken it. */
  children: ReactNode;
}

/** Takes a task on and gives it back, by T and B as well, with the steps that are open to whoever may take them; of a colleague who has it, takes it over. */
export function TaskSteps({ task, children }: TaskStepsProps) {
  const { t } = useLingui();
  const me = useMe();
  const claims = useClaim();
  const { busy, claim, release } = claims;
  const holder = task?.holder ?? null;
  const isMine = holder !== null && holder.id === me?.userInfo.id;
  // Whoever sees it go to a colleague is told that it was theirs.
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
        <HolderSteps id={task.id} holder={holder} claims={claims} />
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
