import { addDays } from '../../contract/dates.ts';
import type { SolutionJourney } from '../../contract/flight-search.ts';
import { type Refusal, refuse } from '../../contract/result.ts';
import type { TypedLeg } from '../../contract/typed-legs.ts';
import { instantOf } from '../wall-clock.ts';

type Segment = SolutionJourney['segments'][number];
const MINUTE = 60_000;

/**
 * A trip with manually entered flights, one leg per flight in order of travel: places, cabins and fares stay. Refuses with badInput where
 * their number differs, or one leaves before the previous one arrives.
 */
export function typedJourneys(
  journeys: readonly SolutionJourney[],
  legs: readonly TypedLeg[],
): SolutionJourney[] | Refusal {
  const fault = (field: string) => refuse('badInput', { fields: { [field]: 'invalid' } });
  if (journeys.flatMap(({ segments }) => segments).length !== legs.length) return fault('legs');
  let position = 0;
  let free = Number.NEGATIVE_INFINITY;
  const typed: SolutionJourney[] = [];
  for (const journey of journeys) {
    const segments: Segment[] = [];
    for (const segment of journey.segments) {
      const leg = legs[position];
      const flown = leg && legOf(segment, leg);
      if (!flown || flown.leaves < free) return fault(`legs[${position}].departs`);
      segments.push(flown.segment);
      free = flown.lands;
      position++;
    }
    typed.push({ ...journey, durationMinutes: minutesOf(segments), segments });
  }
  return typed;
}

function legOf(segment: Segment, { flight, date, departs, arrives }: TypedLeg) {
  const { originZone, destinationZone } = segment;
  const departure = `${date}T${departs}`;
  const leaves = instantOf(departure, originZone);
  // Eastward across the date line a flight may arrive the day before it leaves; westward two days after.
  const arrival = [-1, 0, 1, 2]
    .map((days) => `${addDays(date, days)}T${arrives}`)
    .find((at) => instantOf(at, destinationZone) > leaves);
  if (arrival === undefined) return undefined;
  const lands = instantOf(arrival, destinationZone);
  const carrier = flight.slice(0, 2);
  const flightNumber = flight.slice(2).replace(/^0+(?=\d)/, '');
  const isSame = carrier === segment.carrier && flightNumber === segment.flightNumber;
  const typed: Segment = {
    ...segment,
    carrier,
    operatingCarrier: isSame ? segment.operatingCarrier : carrier,
    flightNumber,
    departure,
    arrival,
    durationMinutes: (lands - leaves) / MINUTE,
  };
  return { segment: typed, leaves, lands };
}

function minutesOf(segments: readonly Segment[]): number {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) return 0;
  return (instantOf(last.arrival, last.destinationZone) - instantOf(first.departure, first.originZone)) / MINUTE;
}
