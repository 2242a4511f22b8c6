import { REFUSALS } from '../../src/contract/errors.ts';
import type { Access } from './company-rows.ts';

const { loginRequired, sessionUnknown, notAllowed, serviceDisabled, peopleOnly } = REFUSALS;
export const PEOPLE = peopleOnly.code;
export const CLOSED: readonly number[] = [loginRequired, sessionUnknown, notAllowed, serviceDisabled, peopleOnly].map(
  ({ code }) => code,
);
export const OPEN = 'open';
export type Verdict = typeof OPEN | number;

/** In the place of a username: the key of Quay Tours. */
export const KEY = 'key';
const [LOGIN, NO, OFF] = [loginRequired.code, notAllowed.code, serviceDisabled.code];
const ACCESSES = [
  'session',
  'operators',
  'superUsers',
  'flights',
  'desk',
  'finances',
  'agencies',
  'agencyChanges',
  'agencyBills',
  'agencyMoney',
  'trains',
  'trainBookings',
  'agencyCredit',
] as const satisfies readonly Access[];

/** What each seat at the portal hears, by what the call asks for. */
// biome-ignore format: one seat a line
export const HEARD: readonly [seat: string, username: string | null, ...Verdict[]][] = [
  ['nobody', null, LOGIN, LOGIN, LOGIN, LOGIN, LOGIN, LOGIN, LOGIN, LOGIN, LOGIN, LOGIN, LOGIN, LOGIN, LOGIN],
  ['an operator', 'harbour.op', OPEN, OPEN, NO, OPEN, NO, NO, NO, NO, NO, NO, OPEN, OPEN, NO],
  ['a SuperUser', 'harbour.admin', OPEN, OPEN, OPEN, OPEN, NO, OPEN, OPEN, OPEN, OPEN, NO, OPEN, OPEN, OPEN],
  ['the provider’s SuperUser', 'provider.admin', OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN],
  ['finance', 'harbour.fin', OPEN, NO, NO, NO, NO, OPEN, OPEN, NO, OPEN, NO, NO, OPEN, NO],
  ['an operator without flights and trains', 'meridian.op', OPEN, OPEN, NO, OFF, NO, NO, NO, NO, NO, NO, OFF, OFF, NO],
  ['an API key', KEY, OPEN, OPEN, NO, OPEN, NO, OPEN, NO, NO, NO, NO, OPEN, OPEN, NO],
  ['a SuperUser without flights and trains', 'meridian.admin', OPEN, OPEN, OPEN, OFF, NO, OPEN, NO, NO, NO, NO, OFF, OFF, NO],
  ['finance that was given what an administrator holds', 'harbour.books', OPEN, NO, NO, NO, NO, OPEN, OPEN, NO, OPEN, NO, NO, OPEN, OPEN],
  ['a SuperUser who was given nothing', 'harbour.second', OPEN, OPEN, OPEN, OPEN, NO, OPEN, OPEN, OPEN, NO, NO, OPEN, OPEN, NO],
];
/** What a seat hears at a call with this access. */
export const verdictOf = (verdicts: readonly Verdict[], access: Access): Verdict =>
  access === 'public' ? OPEN : (verdicts[ACCESSES.indexOf(access)] ?? OPEN);
