import { useLingui } from '@lingui/react/macro';
import type { FormikHelpers } from 'formik';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { type CallOptions, call } from '../../api/call.ts';
import { showRefused } from '../../form/server-errors.ts';
import { setDraft } from '../../offline/drafts/draft-values.ts';
import { chooseDialog, confirmDialog } from '../../ui/confirm-dialog.ts';
import { toast } from '../../ui/toast.ts';
import { isListInput, type ListValues, listNow, listPlace, toListDraft } from './list-values.ts';
import { keepGroup, refreshGroup } from './use-group-step.ts';

/** Submits the list: provisionally, or finally, after a confirmation. Resolves to whether its draft was deleted. */
export function useSubmitList(order: GroupOrder, onDone: () => void) {
  const { t } = useLingui();
  const replaces = listNow(order);
  return async (
    values: ListValues,
    { setErrors }: FormikHelpers<ListValues>,
    options: CallOptions,
  ): Promise<boolean> => {
    const isOverwriting = values.replaces !== replaces;
    const goesOn =
      !isOverwriting ||
      (await confirmDialog({
        title: t`Replace the submitted list?`,
        text: t`Another list was submitted after you started this one. It is replaced if you continue.`,
        confirm: t`Replace it`,
        danger: true,
      }));
    if (!goesOn) return false;
    const way = await chooseDialog({
      title: t`Confirm the passenger list?`,
      text: t`A confirmed list cannot change any more. One that is only saved can be handed in again until the final payment.`,
      confirm: t`Confirm the list`,
      alternative: t`Save for now`,
    });
    const draft = toListDraft({ ...values, replaces }, order.id, way === 'confirm');
    if (way === null || !isListInput(draft)) return false;
    try {
      keepGroup(await call('handInGroupList', draft, options));
    } catch (error) {
      if (!showRefused(error, setErrors)) refreshGroup();
      return false;
    }
    toast(way === 'confirm' ? t`The list is confirmed` : t`The list is saved`, 'success');
    setDraft(listPlace(order.id), undefined);
    onDone();
    return true;
  };
}
