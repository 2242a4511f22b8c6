import { dateInZone } from '../../../contract/dates.ts';
import { type ChangeInput, isJourneyDeparted, type RequestedJourney } from '../../../contract/order-changes.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Command } from '../../commands/run-command.ts';
import type { OrderPresenter } from '../order-product.ts';
import { type OrderRow, soldOf } from '../order-rows.ts';
import { insertChild, isCovered } from './child-order.ts';
import { attachProofs } from './proofs.ts';
import { piecesOf } from './sold-parts.ts';
import { chosenOf, lockTicketed } from './ticketed-order.ts';

/**
 * Requests other flights for some passengers: an option of a search, or flights for the desk to find. Refuses as a refund does, and with
 * badInput where a journey is not the order's, has departed, or is wanted on a past day.
 */
export function requestChange<T>(answer: OrderPresenter<T>): Command<ChangeInput, T> {
  return async (tx, actor, input, deps) => {
    const found = await lockTicketed(tx, actor, input.id, 'flight');
    if (isRefusal(found)) return found;
    const { source } = found;
    const passengers = chosenOf(found, input.passengers);
    if (isRefusal(passengers)) return passengers;
    const fault = checkWanted(source, input.journeys, deps.clock.now());
    if (fault) return fault;
    // A reissue replaces the whole ticket, so no part of it may have another request.
    if (await isCovered(tx, source.id, input.passengers, piecesOf(source))) return refuse('alreadyRequested');
    const { reason, remark = null, option = null, journeys } = input;
    const child = await insertChild(tx, deps, source, actor, {
      type: 'change',
      passengers,
      segments: segmentsOf(source, journeys),
      reason,
      subReason: null,
      remark: remark || null,
      wanted: journeys,
      option,
    });
    const unproven = await attachProofs(tx, actor, child, input.files);
    if (unproven) return unproven;
    await deps.jobs.send(tx, 'quote-request', { orderId: child.id });
    return answer(tx, deps, actor, child);
  };
}

/** Validates the requested journeys of a change; null when they are valid. */
export function checkWanted(
  { sold }: Pick<OrderRow, 'sold'>,
  wanted: readonly RequestedJourney[],
  now: Date,
): Refusal | null {
  const fault = (index: number, field: string, key: string) =>
    refuse('badInput', { fields: { [`journeys[${index}].${field}`]: key } });
  for (const [i, { journey, date }] of wanted.entries()) {
    const meant = soldOf({ sold }).journeys[journey];
    const first = meant?.segments[0];
    const isTwice = wanted.findIndex((one) => one.journey === journey) !== i;
    if (!meant || !first || isTwice) return fault(i, 'journey', 'invalid');
    if (isJourneyDeparted(meant, now)) return fault(i, 'journey', 'journeyLeft');
    if (date < dateInZone(now, first.originZone)) return fault(i, 'date', 'pastDate');
  }
  return null;
}

function segmentsOf({ sold }: OrderRow, wanted: readonly RequestedJourney[]): number[] {
  const journeys = soldOf({ sold }).journeys.flatMap(({ segments }, journey) => segments.map(() => journey));
  return journeys.flatMap((journey, position) => (wanted.some((one) => one.journey === journey) ? [position] : []));
}
