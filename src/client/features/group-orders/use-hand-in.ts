import { useLingui } from '@lingui/react/macro';
import type { FormikErrors, FormikHelpers } from 'formik';
import { useState } from 'react';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { call } from '../../api/call.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { createIntents } from '../../manage/intents.ts';
import { setDraft } from '../../offline/drafts/draft-values.ts';
import { chooseDialog } from '../../ui/confirm-dialog.ts';
import { toast } from '../../ui/toast.ts';
import { isListInput, type ListValues, listPlace, toListDraft } from './list-values.ts';
import { keepGroup, refreshGroup } from './use-group-step.ts';

/** Hands the list in: for now, or for good, after a word on what that means. Answers whether nothing is kept of it any more. */
export function useHandIn(order: GroupOrder, onDone: () => void) {
  const { t } = useLingui();
  const [{ keyOf }] = useState(createIntents);
  return async (values: ListValues, { setErrors }: FormikHelpers<ListValues>): Promise<boolean> => {
    const way = await chooseDialog({
      title: t`Confirm the passenger list?`,
      text: t`A confirmed list cannot change any more. One that is only saved can be handed in again until the final payment.`,
      confirm: t`Confirm the list`,
      alternative: t`Save for now`,
    });
    const draft = toListDraft(values, order.id, way === 'confirm');
    if (way === null || !isListInput(draft)) return false;
    try {
      keepGroup(await call('handInGroupList', draft, { idempotencyKey: keyOf(draft) }));
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      if (Object.keys(fields).length === 0) {
        toast(messageOf(error), 'error');
        refreshGroup();
      }
      // The server names fields by the same paths.
      setErrors(fields as FormikErrors<ListValues>);
      return false;
    }
    toast(way === 'confirm' ? t`The list is confirmed` : t`The list is saved`, 'success');
    // Saved for now, it stays on the device to go on with: the server shows no document's number.
    if (way === 'confirm') setDraft(listPlace(order.id), undefined);
    onDone();
    return way === 'confirm';
  };
}
