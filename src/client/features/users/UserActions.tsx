import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '../../../contract/users.ts';
import { call } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { invalidate } from '../../api/queries.ts';
import { useMe } from '../../api/session.ts';
import { Button } from '../../ui/Button.tsx';
import { confirmDialog } from '../../ui/confirm-dialog.ts';
import { toast } from '../../ui/toast.ts';
import styles from './UsersPage.module.css';

interface UserActionsProps {
  user: User;
  /** With the user after a reset of the password or the second factor. */
  onReset: (user: User) => void;
  onRemoved: () => void;
}

/** Immediate actions on a user, each confirmed. */
export function UserActions({ user, onReset, onRemoved }: UserActionsProps) {
  const { t } = useLingui();
  const online = useOnline();
  const isOwn = useMe()?.userInfo.id === user.id;
  const { id, nickname, email, isInvited, hasSecondFactor, isLastSuperUser } = user;
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
        ? t`A new link is sent to ${email}. The previous link no longer works.`
        : t`${nickname} is logged out everywhere and sets a new password through a link sent to ${email}.`,
      confirm: isInvited ? t`Send` : t`Reset the password`,
    });
    const work = async () => onReset(await call('resetUserPassword', { id }));
    if (isSure) await run(work, t`The link is on its way`);
  };
  const removeFactor = async () => {
    const isSure = await confirmDialog({
      title: t`Switch off the two-step log-in of ${nickname}?`,
      text: t`For a user who has lost the device with the codes. From then on the password alone is enough; an email to ${email} confirms it.`,
      confirm: t`Switch off`,
      danger: true,
    });
    const work = async () => onReset(await call('removeUserSecondFactor', { id }));
    if (isSure) await run(work, t`Two-step log-in is off`);
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
      {hasSecondFactor && !isOwn ? (
        <Button kind="quiet" size="small" disabled={!online} onPress={() => void removeFactor()}>
          <Trans>Switch off the two-step log-in</Trans>
        </Button>
      ) : null}
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
