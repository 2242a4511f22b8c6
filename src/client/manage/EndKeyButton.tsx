import { Trans, useLingui } from '@lingui/react/macro';
import { messageOf } from '../api/errors.ts';
import { useOnline } from '../api/online.ts';
import { Button } from '../ui/Button.tsx';
import { confirmDialog } from '../ui/confirm-dialog.ts';
import { toast } from '../ui/toast.ts';

interface EndKeyButtonProps {
  /** Resolves once the server has ended it. */
  end: () => Promise<unknown>;
}

/** Ends an agency's API key, for the agency itself and for the companies above it. */
export function EndKeyButton({ end }: EndKeyButtonProps) {
  const { t } = useLingui();
  const online = useOnline();
  const ask = async () => {
    const isSure = await confirmDialog({
      title: t`End the API key?`,
      text: t`Systems that hold it are shut out at once, and whom they have logged in is logged out. Messages to the agency’s own systems wait for a new key.`,
      confirm: t`End the key`,
      danger: true,
    });
    if (!isSure) return;
    try {
      await end();
      toast(t`The API key has ended`, 'success');
    } catch (error) {
      toast(messageOf(error), 'error');
    }
  };
  return (
    <Button kind="danger" size="small" disabled={!online} onPress={() => void ask()}>
      <Trans>End the API key</Trans>
    </Button>
  );
}
