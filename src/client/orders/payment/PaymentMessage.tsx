import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './PaymentSheet.module.css';
import type { PaymentState } from './payment-attempt.ts';
import type { Attempt } from './use-attempt.ts';

/** Why a payment failed, and what that means for the money. */
export function PaymentMessage({ state, attempt }: { state: PaymentState; attempt: Attempt | null }) {
  if (state.status === 'refused')
    return (
      <p className={styles.problem} role="alert">
        {state.message}
      </p>
    );
  if (state.status === 'unanswered')
    return (
      <Notice>
        <Trans>The answer got lost. The booking is not paid; you can pay again and it is charged only once.</Trans>
      </Notice>
    );
  if (state.status === 'unknown')
    return (
      <Notice>
        <Trans>
          No response was received, so it is not known yet whether the booking is paid. Check it before paying again.
        </Trans>
      </Notice>
    );
  return state.status === 'ready' ? <Outcome attempt={attempt} /> : null;
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p className={styles.notice} role="alert">
      {children}
    </p>
  );
}

function Outcome({ attempt }: { attempt: Attempt | null }) {
  if (attempt?.state === 'clearing')
    return (
      <Notice>
        <Trans>
          A bank is clearing this payment, which may take days. If it arrives too late it is refunded to the original
          payment method; meanwhile you can pay another way.
        </Trans>
      </Notice>
    );
  if (attempt?.state === 'failed')
    return (
      <Notice>
        <Trans>The payment failed and nothing was charged. Try again, or pay another way.</Trans>
      </Notice>
    );
  if (attempt?.state === 'timedOut')
    return (
      <Notice>
        <Trans>The payment timed out and nothing was charged. Try again, or pay another way.</Trans>
      </Notice>
    );
  if (attempt?.state === 'returned')
    return (
      <Notice>
        <Trans>A payment arrived too late and is being refunded to the original payment method.</Trans>
      </Notice>
    );
  return null;
}
