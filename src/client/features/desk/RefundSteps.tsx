import { useLingui } from '@lingui/react/macro';
import type { DeskDifference } from '../../../contract/desk.ts';
import { useOnline } from '../../api/online.ts';
import { useApiMutation } from '../../api/queries.ts';
import { useChannelName } from '../../trip/channel-names.ts';
import { Button } from '../../ui/Button.tsx';
import { confirmDialog } from '../../ui/confirm-dialog.ts';
import { useFormat } from '../../ui/format.ts';
import { toast } from '../../ui/toast.ts';
import { keepClosed, refused } from './use-desk.ts';

/** The two actions for a refund that its payment provider has refused, each after a confirmation. */
export function RefundSteps({ found: { difference, agency } }: { found: DeskDifference }) {
  const { t } = useLingui();
  const online = useOnline();
  const format = useFormat();
  const nameOf = useChannelName();
  const settling = useApiMutation('settleRefund', {
    onSuccess: (answer, { way }) => {
      toast(way === 'again' ? t`The payment provider is asked again.` : t`The money goes to the wallet.`, 'success');
      keepClosed(answer);
    },
    onError: refused,
  });
  const { id, expected, currency, subject } = difference;
  const amount = format.money({ amount: expected, currency });
  const provider = nameOf(subject.split(' ')[0] ?? '');
  const wallet = agency.name;
  const tryAgain = async () => {
    const yes = await confirmDialog({
      title: t`Request ${amount} from ${provider} again?`,
      text: t`It is requested again as a new refund. If it is refused again, it returns to the desk.`,
      confirm: t`Try again`,
    });
    if (yes) settling.mutate({ id, way: 'again' });
  };
  const credit = async () => {
    const yes = await confirmDialog({
      title: t`Credit ${amount} to the wallet of ${wallet}?`,
      text: t`${provider} will not be asked again. Make sure it has not refunded the money. This cannot be undone.`,
      confirm: t`Credit the wallet`,
      danger: true,
    });
    if (yes) settling.mutate({ id, way: 'wallet' });
  };
  const common = { busy: settling.isPending, disabled: !online };
  return (
    <>
      <Button {...common} onPress={() => void tryAgain()}>{t`Try again`}</Button>
      <Button kind="quiet" {...common} onPress={() => void credit()}>{t`Credit the wallet instead`}</Button>
    </>
  );
}
