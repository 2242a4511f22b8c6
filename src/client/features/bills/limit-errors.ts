import type { FormikErrors } from 'formik';
import type { Locale } from '../../../contract/locale.ts';
import { walletLimitInput } from '../../../contract/wallet.ts';
import { yupErrors } from '../../form/yup-errors.ts';

/** Validates the limit as the server will; loaded on first use: it brings yup. */
export function limitErrors(amount: number | null, locale: Locale): FormikErrors<{ amount: string }> {
  return yupErrors(walletLimitInput.pick(['amount']), { amount }, {}, locale);
}
