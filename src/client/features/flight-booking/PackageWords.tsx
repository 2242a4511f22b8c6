import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Solution } from '../../../contract/flight-search.ts';
import { clockOf, flightName } from '../../trip/itinerary.ts';
import { CABIN_LABELS, TICKETING_LABELS } from '../../trip/labels.ts';
import { BagWords, RuleWords } from '../../trip/PolicyWords.tsx';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import type { PackagePart } from './price-check.ts';

/** The name of a package part. */
export function PartName({ part }: { part: PackagePart }): ReactNode {
  const names: Record<PackagePart, ReactNode> = {
    flights: <Trans>Flights</Trans>,
    brand: <Trans>Fare</Trans>,
    bookingClass: <Trans>Booking class</Trans>,
    checkedBag: <Trans>Checked bags</Trans>,
    carryOn: <Trans>Cabin bags</Trans>,
    refund: <Trans>Refund rule</Trans>,
    change: <Trans>Change rule</Trans>,
    seat: <Trans>Seat choice</Trans>,
    ticketing: <Trans>Ticketing speed</Trans>,
    hold: <Trans>Holding seats</Trans>,
  };
  return names[part];
}

/** One part of an offer in words, shown as before and after. */
export function PartValue({ part, solution }: { part: PackagePart; solution: Solution }): ReactNode {
  const { i18n } = useLingui();
  const { comma } = useFormat();
  const segments = solution.journeys.flatMap((journey) => journey.segments);
  switch (part) {
    case 'flights':
      return segments.map((s) => `${flightName(s)} ${clockOf(s.departure)}–${clockOf(s.arrival)}`).join(comma);
    case 'brand':
      return solution.brand.name;
    case 'bookingClass':
      return segments.map((s) => `${i18n._(labelOf(CABIN_LABELS, s.cabin))} ${s.bookingClass}`).join(comma);
    case 'checkedBag':
      return <BagWords bag={solution.baggage.checked} />;
    case 'carryOn':
      return <BagWords bag={solution.baggage.carryOn} />;
    case 'refund':
      return <RuleWords rule={solution.policies.refund} />;
    case 'change':
      return <RuleWords rule={solution.policies.change} />;
    case 'seat':
      return <SeatWords seat={solution.policies.seat} />;
    case 'ticketing':
      return i18n._(labelOf(TICKETING_LABELS, solution.ticketingSpeed));
    case 'hold':
      return solution.hold ? <Trans>offered</Trans> : <Trans>not offered, pay at once</Trans>;
  }
}

function SeatWords({ seat }: { seat: Solution['policies']['seat'] }) {
  if (seat === 'free') return <Trans>free</Trans>;
  if (seat === 'paid') return <Trans>for a fee</Trans>;
  return <Trans>not offered</Trans>;
}
