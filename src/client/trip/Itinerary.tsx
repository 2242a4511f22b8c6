import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { Segment, SolutionJourney } from '../../contract/flight-search.ts';
import { usePlaceNames } from '../places/use-place-names.ts';
import { AirlineBadge } from '../ui/AirlineBadge.tsx';
import { useFormat } from '../ui/format.ts';
import { labelOf } from '../ui/label-of.ts';
import styles from './Itinerary.module.css';
import { clockOf, dayOffset, flightName, layoverMinutes } from './itinerary.ts';
import { CABIN_LABELS } from './labels.ts';

interface ItineraryProps {
  journeys: readonly SolutionJourney[];
  /** Shown beside each flight, e.g. its bags. */
  note?: string;
  /** Formats dates as a search does, at most a year ahead. */
  isNear?: boolean;
}

/** Flights in order of travel, each with its times, places and the layover after it. */
export function Itinerary({ journeys, note, isNear = false }: ItineraryProps) {
  const dates = isNear ? 'near' : 'short';
  return (
    <div className={styles.journeys}>
      {journeys.map((journey, i) => (
        <section key={`${journey.origin}-${journey.segments[0]?.departure ?? i}`} className={styles.journey}>
          {journeys.length > 1 ? <JourneyTitle journey={journey} index={i + 1} dates={dates} /> : null}
          {journey.segments.map((segment, j) => {
            const before = journey.segments[j - 1];
            return (
              <Fragment key={`${flightName(segment)} ${segment.departure}`}>
                {before ? <Layover before={before} after={segment} /> : null}
                <FlightBlock segment={segment} note={note} dates={dates} />
              </Fragment>
            );
          })}
        </section>
      ))}
    </div>
  );
}

interface Dated {
  dates: 'near' | 'short';
}

function JourneyTitle({ journey, index, dates }: Dated & { journey: SolutionJourney; index: number }) {
  const { city } = usePlaceNames();
  const format = useFormat();
  const from = city(journey.origin);
  const to = city(journey.destination);
  const date = journey.segments[0]?.departure.slice(0, 10);
  return (
    <h3 className={styles.title}>
      <span className={styles.index}>{index}</span>
      {from} → {to}
      {date ? <span className={styles.date}>{format.date(date, dates)}</span> : null}
    </h3>
  );
}

function FlightBlock({ segment, note, dates }: Dated & { segment: Segment; note: string | undefined }) {
  const { i18n } = useLingui();
  const { aircraft, airline, airlineColour } = usePlaceNames();
  const cabin = `${i18n._(labelOf(CABIN_LABELS, segment.cabin))} ${segment.bookingClass}`;
  const details = [cabin, aircraft(segment.aircraft), note].filter(Boolean);
  return (
    <div className={styles.flight}>
      <div className={styles.head}>
        <AirlineBadge code={segment.carrier} colour={airlineColour(segment.carrier)} name={airline(segment.carrier)} />
        <div>
          <p className={styles.line}>
            <strong>{flightName(segment)}</strong> <span className={styles.quiet}>{details.join(' · ')}</span>
          </p>
          {segment.operatingCarrier !== segment.carrier ? (
            <p className={styles.quiet}>
              <Trans>Operated by {airline(segment.operatingCarrier)}</Trans>
            </p>
          ) : null}
        </div>
      </div>
      <ol className={styles.stops}>
        <Stop segment={segment} end="departure" dates={dates} />
        <Stop segment={segment} end="arrival" dates={dates} />
      </ol>
    </div>
  );
}

function Stop({ segment, end, dates }: Dated & { segment: Segment; end: 'departure' | 'arrival' }) {
  const { shortAirport } = usePlaceNames();
  const format = useFormat();
  const isStart = end === 'departure';
  const code = isStart ? segment.origin : segment.destination;
  const terminal = isStart ? segment.originTerminal : segment.destinationTerminal;
  const days = isStart ? 0 : dayOffset(segment.departure, segment.arrival);
  return (
    <li className={styles.stop} data-end={end}>
      <time className={styles.clock} dateTime={segment[end]}>
        {clockOf(segment[end])}
        {days !== 0 ? <sup className={styles.days}>{days > 0 ? `+${days}` : days}</sup> : null}
      </time>
      <span className={styles.mark} aria-hidden="true" />
      <span>
        <span className={styles.place}>{shortAirport(code)}</span>{' '}
        <span className={styles.code}>{terminal ? `${code} ${terminal}` : code}</span>
        {isStart ? (
          <span className={styles.under}>
            {format.date(segment.departure.slice(0, 10), dates)} · {format.duration(segment.durationMinutes)}{' '}
            {segment.stops === 0 ? (
              <Trans>non-stop</Trans>
            ) : (
              <Plural value={segment.stops} one="# technical stop" other="# technical stops" />
            )}
          </span>
        ) : null}
      </span>
    </li>
  );
}

function Layover({ before, after }: { before: Segment; after: Segment }) {
  const { city } = usePlaceNames();
  const format = useFormat();
  const wait = format.duration(layoverMinutes(before, after));
  const place = city(after.origin);
  return (
    <p className={styles.layover}>
      {before.destination === after.origin ? (
        <Trans>
          {wait} in {place}
        </Trans>
      ) : (
        <Trans>
          {wait} in {place}, change of airport from {before.destination} to {after.origin}
        </Trans>
      )}
    </p>
  );
}
