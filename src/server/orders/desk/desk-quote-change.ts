import type { ChangeCharges, DeskQuoteChangeInput } from '../../../contract/desk.ts';
import type { SolutionJourney } from '../../../contract/flight-search.ts';
import { journeysOn } from '../../../contract/journeys-on.ts';
import type { Currency } from '../../../contract/money.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Command } from '../../commands/run-command.ts';
import type { OptionOffer } from '../../db/schema/change-options.ts';
import { writeChangeOptions } from '../after-sales/change-options.ts';
import { passengersOf, requestOf, sourceOf } from '../after-sales/child-order.ts';
import { writeChangeQuote } from '../after-sales/write-change-quote.ts';
import { DESK_QUOTE_MS } from '../after-sales/write-quote.ts';
import type { OrderPresenter } from '../order-product.ts';
import { soldOf } from '../order-rows.ts';
import { typedJourneys } from '../typed-journeys.ts';
import { lockDeskOrder } from './desk-scope.ts';

const HOUR_MS = 3_600_000;

/**
 * Quotes a change as the desk: its cost, its flights, and its expiry; with several options the agent picks one. Refuses as moveAsDesk does,
 * and with badInput where the number of lines or flights is not the change's.
 */
export function quoteChangeAsDesk<T>(answer: OrderPresenter<T>): Command<DeskQuoteChangeInput, T> {
  return async (tx, actor, { id, currency, others = [], remark, ...first }, deps) => {
    const found = await lockDeskOrder(tx, actor, id, 'flight');
    if (isRefusal(found)) return found;
    const { order } = found;
    if (order.status !== 'chg_reviewing') return refuse('statusConflict');
    const request = await requestOf(tx, order);
    const asked = journeysOn(soldOf(await sourceOf(tx, request)).journeys, request.wanted ?? []);
    const count = (await passengersOf(tx, id)).length;
    const now = deps.clock.now().getTime();
    const options: { offer: OptionOffer; expiresAt: Date }[] = [];
    for (const [i, charges] of [first, ...others].entries()) {
      const offer = offerOf(charges, { asked, count, currency });
      if (isRefusal(offer)) return i === 0 ? offer : within(`others[${i - 1}]`, offer);
      const { validHours } = charges;
      options.push({ offer, expiresAt: new Date(now + (validHours ? validHours * HOUR_MS : DESK_QUOTE_MS)) });
    }
    const by = actor.displayName;
    const text = remark || null;
    const [only] = options;
    const quoted =
      only && options.length === 1
        ? await writeChangeQuote(tx, deps, order, {
            ...only,
            supplierQuote: null,
            isAgreed: false,
            mover: 'desk',
            by,
            text,
          })
        : await writeChangeOptions(tx, deps, order, { options, by, text });
    return isRefusal(quoted) ? quoted : answer(tx, deps, actor, quoted);
  };
}

interface Asked {
  /** The requested flights. */
  asked: SolutionJourney[];
  /** How many passengers the change has. */
  count: number;
  currency: Currency;
}

function offerOf({ lines, legs }: ChangeCharges, { asked, count, currency }: Asked): OptionOffer | Refusal {
  if (lines.length !== count) return refuse('badInput', { fields: { lines: 'invalid' } });
  const journeys = legs ? typedJourneys(asked, legs) : asked;
  return isRefusal(journeys) ? journeys : { lines, currency, journeys };
}

/** Prefixes a refusal's fields with their path in the whole input. */
function within(path: string, refusal: Refusal): Refusal {
  const fields = Object.entries(refusal.fields ?? {}).map(([field, key]) => [`${path}.${field}`, key]);
  return { ...refusal, fields: Object.fromEntries(fields) };
}
