import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CreditPeriod } from '../../../contract/agency-terms.ts';
import type { TagColour } from '../../../contract/order-moves.ts';
import type { OrderProduct } from '../../../contract/order-products.ts';
import type { AttemptState } from '../../../contract/payments.ts';
import type { StatementStatus } from '../../../contract/statements.ts';
import type { TransactionKind } from '../../../contract/transactions.ts';
import type { WalletEntry } from '../../../contract/wallet.ts';

export const KIND_LABELS: Readonly<Record<TransactionKind, MessageDescriptor>> = {
  'top-up': msg`Top-up`,
  payment: msg`Payment`,
  refund: msg`Refund`,
  correction: msg`Correction`,
};

export const TYPE_LABELS: Readonly<Record<WalletEntry['type'], MessageDescriptor>> = {
  'top-up': msg`Top-up`,
  'origin-flight': msg`Flight`,
  'origin-train': msg`Train`,
  'refund-flight': msg`Flight refund`,
  'change-flight': msg`Flight change`,
  'void-flight': msg`Flight void`,
  'change-train': msg`Train change`,
  'refund-train': msg`Train refund`,
  settlement: msg`Credit settled`,
  correction: msg`Correction`,
};

/** The types that entries can be filtered by, in display order. */
export const SHOWN_TYPES = [
  'top-up',
  'origin-flight',
  'refund-flight',
  'change-flight',
  'void-flight',
  'origin-train',
  'change-train',
  'refund-train',
  'settlement',
  'correction',
] as const satisfies readonly WalletEntry['type'][];

export const PRODUCT_LABELS: Readonly<Record<OrderProduct, MessageDescriptor>> = {
  flight: msg`Flight`,
  group: msg`Group`,
  train: msg`Train`,
};

export const PERIOD_LABELS: Readonly<Record<CreditPeriod, MessageDescriptor>> = {
  day: msg`Day`,
  week: msg`Week`,
  month: msg`Month`,
  year: msg`Year`,
};

export const STATEMENT_LABELS: Readonly<Record<StatementStatus, { label: MessageDescriptor; colour: TagColour }>> = {
  running: { label: msg`Running`, colour: 'info' },
  settled: { label: msg`Settled`, colour: 'success' },
  due: { label: msg`Due`, colour: 'warning' },
  overdue: { label: msg`Overdue`, colour: 'error' },
};

export const TOP_UP_LABELS: Readonly<Record<AttemptState, { label: MessageDescriptor; colour: TagColour }>> = {
  pending: { label: msg`To be paid`, colour: 'warning' },
  clearing: { label: msg`Being cleared`, colour: 'warning' },
  paid: { label: msg`Paid`, colour: 'success' },
  failed: { label: msg`Payment failed`, colour: 'error' },
  timedOut: { label: msg`Payment timed out`, colour: 'error' },
  returned: { label: msg`Returned`, colour: 'info' },
};
