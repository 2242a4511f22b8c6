import { type Money, percentUp } from '../../../contract/money.ts';
import type { PaymentConfig } from '../../../contract/payments.ts';

type Channel = PaymentConfig['channels'][number];

/** A channel as the sheet offers it. `closed` says why it cannot be used, null when it can. */
export interface Payable {
  channel: Channel['channel'];
  fee: Money;
  /** What it can pay at most; null when it has no limit of ours. */
  available: Money | null;
  closed: 'switchedOff' | 'insufficient' | null;
}

/** What each channel would take for a total, and whether it can pay it. */
export function payables(config: PaymentConfig, total: Money): Payable[] {
  return config.channels.map(({ channel, enabled, feeBasisPoints, available }) => {
    const fee = percentUp(total, feeBasisPoints);
    const isShort = available !== null && available < total.amount + fee.amount;
    return {
      channel,
      fee,
      available: available === null ? null : { amount: available, currency: total.currency },
      closed: enabled ? (isShort ? 'insufficient' : null) : 'switchedOff',
    };
  });
}
