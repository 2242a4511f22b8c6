import type { DeskOrder } from '../../../contract/desk.ts';
import { type DeskCan, RAISE_DISRUPTION } from '../../../contract/desk-moves.ts';
import { call } from '../../api/call.ts';
import { isMove, type MoveValues, toChangeQuote, toIssue, toMove, toSettlement, toVoyage } from './move-values.ts';
import { toQuote } from './return-values.ts';

/** Sends a step that has been checked; answers the order as it is then. */
export async function sendMove(found: DeskOrder, what: DeskCan, values: MoveValues): Promise<DeskOrder> {
  if (isMove(what)) return call('deskMove', toMove(found, what, values));
  if (what === 'issue') return call('deskIssue', toIssue(found, values));
  if (what === 'quoteChange') return call('deskQuoteChange', toChangeQuote(found, values));
  if (what === 'quoteRefund') return call('deskQuoteRefund', toQuote(found.order, values));
  if (what === RAISE_DISRUPTION) await call('raiseVoyage', toVoyage(found, values));
  else await call('settleVoyage', toSettlement(found, values));
  return call('deskOrder', { id: found.order.id });
}
