import { DEFAULTS } from '../../../contract/limits.ts';
import { beginsWith } from '../../../contract/permission-grants.ts';
import { type Grants, PERMISSIONS, ROLES } from '../../../contract/permissions.ts';
import { USER_STATUSES } from '../../../contract/user-statuses.ts';
import type { NewUserInput, User, UserInput } from '../../../contract/users.ts';

/** A user's form values: all texts, so that drafts of it merge. */
export interface UserValues {
  username: string;
  email: string;
  nickname: string;
  areaCode: string;
  mobile: string;
  /** Comma-separated. */
  role: string;
  /** Comma-separated. */
  permissions: string;
  status: string;
}

export function valuesOf(user: User | null): UserValues {
  return {
    username: user?.username ?? '',
    email: user?.email ?? '',
    nickname: user?.nickname ?? '',
    areaCode: user?.areaCode || DEFAULTS.region,
    mobile: user?.mobile ?? '',
    role: (user?.role ?? ['operator']).join(','),
    permissions: (user?.permissions ?? []).join(','),
    status: user?.status ?? 'active',
  };
}

type Fields = Omit<NewUserInput, 'username' | 'email' | 'permissions'>;

function fieldsOf({ nickname, areaCode, mobile, role, status }: UserValues): Fields {
  return {
    nickname: nickname.trim(),
    areaCode: mobile ? areaCode : '',
    mobile,
    role: ROLES.filter((one) => role.split(',').includes(one)),
    status: USER_STATUSES.find((one) => one === status) ?? 'active',
  };
}

const permissionsOf = ({ permissions }: UserValues) =>
  PERMISSIONS.filter((one) => permissions.split(',').includes(one));

/** The permissions after a change of roles: those of roles are added and removed with them, the user's existing ones stay. */
export function permissionsWith(
  grants: Pick<Grants, 'permissions'>,
  user: User | null,
  values: Pick<UserValues, 'role' | 'permissions'>,
  role: string,
): string {
  const brings = (roles: string): readonly string[] => beginsWith(grants, roles.split(','));
  const [before, after] = [brings(values.role), brings(role)];
  const chosen = values.permissions.split(',');
  const stays = (one: string) =>
    chosen.includes(one) && (!before.includes(one) || user?.permissions.some((held) => held === one) === true);
  return PERMISSIONS.filter((one) => stays(one) || after.includes(one)).join(',');
}

/** A right that users lose by a change and cannot regain themselves. */
export type Risk = 'disable' | 'disableSelf' | 'testSelf' | 'stepDown';

/** Why a change of a user needs confirmation; null where it does not. `isOwn`: the user edits their own account. */
export function riskOf(user: User, { status, role }: Pick<UserValues, 'status' | 'role'>, isOwn: boolean): Risk | null {
  const isNew = status !== user.status;
  if (isNew && status === 'disabled') return isOwn ? 'disableSelf' : 'disable';
  if (!isOwn) return null;
  if (isNew && status === 'testing') return 'testSelf';
  return user.role.includes('SuperUser') && !role.split(',').includes('SuperUser') ? 'stepDown' : null;
}

export function toNewUser(values: UserValues): NewUserInput {
  const [username, email] = [values.username.trim(), values.email.trim()];
  return { username, email, ...fieldsOf(values), permissions: permissionsOf(values) };
}

/** Permissions are sent only if changed: untouched ones stay, including those that only a newer server knows. */
export function toUser(values: UserValues, user: User): UserInput {
  const isTouched = values.permissions !== valuesOf(user).permissions;
  const { id, version } = user;
  return { id, version, ...fieldsOf(values), ...(isTouched ? { permissions: permissionsOf(values) } : {}) };
}
