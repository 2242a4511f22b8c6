import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Money } from '../../../contract/money.ts';
import type { PaymentChannel } from '../../../contract/payments.ts';
import { useClientSafe } from '../../api/client-safe.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { PRODUCT_CALLS } from '../../api/product-calls.ts';
import { useApiQuery } from '../../api/queries.ts';
import { NetPricesButton } from '../../trip/NetPricesButton.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useFormat } from '../../ui/format.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { DeadlineWords } from '../DeadlineWords.tsx';
import { useDeadlinePassed } from '../use-deadline-passed.ts';
import { ChannelChoice } from './ChannelChoice.tsx';
import { PaymentButtons } from './PaymentButtons.tsx';
import { PaymentMessage } from './PaymentMessage.tsx';
import styles from './PaymentSheet.module.css';
import { isHeldInParts, type Payable, payables } from './payable.ts';
import type { PaymentWork } from './payment-sender.ts';
import { useAttempt } from './use-attempt.ts';
import { usePayment } from './use-payment.ts';
import { WaitingPayment } from './WaitingPayment.tsx';

interface PaymentSheetProps<O> {
  /** The amount due, and its deadline. */
  due: { total: Money; payBy: string | null };
  work: PaymentWork<O>;
  /** The message after the deadline. */
  lateWords: string;
  /** It was closed, e.g. when overdue. */
  isClosed: boolean;
  /** Why it cannot be paid, besides time, connection and money; null if it can. */
  shut: string | null;
  open: boolean;
  onClose: () => void;
  onPaid: (order: O) => void;
  /** The sheet's exit has ended. */
  onClosed: () => void;
}

/** Why nothing can be paid now, in words; null when it can. */
function useBlockReason(
  { lateWords, isClosed, shut }: Pick<PaymentSheetProps<unknown>, 'lateWords' | 'isClosed' | 'shut'>,
  isLate: boolean,
  short: { choices: readonly Payable[]; total: Money } | null,
): string | null {
  const { t } = useLingui();
  const online = useOnline();
  if (isLate || isClosed) return lateWords;
  if (!online) return t`Paying needs a connection.`;
  if (shut !== null || short === null) return shut;
  return isHeldInParts(short.choices, short.total)
    ? t`Neither the balance nor the credit holds all of it. Ask your finance colleagues to top up the wallet.`
    : t`Insufficient Account Balance. Ask your finance colleagues to top up the wallet.`;
}

/** Pays the amount due on an order: amount, deadline, channels and one button. */
export function PaymentSheet<O>({ due, work, open, onClose, onPaid, onClosed, ...block }: PaymentSheetProps<O>) {
  const { t } = useLingui();
  const format = useFormat();
  const { total: asked, payBy } = due;
  const isLate = useDeadlinePassed(payBy);
  const { state, pay, lookUp } = usePayment(work, onPaid);
  const { attempt, waitsFor, payAnotherWay, stayWithIt } = useAttempt(work, open, (isPaid) => {
    work.refresh();
    if (isPaid) void lookUp();
  });
  const start = (channel: PaymentChannel) => {
    stayWithIt();
    void pay(channel);
  };
  const config = useApiQuery(PRODUCT_CALLS[work.product].paymentConfig, {}, { enabled: open, staleTime: 0 });
  const choices = config.data ? payables(config.data, asked) : [];
  const [wanted, setWanted] = useState<PaymentChannel | null>(null);
  const chosen =
    choices.find(({ channel, closed }) => channel === wanted && closed === null) ??
    choices.find(({ closed }) => closed === null);
  const refresh = useLatest(work.refresh);
  useEffect(() => {
    if (isLate && open) refresh();
  }, [isLate, open, refresh]);
  const amount = waitsFor?.money ?? { ...asked, amount: asked.amount + (chosen?.fee.amount ?? 0) };
  const total = format.money(amount);
  const reason = useBlockReason(block, isLate, config.data && !chosen ? { choices, total: asked } : null);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t`Payment`}
      footer={
        <PaymentButtons
          state={state}
          waitsFor={waitsFor}
          total={total}
          disabled={!chosen || config.isPending}
          reason={reason}
          onPay={() => chosen && start(chosen.channel)}
          onLookUp={() => void lookUp()}
          onAnotherWay={payAnotherWay}
        />
      }
    >
      <div className={styles.body}>
        <PaymentHead amount={amount} payBy={payBy} isLate={isLate} />
        <PaymentMessage state={state} attempt={attempt} />
        {waitsFor ? (
          <WaitingPayment
            attempt={waitsFor}
            isSandbox={choices.some(({ channel, isSandbox }) => isSandbox && channel === waitsFor.channel)}
          />
        ) : (
          <>
            {config.isPending ? <Skeleton height="56px" lines={2} /> : null}
            {config.error ? (
              <ErrorState
                error={messageOf(config.error)}
                onRetry={() => void config.refetch()}
                busy={config.isFetching}
              />
            ) : null}
            <ChannelChoice
              choices={choices}
              chosen={chosen?.channel ?? null}
              onChoose={setWanted}
              locked={state.status === 'paying' || state.status === 'leaving'}
            />
          </>
        )}
      </div>
    </Sheet>
  );
}

/** The amount including the channel's fee, and the deadline. */
function PaymentHead({ amount, payBy, isLate }: { amount: Money; payBy: string | null; isLate: boolean }) {
  const format = useFormat();
  const isSafe = useClientSafe();
  const shown = format.converted(amount);
  return (
    <div>
      {isSafe ? <NetPricesButton /> : <p className={`num ${styles.amount}`}>{format.money(amount)}</p>}
      {!isSafe && shown.currency !== amount.currency ? (
        <p className={`num ${styles.quiet}`}>≈ {format.money(shown)}</p>
      ) : null}
      {payBy ? (
        <p className={styles.deadline} data-late={isLate}>
          <span>
            <Trans>
              Pay by <DeadlineWords until={payBy} />
            </Trans>
          </span>
          <strong>
            <Countdown until={payBy} />
          </strong>
        </p>
      ) : null}
    </div>
  );
}
