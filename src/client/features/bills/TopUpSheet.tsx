import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import type { Currency, Money } from '../../../contract/money.ts';
import type { PaymentChannel } from '../../../contract/payments.ts';
import type { WalletTopUp, WalletTopUpInput, WalletTopUps } from '../../../contract/top-ups.ts';
import { type CallOptions, call } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { refreshMoney } from '../../api/events.ts';
import { useOnline } from '../../api/online.ts';
import { invalidate, useApiQuery } from '../../api/queries.ts';
import { useLocale } from '../../api/settings.ts';
import { DraftForm } from '../../form/DraftForm.tsx';
import { serverErrors } from '../../form/server-errors.ts';
import { TextField } from '../../form/TextField.tsx';
import { useDraftsAt } from '../../offline/drafts/draft-values.ts';
import { NotSavedAt } from '../../offline/drafts/ui/NotSavedNote.tsx';
import { ChannelChoice } from '../../orders/payment/ChannelChoice.tsx';
import { leaveForProvider, wayBack } from '../../orders/payment/leave-for-provider.ts';
import { PaymentButtons } from '../../orders/payment/PaymentButtons.tsx';
import { PaymentMessage } from '../../orders/payment/PaymentMessage.tsx';
import { payables } from '../../orders/payment/payable.ts';
import type { PaymentState } from '../../orders/payment/payment-attempt.ts';
import { useComeBack } from '../../orders/payment/use-payment.ts';
import { WaitingPayment } from '../../orders/payment/WaitingPayment.tsx';
import { useClosePayment } from '../../orders/use-close-payment.ts';
import { Chip } from '../../ui/Chip.tsx';
import { useFormat } from '../../ui/format.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { SumList } from './SumList.tsx';
import styles from './TopUps.module.css';
import { type TopUpValues, topUpPresets, topUpValuesOf, typedMoney } from './top-up-values.ts';

const LOOK_AGAIN_MS = 2_000;
const PLACE = 'wallet/top-up';

interface TopUpSheetProps {
  topUps: WalletTopUps;
  currency: Currency;
  /** The debt of closed statements, in minor units: a top-up settles it. */
  owed: number;
  /** The id of the open top-up; an unknown one is a new one. */
  opened: string;
  onShut: () => void;
}

/** The open top-up, polled while its outcome is unknown; closes the sheet once it is paid. */
function useFollowed(topUps: WalletTopUps, id: string, onPaid: () => void) {
  const { t } = useLingui();
  const format = useFormat();
  const followed = topUps.list.find((topUp) => topUp.id === id) ?? null;
  const isPending = followed?.state === 'pending';
  useApiQuery('walletTopUps', {}, { refetchInterval: isPending ? LOOK_AGAIN_MS : false });
  const added = followed ? format.money(followed.amount) : '';
  const isPaid = followed?.state === 'paid';
  const tell = useLatest(() => {
    toast(t`${added} was added to the balance.`, 'success');
    void refreshMoney();
    onPaid();
  });
  useEffect(() => {
    if (isPaid) tell();
  }, [isPaid, tell]);
  return followed;
}

/** Tops up the own wallet at a payment provider: amount and channel with its fee, then the provider's page or code (spec §3). */
export function TopUpSheet(props: TopUpSheetProps) {
  // The form starts with the draft, so the draft is read first.
  return useDraftsAt(PLACE) === null ? null : <ReadTopUp {...props} />;
}

function ReadTopUp({ topUps, currency, owed, opened, onShut }: TopUpSheetProps) {
  const locale = useLocale();
  const sheet = useClosePayment(true, onShut, { isPayable: true, isClosed: false });
  const [begun, setBegun] = useState<string | null>(null);
  const [wanted, setWanted] = useState<PaymentChannel | null>(null);
  const followed = useFollowed(topUps, begun ?? opened, sheet.shut);
  // A retry after a failed one starts with its amount.
  const [first] = useState(() => topUpValuesOf(followed));
  const { state, start } = useTopUp(setBegun);
  return (
    <DraftForm<TopUpValues>
      place={PLACE}
      initialValues={first}
      validate={async (values) => (await import('./top-up-errors.ts')).topUpErrors(values, currency, locale)}
      validateOnChange={false}
      onSubmit={(values, { setErrors }, options) => {
        const channel = wanted ?? topUps.channels[0]?.channel;
        const mark = (error: unknown) => setErrors(serverErrors(error));
        return channel ? start({ channel, amount: typedMoney(values, currency) }, mark, options) : false;
      }}
    >
      <OpenTopUp key={begun} {...{ topUps, currency, owed, followed, state, wanted }} onChoose={setWanted} {...sheet} />
    </DraftForm>
  );
}

