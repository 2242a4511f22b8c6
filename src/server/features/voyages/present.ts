import { REFUSALS } from '../../../contract/errors.ts';
import type { Locale } from '../../../contract/locale.ts';
import { refusalMessage } from '../../../contract/messages.ts';
import type { Page } from '../../../contract/paging.ts';
import { isRefusal, type Refusal } from '../../../contract/result.ts';
import { VOYAGE_ANSWERS } from '../../../contract/voyage-rules.ts';
import type { Voyage, VoyageResponses, VoyageResult } from '../../../contract/voyages.ts';
import type { OrderRow } from '../../orders/order-rows.ts';
import { haveLeft } from '../../orders/voyages/affected-flights.ts';
import type { VoyageRow } from '../../orders/voyages/raise-voyage.ts';

interface Row {
  voyage: VoyageRow;
  order: Pick<OrderRow, 'pnr' | 'leadPassenger' | 'passengerCount'>;
}

/** As its agency sees it at a time: once its flights have left nothing is accepted any more. */
export function presentVoyage({ voyage, order }: Row, now: Date): Voyage {
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
    allowed: isOpen ? VOYAGE_ANSWERS[type].filter((answer) => answer !== 'accept' || !haveLeft(voyage, now)) : [],
  };
}

export function presentVoyages(
  rows: readonly Row[],
  now: Date,
  paging: { total: number; page: number; pageSize: number },
): Page<Voyage> {
  return { list: rows.map((row) => presentVoyage(row, now)), ...paging };
}

/** What became of one of several: answered, or why not, in the caller's language. */
export function presentResult(id: string, answer: Voyage | Refusal, locale: Locale): VoyageResult {
  if (!isRefusal(answer)) return { id, code: 0, message: '', voyage: answer };
  const { refused, params } = answer;
  return { id, code: REFUSALS[refused].code, message: refusalMessage(refused, locale, params), voyage: null };
}

/** The results of an answer to several disruptions. */
export const presentResults = (results: VoyageResult[]): VoyageResponses => ({ results });
