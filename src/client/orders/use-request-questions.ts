import { useLingui } from '@lingui/react/macro';
import type { Money } from '../../contract/money.ts';
import { useClientSafe } from '../api/client-safe.ts';
import { bookingText } from '../trip/passenger-name.ts';
import { confirmDialog } from '../ui/confirm-dialog.ts';
import { useFormat } from '../ui/format.ts';

interface Requested {
  id: string;
  total: Money;
  afterSales?: { change?: { quote: { total: Money } | null } | null | undefined } | null;
}

/** Confirmations before a request about tickets is answered, the same for every product; each resolves to the agent's choice. */
export function useRequestQuestions(order: Requested) {
  const { t } = useLingui();
  const isSafe = useClientSafe();
  const { money } = useFormat();
  const net = money(order.total);
  // A change that costs nothing may refund money.
  const asked = order.afterSales?.change?.quote?.total;
  const back = asked && asked.amount < 0 ? money({ ...asked, amount: -asked.amount }) : null;
  const id = bookingText(order.id);
  return {
    /** Before a quoted refund is accepted; `text` says what that does; no amount in client-safe mode. */
    giveBack: (text: string): Promise<boolean> =>
      confirmDialog({
        title: isSafe ? t`Return the tickets?` : t`Return the tickets for a refund of ${net}?`,
        text,
        confirm: t`Confirm refund`,
        cancel: t({ message: 'Not now', context: 'request' }),
      }),
    /** Before a change is accepted; `text` says what that does. */
    exchange: (text: string): Promise<boolean> =>
      confirmDialog({
        title:
          back === null
            ? t`Change the tickets at no cost?`
            : isSafe
              ? t`Change the tickets?`
              : t`Change the tickets for a refund of ${back}?`,
        text,
        confirm: t({ message: 'Confirm change', context: 'request' }),
        cancel: t({ message: 'Not now', context: 'request' }),
      }),
    withdraw: (): Promise<boolean> =>
      confirmDialog({
        title: t`Withdraw request ${id}?`,
        text: t`The tickets stay as they are. You can request this again later.`,
        confirm: t`Withdraw`,
        cancel: t`Keep the request`,
      }),
  };
}
