import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { FormikErrors, FormikHelpers } from 'formik';
import { call } from '../../api/call.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { apiQueryKey, invalidate, queryClient } from '../../api/queries.ts';
import { setDraft } from '../../offline/drafts/draft-values.ts';
import { toast } from '../../ui/toast.ts';
import { REQUEST_PLACE, type RequestValues, sendingOf, toRequest } from './group-values.ts';

const isOfTrip = (path: string): boolean => !/^(contact|remark)/.test(path);

/** Sends the request once and opens the order; the server's objections stand at their fields, on the page that has them. */
export function useSendRequest() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return async (
    values: RequestValues,
    { setErrors, setFieldValue }: FormikHelpers<RequestValues>,
  ): Promise<boolean> => {
    const sent = sendingOf(values);
    // Written down before it leaves: whether it has arrived may never be known.
    await setFieldValue('sent', sent, false);
    setDraft(REQUEST_PLACE, { ...values, sent });
    try {
      const order = await call('createGroupOrder', toRequest(values), { idempotencyKey: sent.key });
      queryClient.setQueryData(apiQueryKey('groupOrder', { id: order.id }), order);
      void invalidate('groupOrders', 'groupOrderCounts');
      toast(t`The request has been sent`, 'success');
      setDraft(REQUEST_PLACE, undefined);
      await navigate({ to: '/flight/group/order/$id', params: { id: order.id }, replace: true });
      return true;
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      const names = Object.keys(fields);
      if (names.length === 0 || names.some(isOfTrip)) toast(messageOf(error), 'error');
      if (names.some(isOfTrip)) await navigate({ to: '/flight/group/booking' });
      // The server names fields by the same paths.
      else setErrors(fields as FormikErrors<RequestValues>);
      return false;
    }
  };
}
