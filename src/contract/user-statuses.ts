/** active: works here. testing: searches and looks, books and pays nothing. disabled: cannot sign in (spec §3, user). */
export const USER_STATUSES = ['active', 'disabled', 'testing'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
