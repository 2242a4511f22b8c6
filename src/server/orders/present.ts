import type { PaymentChannel, PaymentConfig } from '../../contract/payments.ts';

export interface ChannelState {
  id: PaymentChannel;
  enabled: boolean;
  feeBasisPoints: number;
  available: number | null;
  isSandbox: boolean;
}

export function presentChannels(channels: readonly ChannelState[]): PaymentConfig {
  return {
    channels: channels.map(({ id, enabled, feeBasisPoints, available, isSandbox }) => ({
      channel: id,
      enabled,
      feeBasisPoints,
      available,
      ...(isSandbox ? { sandbox: true } : {}),
    })),
  };
}
