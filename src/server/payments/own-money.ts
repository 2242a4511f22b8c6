import type { PaymentChannel } from '../../contract/payments.ts';
import type { Channel } from './channel.ts';

const balance: Channel = {
  id: 'balance',
  feeBasisPoints: 0,
  source: 'balance',
  available: (funds) => Math.max(0, funds.balance),
};

const credit: Channel = {
  id: 'credit',
  feeBasisPoints: 0,
  source: 'credit',
  available: (funds) => (funds.overdue > 0 ? 0 : Math.max(0, funds.creditLimit - funds.creditUsed - funds.creditLent)),
};

/** The channels of this installation, in display order. */
export const CHANNELS: readonly Channel[] = [balance, credit];

/** The channel of that name; null while the installation has none such. */
export function findChannel(id: PaymentChannel): Channel | null {
  return CHANNELS.find((channel) => channel.id === id) ?? null;
}
