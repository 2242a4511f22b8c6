export const ORDER_TYPES = ['origin', 'change', 'refund', 'void'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** The pending menu of spec §2 and §4: what waits for somebody, by group. Apart from the table of statuses, which no first screen needs. */
export const PENDING_GROUPS = {
  toBePaid: ['to_be_paid', 'chg_to_be_paid'],
  reviewing: ['reviewing', 'chg_reviewing', 'rfd_reviewing'],
  proceeding: ['proceeding', 'chg_proceeding', 'rfd_proceeding'],
  pendingConfirm: ['rfd_to_be_confirm'],
  refunding: ['refunded_reimbursing'],
} as const;
export type PendingGroup = keyof typeof PENDING_GROUPS;
export const PENDING_GROUP_NAMES = [
  'toBePaid',
  'reviewing',
  'proceeding',
  'pendingConfirm',
  'refunding',
] as const satisfies readonly PendingGroup[];
