import { Trans, useLingui } from '@lingui/react/macro';
import { messageOf } from '../api/errors.ts';
import { useOnline } from '../api/online.ts';
import { Button } from '../ui/Button.tsx';
import { confirmDialog } from '../ui/confirm-dialog.ts';
import { toast } from '../ui/toast.ts';

interface EndKeyButtonProps {
  /** Resolves once the server revoked it. */
  end: () => Promise<unknown>;
}

/** Revokes an agency's API key, for the agency itself and the companies above it. */
export function EndKeyButton({ end }: EndKeyButtonProps) {
  const { t } = useLingui();
  const online = useOnline();
  const ask = async () => {
    const isSure = await confirmDialog({
      title: t`Revoke the API key?`,
      text: t`Systems that use it lose access at once, and users who logged in through them are logged out. Messages to the agency’s own systems wait for a new key.`,
      confirm: t`Revoke key`,
      danger: true,
    });
    if (!isSure) return;
    try {
      await end();
      toast(t`The API key has been revoked`, 'success');
    } catch (error) {
      toast(messageOf(error), 'error');
    }
  };
  return (
    <Button kind="danger" size="small" disabled={!online} onPress={() => void ask()}>
      <Trans>Revoke the API key</Trans>
    </Button>
  );
}
