import { useNavigate } from '@tanstack/react-router';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { invalidate } from '../../api/queries.ts';
import { RefundForm } from '../../orders/request/RefundForm.tsx';
import { refundPlace } from '../../orders/request/request-values.ts';
import { useTicketRequest } from '../../orders/use-ticket-request.ts';
import { keepGroup } from './use-group-step.ts';

interface GroupRefundSheetProps {
  order: GroupOrder;
  onClose: () => void;
}

/** Requests a refund of all or some of a group's tickets; the desk quotes the amount. */
export function GroupRefundSheet({ order, onClose }: GroupRefundSheetProps) {
  const place = refundPlace(order.id);
  const navigate = useNavigate();
  const sending = useTicketRequest('refundGroupOrder', place, (child) => {
    keepGroup(child);
    void invalidate('groupOrder');
    onClose();
    void navigate({ to: '/flight/group/order/$id', params: { id: child.id } });
  });
  return <RefundForm product="group" {...{ order, place, sending, onClose }} flights={[]} open />;
}
