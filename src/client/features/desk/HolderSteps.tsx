import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskHolder } from '../../../contract/desk-tasks.ts';
import { confirmDialog } from '../../ui/confirm-dialog.ts';
import { useFormat } from '../../ui/format.ts';
import styles from './DeskPage.module.css';
import { KeyButton } from './KeyButton.tsx';
import type { useClaim } from './use-desk.ts';

interface HolderStepsProps {
  /** The task. */
  id: string;
  holder: DeskHolder;
  claims: Pick<ReturnType<typeof useClaim>, 'busy' | 'takeOver' | 'free'>;
}

/** Who has taken a task since when, and the ways to have it from them, by T and B as well, each after a word on whose it is. */
export function HolderSteps({ id, holder, claims }: HolderStepsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { name } = holder;
  const since = format.dateTime(holder.since);
  const from = { id, holder: holder.id };
  const takeOver = async () => {
    const yes = await confirmDialog({
      title: t`Take it over from ${name}?`,
      text: t`${name} has had it since ${since} and can do nothing more with it then. It is written down who took it.`,
      confirm: t`Take it over`,
    });
    if (yes) claims.takeOver(from);
  };
  const free = async () => {
    const yes = await confirmDialog({
      title: t`Give it back in place of ${name}?`,
      text: t`${name} has had it since ${since}. Anybody at the desk can take it on then. It is written down who gave it back.`,
      confirm: t`Give it back`,
    });
    if (yes) claims.free(from);
  };
  return (
    <>
      <p className={styles.hint}>
        <Trans>
          Taken by {name} since {since}
        </Trans>
      </p>
      <div className={styles.moves}>
        <KeyButton letter="t" busy={claims.busy} onPress={() => void takeOver()}>{t`Take it over`}</KeyButton>
        <KeyButton letter="b" busy={claims.busy} onPress={() => void free()}>{t`Give it back`}</KeyButton>
      </div>
    </>
  );
}
