import type { FormikErrors } from 'formik';
import type { Locale } from '../../../contract/locale.ts';
import { newUserInput, type User, userInput } from '../../../contract/users.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import { toNewUser, toUser, type UserValues } from './user-values.ts';

/** Validates the form as the server will; loaded on first use: it brings yup. */
export function userErrors(values: UserValues, user: User | null, locale: Locale): FormikErrors<UserValues> {
  return user
    ? yupErrors(userInput, toUser(values, user), {}, locale)
    : yupErrors(newUserInput, toNewUser(values), {}, locale);
}
