import { type Money, percentUp } from '../../../contract/money.ts';
import { isExternalChannel, type PaymentConfig } from '../../../contract/payments.ts';

type Channel = PaymentConfig['channels'][number];

/** A channel as the sheet offers it. `closed` says why it cannot be used, null when it can. */
export interface Payable {
  channel: Channel['channel'];
  fee: Money;
  /** Hundredths of a percent. */
  feeBasisPoints: number;
  /** What it can pay at most; null when it has no limit of ours, or the reader is not told. */
  available: Money | null;
  /** A stand-in takes the payment provider's place: no money moves. */
  isSandbox: boolean;
  closed: 'switchedOff' | 'overdue' | 'insufficient' | null;
}

/** What each channel would take for a total, and whether it can pay it. */
export function payables(config: PaymentConfig, total: Money): Payable[] {
  return config.channels.map(({ channel, enabled, feeBasisPoints, available, overdue, sandbox }) => {
    const fee = percentUp(total, feeBasisPoints);
    const isShort = available !== null && available < total.amount + fee.amount;
    return {
      channel,
      fee,
      feeBasisPoints,
      available: available === null ? null : { amount: available, currency: total.currency },
      isSandbox: sandbox ?? false,
      closed: enabled ? (overdue ? 'overdue' : isShort ? 'insufficient' : null) : 'switchedOff',
    };
  });
}

/** Whether balance and credit hold a total together that neither of them holds alone: an order is paid from one of them. */
export function isHeldInParts(choices: readonly Payable[], { amount }: Money): boolean {
  const own = choices.filter(({ channel, closed }) => !isExternalChannel(channel) && closed === 'insufficient');
  return own.reduce((sum, { available }) => sum + (available?.amount ?? 0), 0) >= amount;
}
