import type { DeskClaim, DeskCounts, DeskOrder, DeskTask } from '../../../contract/desk.ts';
import { DESK_KINDS, type DeskKind, deskCan } from '../../../contract/desk-moves.ts';
import type { RefundTerms } from '../../../contract/desk-returns.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import type { Money } from '../../../contract/money.ts';
import type { Page } from '../../../contract/paging.ts';
import { spentBy } from '../../../contract/ticket-fates.ts';
import { presentDifference } from '../../books/present-difference.ts';
import type { ledgerDifferences } from '../../db/schema/reconciliation.ts';
import type { DeskTaskRow } from '../../orders/desk/desk-tasks.ts';
import { holderOf } from '../../orders/desk/present-side.ts';
import { type OrderRow, totalOf } from '../../orders/order-rows.ts';

export interface QueueRow {
  task: DeskTaskRow;
  order: OrderRow | null;
  difference: typeof ledgerDifferences.$inferSelect | null;
  agency: { id: string; name: string };
}

function presentTask({ task, order, difference, agency }: QueueRow): DeskTask {
  return {
    id: task.id,
    kind: task.kind,
    difference: difference && presentDifference(difference),
    product: task.product,
    agency: { id: agency.id, name: agency.name },
    ...presentTrip(order),
    since: task.since.toISOString(),
    dueAt: task.dueAt.toISOString(),
    holder: holderOf(task),
  };
}

/** Fields of a task's order; empty for a task of the books. */
function presentTrip(order: OrderRow | null) {
  if (!order)
    return {
      ...{ orderId: null, type: null, status: null, pnr: null, route: [], serviceNumbers: [], departureDate: null },
      ...{ leadPassenger: '', passengerCount: 0, total: null },
    };
  const { id: orderId, type, status, pnr, route, serviceNumbers, departureDate, leadPassenger, passengerCount } = order;
  return {
    ...{ orderId, type, status, pnr, route, serviceNumbers, departureDate, leadPassenger, passengerCount },
    total: totalOf(order),
  };
}

export function presentQueue(
  rows: readonly QueueRow[],
  paging: { total: number; page: number; pageSize: number },
): Page<DeskTask> {
  return { list: rows.map(presentTask), ...paging };
}

/** Every kind of task with its count, zero included. */
export function presentCounts(rows: readonly { kind: DeskKind; cnt: number }[]): DeskCounts {
  return DESK_KINDS.map((kind) => ({ kind, cnt: rows.find((row) => row.kind === kind)?.cnt ?? 0 }));
}

export function presentClaim(task: DeskTaskRow): DeskClaim {
  return { id: task.id, holder: holderOf(task) };
}

/** The order without the agent's actions. */
export function presentDeskOrder(
  shown: FlightOrder,
  order: OrderRow,
  {
    agency,
    supplierName,
    rows,
    askedBack,
    refundTerms,
    ...is
  }: {
    agency: { id: string; name: string };
    supplierName: string;
    rows: readonly QueueRow[];
    askedBack: Money | null;
    refundTerms: RefundTerms | null;
    isSuppliers: boolean;
    isHandedOver: boolean;
  },
): DeskOrder {
  const disruption = rows.find(({ task }) => task.kind === 'disruption');
  const row = rows.find((one) => one !== disruption) ?? disruption;
  const { supplierId: id, supplierRef: ref, supplierAmount: amount, supplierCurrency: currency } = order;
  return {
    order: { ...shown, actions: [] },
    agency: { id: agency.id, name: agency.name },
    supplier: { id, name: supplierName, ref, amount: amount !== null && currency ? { amount, currency } : null },
    askedBack,
    refundTerms,
    task: row ? presentTask(row) : null,
    can: deskCan(shown.status, {
      isDisrupted: disruption !== undefined,
      isSpent: spentBy(shown.passengers) !== null,
      ...is,
    }),
  };
}
