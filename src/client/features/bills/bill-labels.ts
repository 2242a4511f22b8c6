import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TransactionKind } from '../../../contract/transactions.ts';
import type { WalletEntry } from '../../../contract/wallet.ts';

export const KIND_LABELS: Readonly<Record<TransactionKind, MessageDescriptor>> = {
  'top-up': msg`Top-up`,
  payment: msg`Payment`,
  refund: msg`Refund`,
};

export const TYPE_LABELS: Readonly<Record<WalletEntry['type'], MessageDescriptor>> = {
  'top-up': msg`Top-up`,
  'origin-flight': msg`Flight`,
  'origin-train': msg`Train`,
  'refund-flight': msg`Flight refund`,
  'change-flight': msg`Flight change`,
  'void-flight': msg`Flight void`,
};
