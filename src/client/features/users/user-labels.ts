import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TagColour } from '../../../contract/order-moves.ts';
import type { Permission, Role } from '../../../contract/permissions.ts';
import type { UserStatus } from '../../../contract/user-statuses.ts';

export const ROLE_LABELS: Readonly<Record<Role, MessageDescriptor>> = {
  operator: msg`Operator`,
  finance: msg`Finance`,
  SuperUser: msg`Administrator`,
};

/** What users with the role may do. */
export const ROLE_HINTS: Readonly<Record<Role, MessageDescriptor>> = {
  operator: msg`Searches, books, pays and looks after bookings.`,
  finance: msg`Sees wallet, bills and statements, and the sub-agencies.`,
  SuperUser: msg`Does what operators and finance do, and manages users and the company.`,
};

export const PERMISSION_LABELS: Readonly<Record<Permission, MessageDescriptor>> = {
  'agencybills:read': msg`Bills of agencies`,
  'desk:flight': msg`Flight desk`,
  'desk:group': msg`Group desk`,
  'desk:train': msg`Train desk`,
  'agencies:write': msg`Agencies`,
  'credit:write': msg`Credit of agencies`,
  'topup:write': msg`Top-ups of agencies`,
  'rates:write': msg`Exchange rates`,
  'sites:write': msg`Sites`,
};

/** What users with the permission may do, and what else it requires. */
export const PERMISSION_HINTS: Readonly<Record<Permission, MessageDescriptor>> = {
  'agencybills:read': msg`With the finance role: opens the statements of the company’s agencies, booking by booking.`,
  'desk:flight': msg`Desk: flight bookings of all agencies, disruptions, enquiries and emails.`,
  'desk:group': msg`Desk: quotes, requests seats for and issues groups of all agencies.`,
  'desk:train': msg`Desk: issues train tickets of all agencies.`,
  'agencies:write': msg`With the finance role: opens and changes agencies, as administrators do.`,
  'credit:write': msg`With the finance role: sets how much agencies may owe.`,
  'topup:write': msg`With the finance role: adds money that was received for an agency to its balance.`,
  'rates:write': msg`Fetches, enters and decides on exchange rates.`,
  'sites:write': msg`Opens and changes the sites: their names, pictures and host names.`,
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
