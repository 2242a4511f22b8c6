import { REFUSALS } from '../../src/contract/errors.ts';
import type { Permission } from '../../src/contract/permissions.ts';
import type { Access } from './company-rows.ts';

const { loginRequired, sessionUnknown, notAllowed, serviceDisabled, peopleOnly } = REFUSALS;
export const PEOPLE = peopleOnly.code;
export const CLOSED: readonly number[] = [loginRequired, sessionUnknown, notAllowed, serviceDisabled, peopleOnly].map(
  ({ code }) => code,
);
export const OPEN = 'open';
export type Verdict = typeof OPEN | number;

/** Instead of a username: the API key of Quay Tours. */
export const KEY = 'key';

/** A caller of the portal. */
export interface Seat {
  seat: string;
  /** Null: not logged in. */
  username: string | null;
  /** Access besides public calls. */
  open: readonly Access[];
  /** Services their company lacks: calls say so, unless something else refuses first. */
  off?: readonly Access[];
}

/** Access that each permission gives a user of the provider who sees its money and has no other. */
export const OPENED_BY: Readonly<Record<Permission, readonly Access[]>> = {
  'agencybills:read': ['agencyBills'],
  'desk:flight': ['desk', 'deskFlight'],
  'desk:group': ['desk', 'deskGroup'],
  'desk:train': ['desk', 'deskTrain'],
  'agencies:write': ['agencyChanges'],
  'credit:write': ['agencyCredit'],
  'topup:write': ['agencyMoney'],
  'rates:write': ['rates'],
  'sites:write': ['sites'],
};
/** All access that requires one of them; SuperUsers have agencyChanges without any. */
export const BY_PERMISSION: ReadonlySet<Access> = new Set(Object.values(OPENED_BY).flat());
/** Of these, those that require only a permission. Those about agencies require a role as well. */
export const IN_ANY_ROLE: readonly Access[] = ['desk', 'deskFlight', 'deskGroup', 'deskTrain', 'rates', 'sites'];

const TRAINS: readonly Access[] = ['trains', 'trainBookings'];
const OPERATOR: readonly Access[] = ['session', 'operators', 'flights', ...TRAINS];
const FINANCE: readonly Access[] = ['session', 'finances', 'trainBookings'];
/** A SuperUser without permissions, of a company that opens agencies. */
const ADMINISTRATOR: readonly Access[] = [...OPERATOR, 'superUsers', 'finances', 'agencies', 'agencyChanges'];

/** The callers and their access. */
export const HEARD: readonly Seat[] = [
  { seat: 'nobody', username: null, open: [] },
  { seat: 'an operator', username: 'harbour.op', open: OPERATOR },
  { seat: 'a SuperUser', username: 'harbour.admin', open: [...ADMINISTRATOR, 'agencyBills', 'agencyCredit'] },
  { seat: 'the provider’s SuperUser', username: 'provider.admin', open: [...ADMINISTRATOR, ...BY_PERMISSION] },
  { seat: 'finance', username: 'harbour.fin', open: [...FINANCE, 'agencies', 'agencyBills'] },
  {
    seat: 'an operator without flights and trains',
    username: 'meridian.op',
    open: ['session', 'operators'],
    off: ['flights', ...TRAINS],
  },
  { seat: 'an API key', username: KEY, open: [...OPERATOR, 'finances'] },
  {
    seat: 'a SuperUser without flights and trains',
    username: 'meridian.admin',
    open: ['session', 'operators', 'superUsers', 'finances'],
    off: ['flights', ...TRAINS],
  },
  {
    seat: 'finance that was given what an administrator holds',
    username: 'harbour.books',
    open: [...FINANCE, 'agencies', 'agencyBills', 'agencyCredit'],
  },
  { seat: 'a SuperUser who was given nothing', username: 'harbour.second', open: ADMINISTRATOR },
];

/**
 * Users without access to Harbour Travel's records: of its sub-agency, of its parent, and of an unrelated company, each with the access
 * they have, where the company must be the reason for the refusal and not the role.
 */
export const STRANGERS: readonly Seat[] = [
  { seat: 'an operator of its sub-agency', username: 'quay.op', open: OPERATOR },
  { seat: 'finance of its sub-agency', username: 'quay.fin', open: FINANCE },
  { seat: 'a SuperUser of its sub-agency', username: 'quay.second', open: [...OPERATOR, 'superUsers', 'finances'] },
  { seat: 'its parent', username: 'provider.admin', open: [...ADMINISTRATOR, ...BY_PERMISSION] },
  { seat: 'an operator elsewhere', username: 'meridian.op', open: OPERATOR },
  {
    seat: 'a SuperUser elsewhere',
    username: 'meridian.admin',
    open: [...ADMINISTRATOR, 'agencyBills', 'agencyCredit'],
  },
  { seat: 'finance elsewhere', username: 'meridian.fin', open: [...FINANCE, 'agencies', 'agencyBills'] },
  // Only what other operators may not do.
  {
    seat: 'an operator elsewhere who was given a desk',
    username: 'meridian.desk',
    open: ['desk', 'deskFlight', 'deskGroup', 'deskTrain'],
  },
];

/** The verdict for a caller at a call with this access. */
export function verdictOf({ username, open, off = [] }: Seat, access: Access): Verdict {
  if (access === 'public' || open.includes(access)) return OPEN;
  if (username === null) return loginRequired.code;
  return (off.includes(access) ? serviceDisabled : notAllowed).code;
}
