import { array, boolean, type InferType, number, object, string } from 'yup';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { MAX_NICKNAME, PASSWORD_LENGTH } from './limits.ts';
import { pageOf, pagingFields, searchField } from './paging.ts';
import { PERMISSIONS, ROLES } from './permissions.ts';
import { emailAddress, instantSchema, oneLine, TOO_LONG } from './scalars.ts';
import { USER_STATUSES } from './user-statuses.ts';

export const requiredEmail = emailAddress.required('required');
/** A phone number without its area code; optional. */
export const mobileField = string()
  .max(15, 'invalidPhone')
  .matches(/^\d{5,15}$/, { message: 'invalidPhone', excludeEmptyString: true });
export const areaCodeField = string()
  .max(4, 'invalidAreaCode')
  .matches(/^[1-9]\d{0,3}$/, { message: 'invalidAreaCode', excludeEmptyString: true })
  .test(
    'withNumber',
    'required',
    (value, { parent }) => Boolean(value) || !(typeof parent === 'object' && parent !== null && parent.mobile),
  );

/** Letters, digits, dots, dashes, underscores and @; compared case-insensitively. */
export const usernameField = string()
  .max(64, TOO_LONG)
  .matches(/^[A-Za-z0-9][\w.@-]{2,63}$/, 'usernameFormat')
  .required('required');

/** A chosen password: 6 to 15 characters (spec §5) of any kind, not only spaces, and not a common password. */
export const newPasswordField = string()
  .min(PASSWORD_LENGTH.min, 'passwordLength')
  .max(PASSWORD_LENGTH.max, 'passwordLength')
  .matches(/\S/, { message: 'required', excludeEmptyString: true })
  .meta({ raw: true })
  .required('required')
  .test('common', 'passwordCommon', (value) => !value || !COMMON_PASSWORDS.has(value.toLowerCase()));

/** Whether a password is the user's own username, which is as easy to guess as common ones. */
export function isOwnUsername(password: string, username: string): boolean {
  return password.toLowerCase() === username.toLowerCase();
}

/** GET /base/v2/users: the company's users by username. */
export const usersQuery = object({
  /** Words of the username, the nickname or the email. */
  q: searchField.optional(),
  status: string().oneOf(USER_STATUSES, 'invalid').optional(),
  /** Only this one, for a URL that names it. */
  id: string().max(64, TOO_LONG).optional(),
  ...pagingFields,
}).noUnknown();
export type UsersQuery = InferType<typeof usersQuery>;

export const userSchema = object({
  id: string().required(),
  version: number().integer().required(),
  username: string().required(),
  nickname: string().required(),
  email: string().defined(),
  areaCode: string().defined(),
  mobile: string().defined(),
  role: array(string().oneOf(ROLES).required()).required(),
  permissions: array(string().oneOf(PERMISSIONS).required()).required(),
  status: string().oneOf(USER_STATUSES).required(),
  /** Has not chosen a password yet: invited, or reset. */
  isInvited: boolean().required(),
  /** Logins require a code besides the password; shown to administrators only. */
  hasSecondFactor: boolean().optional(),
  /** The only administrator who can sign in: cannot be removed or disabled. */
  isLastSuperUser: boolean().required(),
  /** The last use of any of their sessions. */
  lastSeenAt: instantSchema.nullable().defined(),
  createdAt: instantSchema.required(),
});
export type User = InferType<typeof userSchema>;
export const userPage = pageOf(userSchema);

const userFields = {
  nickname: oneLine(MAX_NICKNAME).required('required'),
  areaCode: areaCodeField.optional(),
  mobile: mobileField.optional(),
  role: array(string().oneOf(ROLES, 'invalid').required('required'))
    .min(1, 'required')
    .max(ROLES.length, 'invalid')
    .required('required'),
  /** Granted and revoked only by holders. Absent: unchanged, and with a new role its defaults that the caller holds. */
  permissions: array(string().oneOf(PERMISSIONS, 'invalid').required('required'))
    .max(PERMISSIONS.length, 'invalid')
    .optional(),
  status: string().oneOf(USER_STATUSES, 'invalid').required('required'),
};

/** POST /base/v2/users: the invitation goes to the email, which cannot be changed later. */
export const newUserInput = object({ username: usernameField, email: requiredEmail, ...userFields }).noUnknown();
export type NewUserInput = InferType<typeof newUserInput>;

/** PUT /base/v2/users/{id}: with the version that was read. Username and email are not changeable. */
export const userInput = object({
  id: string().max(64, TOO_LONG).required('required'),
  version: number().integer('invalid').min(1, 'invalid').required('required'),
  ...userFields,
}).noUnknown();
export type UserInput = InferType<typeof userInput>;

/** POST /base/v2/password: the emailed token, and the chosen password. */
export const choosePasswordInput = object({
  ticket: string()
    .max(43, 'invalid')
    .matches(/^[\w-]{43}$/, 'invalid')
    .required('required'),
  password: newPasswordField,
}).noUnknown();
export type ChoosePasswordInput = InferType<typeof choosePasswordInput>;
export const choosePasswordAnswer = object({ username: string().required() });
export type ChoosePasswordAnswer = InferType<typeof choosePasswordAnswer>;

/** GET /base/v2/mails: emails sent for the company, newest first. */
export const mailsQuery = object(pagingFields).noUnknown();
export type MailsQuery = InferType<typeof mailsQuery>;
export const mailSchema = object({
  id: string().required(),
  to: string().required(),
  subject: string().required(),
  /** Only for emails that went to the sandbox instead of a mailbox, and without credentials; null otherwise. */
  text: string().nullable().defined(),
  createdAt: instantSchema.required(),
  sentAt: instantSchema.nullable().defined(),
});
export type Mail = InferType<typeof mailSchema>;
export const mailPage = pageOf(mailSchema);
