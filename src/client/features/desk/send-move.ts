import type { DeskOrder } from '../../../contract/desk.ts';
import { type DeskCan, RAISE_DISRUPTION } from '../../../contract/desk-moves.ts';
import { type CallOptions, call } from '../../api/call.ts';
import { isMove, type MoveValues, toChangeQuote, toIssue, toMove, toSettlement, toVoyage } from './move-values.ts';
import { toQuote } from './return-values.ts';

/** Sends a validated action; returns the updated order. */
export async function sendMove(
  found: DeskOrder,
  what: DeskCan,
  values: MoveValues,
  options: CallOptions,
): Promise<DeskOrder> {
  if (isMove(what)) return call('deskMove', toMove(found, what, values), options);
  if (what === 'issue') return call('deskIssue', toIssue(found, values), options);
  if (what === 'quoteChange') return call('deskQuoteChange', toChangeQuote(found, values), options);
  if (what === 'quoteRefund') return call('deskQuoteRefund', toQuote(found.order, values), options);
  if (what === RAISE_DISRUPTION) await call('raiseVoyage', toVoyage(found, values), options);
  else await call('settleVoyage', toSettlement(found, values), options);
  return call('deskOrder', { id: found.order.id });
}
