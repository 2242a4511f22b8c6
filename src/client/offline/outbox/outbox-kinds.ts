import { REMARKS } from './kinds/order-remark.ts';
import { ownConfig, ownName } from './kinds/own-account.ts';
import { changedTraveller, deletedCard, deletedTraveller, newTraveller } from './kinds/travellers.ts';
import type { OutboxKind } from './outbox-kind.ts';
import type { OutboxRecord } from './outbox-record.ts';

/** All kinds that may wait. Booking, paying, cancelling and after-sales are not here, and never will be. */
export const OUTBOX_KINDS: readonly OutboxKind[] = [
  ...Object.values(REMARKS),
  ownName,
  ownConfig,
  newTraveller,
  changedTraveller,
  deletedTraveller,
  deletedCard,
];

/** The kind of a record; null when it is of a newer version of the app. */
export function kindOf(record: OutboxRecord): OutboxKind | null {
  const kind = OUTBOX_KINDS.find((one) => one.kind === record.kind && one.call === record.call);
  return kind && kind.describe(record) !== null ? kind : null;
}
