import type { Solution, SolutionJourney } from '../../../../contract/flight-search.ts';
import type { Money } from '../../../../contract/money.ts';
import { dayOffset, layoverMinutes } from '../../../trip/itinerary.ts';

/** The agency's price per adult, in minor units; that of the cheapest listed traveller where a party has no adult. */
export function adultPrice(offer: Solution): number {
  const list = offer.priceDetail.priceList;
  const adult = list.find((item) => item.passengerType === 'adult') ?? list[0];
  return adult?.salePrice ?? offer.total.amount;
}

/** The same as money, in the display currency. */
export function adultMoney(offer: Solution): Money {
  return { amount: adultPrice(offer), currency: offer.total.currency };
}

/** Connections and technical stops of the direction with the most. */
export function stopsOf(offer: Solution): number {
  return Math.max(0, ...offer.journeys.map(journeyStops));
}

export function journeyStops(journey: SolutionJourney): number {
  return journey.segments.reduce((sum, segment) => sum + segment.stops, Math.max(0, journey.segments.length - 1));
}

/** Minutes of travel, all directions together. */
export function totalDuration(offer: Solution): number {
  return offer.journeys.reduce((sum, journey) => sum + journey.durationMinutes, 0);
}

export interface Layover {
  /** Where the traveller arrives; differs from `departs` when the connection changes airport. */
  airport: string;
  departs: string;
  minutes: number;
}

/** Layovers of one direction. */
export function layoversOf(journey: SolutionJourney): Layover[] {
  return journey.segments.slice(1).flatMap((next, i) => {
    const before = journey.segments[i];
    if (!before) return [];
    return [{ airport: before.destination, departs: next.origin, minutes: layoverMinutes(before, next) }];
  });
}

/** The trip's longest layover; 0 without any. */
export function longestLayover(offer: Solution): number {
  return Math.max(0, ...offer.journeys.flatMap((journey) => layoversOf(journey).map((layover) => layover.minutes)));
}

/** A local time as minutes on one running scale; comparable within one zone. */
export function minuteOf(time: string | undefined): number {
  return time ? Date.parse(`${time}:00Z`) / 60_000 : 0;
}

/** Calendar days from the departure's date to the arrival's: the `+1` beside a time. */
export function dayShift(journey: SolutionJourney): number {
  const departure = journey.segments[0]?.departure;
  const arrival = journey.segments.at(-1)?.arrival;
  return departure && arrival ? dayOffset(departure, arrival) : 0;
}

export function bagOptions(offer: Solution): string[] {
  const { pieces } = offer.baggage.checked;
  return pieces === 0 ? ['none'] : pieces === 1 ? ['included'] : ['included', 'two'];
}

export function refundOptions(offer: Solution): string[] {
  const options: string[] = [];
  if (offer.policies.refund.permitted !== 'no') options.push('refundable');
  if (offer.policies.refund.permitted === 'free') options.push('free');
  if (offer.policies.change.permitted !== 'no') options.push('changeable');
  return options;
}
