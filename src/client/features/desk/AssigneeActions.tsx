import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskHolder } from '../../../contract/desk-tasks.ts';
import { confirmDialog } from '../../ui/confirm-dialog.ts';
import { useFormat } from '../../ui/format.ts';
import styles from './DeskPage.module.css';
import { KeyButton } from './KeyButton.tsx';
import type { useClaim } from './use-desk.ts';

interface AssigneeActionsProps {
  /** The task. */
  id: string;
  holder: DeskHolder;
  claims: Pick<ReturnType<typeof useClaim>, 'busy' | 'takeOver' | 'free'>;
}

/** A task's assignee since when, and buttons to take it over or release it, also by T and B, each after a question. */
export function AssigneeActions({ id, holder, claims }: AssigneeActionsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { name } = holder;
  const since = format.dateTime(holder.since);
  const from = { id, holder: holder.id };
  const takeOver = async () => {
    const yes = await confirmDialog({
      title: t`Take the task over from ${name}?`,
      text: t`${name} has been working on this since ${since} and can no longer do so after that. The takeover is logged.`,
      confirm: t`Take over task`,
    });
    if (yes) claims.takeOver(from);
  };
  const free = async () => {
    const yes = await confirmDialog({
      title: t`Release the task of ${name}?`,
      text: t`${name} has been working on this since ${since}. Anyone at the desk can take it after that. The release is logged.`,
      confirm: t`Release task`,
    });
    if (yes) claims.free(from);
  };
  return (
    <>
      <p className={styles.hint}>
        <Trans>
          Assigned to {name} since {since}
        </Trans>
      </p>
      <div className={styles.moves}>
        <KeyButton letter="t" busy={claims.busy} onPress={() => void takeOver()}>{t`Take over task`}</KeyButton>
        <KeyButton letter="b" busy={claims.busy} onPress={() => void free()}>{t`Release task`}</KeyButton>
      </div>
    </>
  );
}
