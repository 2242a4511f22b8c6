import { useNavigate } from '@tanstack/react-router';
import type { TrainOrder } from '../../../../contract/train-orders.ts';
import { invalidate } from '../../../api/queries.ts';
import { useTicketRequest } from '../../../orders/use-ticket-request.ts';
import { keepTrain } from '../orders/use-train-order.ts';

/** Sends a request about train tickets; then opens its page. */
export function useAskTrain(name: 'refundTrainOrder' | 'changeTrainOrder', place: string, onClose: () => void) {
  const navigate = useNavigate();
  return useTicketRequest(name, place, (child: TrainOrder) => {
    keepTrain(child);
    void invalidate('trainOrder');
    onClose();
    void navigate({ to: '/train/orders/$id', params: { id: child.id } });
  });
}
