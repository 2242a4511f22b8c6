import { useLingui } from '@lingui/react/macro';
import { useOnline } from '../api/online.ts';
import { Button } from '../ui/Button.tsx';
import { ACTION_LABELS } from './order-labels.ts';

/** Requests a new quote in place of an expired one. */
export function NewQuoteButton({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  const { t, i18n } = useLingui();
  const online = useOnline();
  return (
    <Button
      size="main"
      busy={busy}
      disabledReason={online ? null : t`Sending a request needs a connection.`}
      onPress={onPress}
    >
      {i18n._(ACTION_LABELS.requote)}
    </Button>
  );
}