interface OpenTopUpProps extends Pick<TopUpSheetProps, 'topUps' | 'currency' | 'owed'> {
  followed: WalletTopUp | null;
  state: PaymentState;
  wanted: PaymentChannel | null;
  onChoose: (channel: PaymentChannel) => void;
  isOpen: boolean;
  shut: () => void;
}

function OpenTopUp({ topUps, currency, owed, followed, state, wanted, onChoose, isOpen, shut }: OpenTopUpProps) {
  const { t } = useLingui();
  const format = useFormat();
  const online = useOnline();
  const [isElsewhere, setElsewhere] = useState(false);
  const { values, submitForm } = useFormikContext<TopUpValues>();
  const typed = typedMoney(values, currency).amount;
  const amount = { currency, amount: Number.isNaN(typed) ? 0 : typed };
  const choices = payables(topUps, amount);
  const chosen = choices.find(({ channel }) => channel === wanted) ?? choices[0];
  const waitsFor = followed?.state === 'pending' && !isElsewhere ? followed : null;
  const total = { currency, amount: amount.amount + (chosen?.fee.amount ?? 0) };
  const isBusy = state.status === 'paying' || state.status === 'leaving';
  return (
    <Sheet
      open={isOpen}
      onClose={shut}
      title={t`Top up the wallet`}
      footer={
        <PaymentButtons
          state={state}
          waitsFor={waitsFor}
          total={format.money(total)}
          disabled={!chosen}
          reason={online ? null : t`Paying needs a connection.`}
          onPay={() => void submitForm()}
          onLookUp={() => undefined}
          onAnotherWay={() => setElsewhere(true)}
        />
      }
    >
      <div className={styles.body}>
        <PaymentMessage state={state} attempt={followed} />
        {waitsFor ? (
          <>
            <TopUpSum amount={waitsFor.amount} total={waitsFor.money} owed={owed} />
            <WaitingPayment
              attempt={waitsFor}
              isSandbox={topUps.channels.some(({ channel, sandbox }) => sandbox && channel === waitsFor.channel)}
            />
          </>
        ) : (
          <form noValidate className={styles.body} onSubmit={(event) => event.preventDefault()}>
            <TextField
              name="amount"
              label={t`Amount to add (${currency})`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={15}
              required
            />
            <Presets currency={currency} owed={owed} />
            <NotSavedAt place={PLACE} />
            <ChannelChoice
              choices={choices}
              chosen={chosen?.channel ?? null}
              onChoose={onChoose}
              locked={isBusy}
              paysFor="top-up"
            />
            <TopUpSum amount={amount} total={total} owed={owed} />
          </form>
        )}
      </div>
    </Sheet>
  );
}

/** Preset amounts: the debt, which it settles, and round ones. */
function Presets({ currency, owed }: Pick<TopUpSheetProps, 'currency' | 'owed'>) {
  const { t } = useLingui();
  const format = useFormat();
  const { values, setFieldValue } = useFormikContext<TopUpValues>();
  return (
    <div className={styles.presets} role="group" aria-label={t`Amounts`}>
      {topUpPresets(owed, currency).map((amount) => (
        <Chip key={amount} selected={values.amount === amount} onPress={() => void setFieldValue('amount', amount)}>
          {format.money(typedMoney({ amount }, currency))}
        </Chip>
      ))}
    </div>
  );
}

/** The credited amount, how much of it settles due credit, the channel's fee, and the total to pay. */
function TopUpSum({ amount, total, owed }: { amount: Money; total: Money; owed: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const settled = Math.min(owed, amount.amount);
  const rows = [
    [t`Amount added`, amount],
    ...(settled > 0 ? [[t`Of which repays credit`, { ...amount, amount: settled }] as const] : []),
    [t`Transaction fee`, { ...total, amount: total.amount - amount.amount }],
    [t`To pay`, total],
  ] as const;
  return <SumList rows={rows.map(([name, money]) => [name, format.money(money)])} />;
}

/** Starts a top-up; resolves to its success. */
function useTopUp(onStarted: (id: string) => void) {
  const [state, setState] = useState<PaymentState>({ status: 'ready' });
  const start = async (
    input: WalletTopUpInput,
    onRefused: (error: unknown) => void,
    options: CallOptions,
  ): Promise<boolean> => {
    setState({ status: 'paying' });
    try {
      const topUp = await call('startTopUp', { ...input, successUrl: wayBack(input.successUrl) }, options);
      await invalidate('walletTopUps');
      onStarted(topUp.id);
      const isLeaving = topUp.redirectUrl !== undefined && leaveForProvider(topUp.redirectUrl);
      setState({ status: isLeaving ? 'leaving' : 'ready' });
      return true;
    } catch (error) {
      setState({ status: 'refused', message: messageOf(error) });
      onRefused(error);
      void invalidate('walletTopUps');
      return false;
    }
  };
  useComeBack(() => setState({ status: 'ready' }));
  return { state, start };
}
