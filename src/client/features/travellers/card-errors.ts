import type { FormikErrors } from 'formik';
import type { Locale } from '../../../contract/locale.ts';
import { type MemberCard, memberCardInput, newMemberCardInput } from '../../../contract/travellers.ts';
import { yupErrors } from '../../form/yup-errors.ts';
import { type CardValues, toCard, toNewCard } from './card-values.ts';

/** Validates the form as the server will; loaded on first use: it brings yup. */
export function cardErrors(values: CardValues, card: MemberCard | null, locale: Locale): FormikErrors<CardValues> {
  return card
    ? yupErrors(memberCardInput, toCard(values, card), {}, locale)
    : yupErrors(newMemberCardInput, toNewCard(values, 'chosen'), {}, locale);
}
