import type { Page } from '../../../contract/paging.ts';
import { VOYAGE_ANSWERS } from '../../../contract/voyage-rules.ts';
import type { Voyage } from '../../../contract/voyages.ts';
import type { OrderRow } from '../../orders/order-rows.ts';
import type { VoyageRow } from '../../orders/voyages/raise-voyage.ts';

interface Row {
  voyage: VoyageRow;
  order: Pick<OrderRow, 'pnr' | 'leadPassenger' | 'passengerCount'>;
}

export function presentVoyage({ voyage, order }: Row): Voyage {
  const { id, orderId, type, before, after, departure, remark, decision, decidedBy, refundId } = voyage;
  const isOpen = decision === null && voyage.settledAt === null;
  return {
    id,
    orderId,
    type,
    pnr: order.pnr,
    leadPassenger: order.leadPassenger,
    passengerCount: order.passengerCount,
    before,
    after,
    departure,
    raisedAt: voyage.raisedAt.toISOString(),
    remark,
    decision,
    decidedBy,
    decidedAt: voyage.decidedAt?.toISOString() ?? null,
    settledAt: voyage.settledAt?.toISOString() ?? null,
    refundId,
    allowed: isOpen ? [...VOYAGE_ANSWERS[type]] : [],
  };
}

export function presentVoyages(
  rows: readonly Row[],
  paging: { total: number; page: number; pageSize: number },
): Page<Voyage> {
  return { list: rows.map(presentVoyage), ...paging };
}
