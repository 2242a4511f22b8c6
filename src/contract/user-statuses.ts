/** active: works here. testing: may search and view, not book or pay. disabled: cannot sign in (spec §3, user). */
export const USER_STATUSES = ['active', 'disabled', 'testing'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
