import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { messageOf } from '../../../api/errors.ts';
import { apiQueryKey, invalidate, queryClient, useApiMutation } from '../../../api/queries.ts';
import { bookingText } from '../../../trip/passenger-name.ts';
import { confirmDialog } from '../../../ui/confirm-dialog.ts';
import { useFormat } from '../../../ui/format.ts';
import { toast } from '../../../ui/toast.ts';

function keep(order: FlightOrder): void {
  queryClient.setQueryData(apiQueryKey('flightOrder', { id: order.id }), order);
  void invalidate('flightOrders', 'flightOrderCounts');
  if (order.originalBookingId) void invalidate('flightOrder');
}

const refused = (error: unknown): void => {
  toast(messageOf(error), 'error');
  void invalidate('flightOrder', 'flightOrders', 'flightOrderCounts');
};

/** What can be asked of tickets, and answered to a quote; each asks before it does, and the page shows what the server answers. */
export function useReturn(order: FlightOrder) {
  const { t } = useLingui();
  const format = useFormat();
  const navigate = useNavigate();
  // One for the life of the page: a second tap, or one after a lost answer, is the same request.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const answers = { onSuccess: keep, onError: refused };
  const voiding = useApiMutation('voidFlightOrder', {
    idempotencyKey,
    onSuccess: (child) => {
      keep(child);
      void navigate({ to: '/flight/orders/$id', params: { id: child.id } });
    },
    onError: refused,
  });
  const confirming = useApiMutation('confirmFlightOrder', { ...answers, idempotencyKey });
  const canceling = useApiMutation('cancelFlightOrder', answers);
  const id = bookingText(order.id);
  return {
    busy: voiding.isPending || confirming.isPending || canceling.isPending,
    async askVoid(): Promise<void> {
      const until = order.voidUntil ? format.dateTime(order.voidUntil) : '';
      const yes = await confirmDialog({
        title: t`Void all tickets of ${id}?`,
        text: t`All passengers, all flights. Voiding is possible until ${until} and cannot be undone once the airline has it.`,
        confirm: t`Void the tickets`,
        cancel: t`Keep them`,
        danger: true,
      });
      if (yes) voiding.mutate({ id: order.id });
    },
    async confirmRefund(): Promise<void> {
      const net = format.money(order.total);
      const yes = await confirmDialog({
        title: t`Give the tickets back for ${net}?`,
        text: t`The tickets are given back to the airline. This cannot be undone.`,
        confirm: t`Confirm refund`,
        cancel: t`Not now`,
      });
      if (yes) confirming.mutate({ id: order.id });
    },
    async confirmChange(): Promise<void> {
      const yes = await confirmDialog({
        title: t`Change the tickets at no cost?`,
        text: t`The old tickets are exchanged for new ones. This cannot be undone.`,
        confirm: t`Confirm change`,
        cancel: t`Not now`,
      });
      if (yes) confirming.mutate({ id: order.id });
    },
    async withdraw(): Promise<void> {
      const yes = await confirmDialog({
        title: t`Withdraw request ${id}?`,
        text: t`The tickets stay as they are. You can ask again later.`,
        confirm: t`Withdraw`,
        cancel: t`Keep the request`,
      });
      if (yes) canceling.mutate({ id: order.id });
    },
  };
}
