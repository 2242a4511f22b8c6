import type { PaymentChannel, PaymentConfig } from '../../contract/payments.ts';

export interface ChannelState {
  id: PaymentChannel;
  enabled: boolean;
  feeBasisPoints: number;
  available: number | null;
}

export function presentChannels(channels: readonly ChannelState[]): PaymentConfig {
  return {
    channels: channels.map(({ id, enabled, feeBasisPoints, available }) => ({
      channel: id,
      enabled,
      feeBasisPoints,
      available,
    })),
  };
}
