import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '../../../contract/users.ts';
import { call } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { invalidate } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { confirmDialog } from '../../ui/confirm-dialog.ts';
import { toast } from '../../ui/toast.ts';
import styles from './UsersPage.module.css';

interface UserActionsProps {
  user: User;
  /** With the user as the reset has left it. */
  onReset: (user: User) => void;
  onRemoved: () => void;
}

/** What is done to a user at once, after a question. */
export function UserActions({ user, onReset, onRemoved }: UserActionsProps) {
  const { t } = useLingui();
  const online = useOnline();
  const { id, nickname, email, isInvited, isLastSuperUser } = user;
  const run = async (work: () => Promise<unknown>, words: string) => {
    try {
      await work();
      toast(words, 'success');
      return true;
    } catch (error) {
      toast(messageOf(error), 'error');
      return false;
    } finally {
      void invalidate('users');
    }
  };
  const reset = async () => {
    const isSure = await confirmDialog({
      title: isInvited ? t`Send the invitation again?` : t`Reset the password of ${nickname}?`,
      text: isInvited
        ? t`A new link goes to ${email}. The one before opens nothing any more.`
        : t`${nickname} is logged out everywhere, and chooses a new password by a link that goes to ${email}.`,
      confirm: isInvited ? t`Send` : t`Reset the password`,
    });
    const idempotencyKey = crypto.randomUUID();
    const work = async () => onReset(await call('resetUserPassword', { id }, { idempotencyKey }));
    if (isSure) await run(work, t`The link is on its way`);
  };
  const remove = async () => {
    const isSure = await confirmDialog({
      title: t`Remove ${nickname}?`,
      text: t`They are logged out everywhere at once. What they booked and did stays in the books and the log.`,
      confirm: t`Remove`,
      danger: true,
    });
    if (isSure && (await run(() => call('deleteUser', { id }), t`Removed`))) onRemoved();
  };
  return (
    <div className={styles.actions}>
      <Button kind="quiet" size="small" disabled={!online} onPress={() => void reset()}>
        {isInvited ? <Trans>Invite again</Trans> : <Trans>Reset the password</Trans>}
      </Button>
      <Button
        kind="danger"
        size="small"
        disabled={!online}
        disabledReason={isLastSuperUser ? t`The only administrator cannot be removed.` : null}
        onPress={() => void remove()}
      >
        <Trans>Remove</Trans>
      </Button>
    </div>
  );
}
