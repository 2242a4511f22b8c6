import { type Money, percentUp } from '../../../contract/money.ts';
import { isExternalChannel, type PaymentConfig } from '../../../contract/payments.ts';

type Channel = PaymentConfig['channels'][number];

/** A channel as the sheet offers it. `closed` says why it is unavailable, else null. */
export interface Payable {
  channel: Channel['channel'];
  fee: Money;
  /** Hundredths of a percent. */
  feeBasisPoints: number;
  /** The most it can pay; null where the portal sets no limit, or the user may not see it. */
  available: Money | null;
  /** A sandbox replaces the payment provider: no money moves. */
  isSandbox: boolean;
  closed: 'switchedOff' | 'overdue' | 'insufficient' | null;
}

/** What each channel would charge for a total; whether it can pay it. */
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

/** Whether balance and credit cover a total together but neither alone: an order is paid from one of them. */
export function isHeldInParts(choices: readonly Payable[], { amount }: Money): boolean {
  const own = choices.filter(({ channel, closed }) => !isExternalChannel(channel) && closed === 'insufficient');
  return own.reduce((sum, { available }) => sum + (available?.amount ?? 0), 0) >= amount;
}
