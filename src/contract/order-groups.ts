export const ORDER_TYPES = ['origin', 'change', 'refund', 'void'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/**
 * The pending menu of spec §2 and §4: orders that need action, by group, with the statuses of group orders beside those of flights and
 * trains. Separate from the state tables, which no first screen needs.
 */
export const PENDING_GROUPS = {
  toBePaid: [
    'to_be_paid',
    'chg_to_be_paid',
    'to_be_pay_first',
    'to_be_pay_second',
    'to_be_pay_third',
    'to_be_paid_last_money',
  ],
  reviewing: ['reviewing', 'chg_reviewing', 'rfd_reviewing', 'to_be_quote', 'seat_applying'],
  proceeding: ['proceeding', 'chg_proceeding', 'rfd_proceeding'],
  pendingConfirm: ['rfd_to_be_confirm', 'to_be_confirm', 'to_be_apply_seat'],
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
