import { memo } from 'react';
import type { OrderSummary } from '../../../../contract/order-list.ts';
import { FlightRow } from '../../../orders/FlightRow.tsx';
import { GroupRow } from '../../../orders/GroupRow.tsx';
import { TrainRow } from '../../../orders/TrainRow.tsx';

interface OrderRowProps {
  order: OrderSummary;
  isOpen: boolean;
}

/** A booking of any product in the common list. */
export const OrderRow = memo(function OrderRow({ order, isOpen }: OrderRowProps) {
  const { product, route, flightNumbers } = order;
  if (product === 'group') return <GroupRow order={order} isOpen={isOpen} />;
  if (product === 'flight') return <FlightRow order={order} isOpen={isOpen} />;
  const train = { trainNo: flightNumbers[0] ?? '', origin: route[0] ?? '', destination: route.at(-1) ?? '' };
  return <TrainRow order={{ ...order, ...train }} isOpen={isOpen} />;
});
