import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TagColour } from '../../../contract/order-moves.ts';
import type { Role } from '../../../contract/permissions.ts';
import type { UserStatus } from '../../../contract/user-statuses.ts';

export const ROLE_LABELS: Readonly<Record<Role, MessageDescriptor>> = {
  operator: msg`Operator`,
  finance: msg`Finance`,
  SuperUser: msg`Administrator`,
};

/** What somebody with the role may do. */
export const ROLE_HINTS: Readonly<Record<Role, MessageDescriptor>> = {
  operator: msg`Searches, books, pays and looks after bookings.`,
  finance: msg`Sees wallet, bills and statements, and the sub-agencies.`,
  SuperUser: msg`May do everything, and manages users and the company.`,
};

export const STATUS_LABELS: Readonly<Record<UserStatus, MessageDescriptor>> = {
  active: msg`Active`,
  disabled: msg`Disabled`,
  testing: msg`Testing`,
};

export const STATUS_COLOURS: Readonly<Record<UserStatus, TagColour>> = {
  active: 'success',
  disabled: 'info',
  testing: 'warning',
};
