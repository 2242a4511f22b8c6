import { DEFAULTS } from '../../../contract/limits.ts';
import { ROLES } from '../../../contract/permissions.ts';
import { USER_STATUSES } from '../../../contract/user-statuses.ts';
import type { NewUserInput, User, UserInput } from '../../../contract/users.ts';

/** A user as the form holds one: all texts, so that drafts of it merge. */
export interface UserValues {
  username: string;
  email: string;
  nickname: string;
  areaCode: string;
  mobile: string;
  /** Parted by commas. */
  role: string;
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
    status: user?.status ?? 'active',
  };
}

type Fields = Omit<NewUserInput, 'username' | 'email'>;

function fieldsOf({ nickname, areaCode, mobile, role, status }: UserValues): Fields {
  return {
    nickname: nickname.trim(),
    areaCode: mobile ? areaCode : '',
    mobile,
    role: ROLES.filter((one) => role.split(',').includes(one)),
    status: USER_STATUSES.find((one) => one === status) ?? 'active',
  };
}

export function toNewUser(values: UserValues): NewUserInput {
  return { username: values.username.trim(), email: values.email.trim(), ...fieldsOf(values) };
}

export function toUser(values: UserValues, { id, version }: Pick<User, 'id' | 'version'>): UserInput {
  return { id, version, ...fieldsOf(values) };
}
