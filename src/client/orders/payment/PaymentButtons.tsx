import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useClientSafe } from '../../api/client-safe.ts';
import { isFramed } from '../../api/frame.ts';
import { useChannelName } from '../../trip/channel-names.ts';
import { Button } from '../../ui/Button.tsx';
import styles from '../../ui/ButtonLink.module.css';
import { type ButtonLook, lookOf } from '../../ui/button-look.ts';
import { leaveForProvider } from './leave-for-provider.ts';
import type { PaymentState } from './payment-attempt.ts';
import type { Attempt } from './use-attempt.ts';

interface PaymentButtonsProps {
  state: PaymentState;
  waitsFor: Attempt | null;
  /** The amount as text. */
  total: string;
  disabled: boolean;
  reason: string | null;
  onPay: () => void;
  onLookUp: () => void;
  onAnotherWay: () => void;
}

/** The next action, at the sheet's foot. */
export function PaymentButtons({ state, waitsFor, ...rest }: PaymentButtonsProps) {
  const { total, disabled, reason, onPay, onLookUp, onAnotherWay } = rest;
  const isSafe = useClientSafe();
  if (state.status === 'unknown')
    return (
      <Button size="main" block onPress={onLookUp}>
        <Trans>Check the booking</Trans>
      </Button>
    );
  if (waitsFor) return <WaitingButtons attempt={waitsFor} state={state} onAnotherWay={onAnotherWay} />;
  return (
    <Button
      size="main"
      block
      busy={state.status === 'paying' || state.status === 'leaving'}
      disabled={disabled}
      disabledReason={reason}
      onPress={onPay}
    >
      {state.status === 'paying' ? <Trans>Paying…</Trans> : isSafe ? <Trans>Pay</Trans> : <Trans>Pay {total}</Trans>}
    </Button>
  );
}

function WaitingButtons({
  attempt: { redirectUrl, channel },
  state,
  onAnotherWay,
}: { attempt: Attempt } & Pick<PaymentButtonsProps, 'state' | 'onAnotherWay'>) {
  const name = useChannelName()(channel);
  return (
    <>
      {redirectUrl ? <GoOn url={redirectUrl} name={name} busy={state.status === 'leaving'} /> : null}
      <Button kind="quiet" size="main" block onPress={onAnotherWay}>
        <Trans>Pay another way</Trans>
      </Button>
    </>
  );
}

/** To the payment provider's page. */
function GoOn({ url, name, busy }: { url: string; name: string; busy: boolean }) {
  const words = <Trans>Continue to {name}</Trans>;
  if (isFramed)
    return (
      <NewWindowLink size="main" block href={url}>
        {words}
      </NewWindowLink>
    );
  return (
    <Button size="main" block busy={busy} onPress={() => leaveForProvider(url)}>
      {words}
    </Button>
  );
}

/** A link that looks like a button and opens another site in a new window. */
function NewWindowLink({ href, children, ...look }: ButtonLook & { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...lookOf(look)} className={styles.link}>
      {children}
    </a>
  );
}
