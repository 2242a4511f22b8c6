import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SolutionJourney } from '../../../../contract/flight-search.ts';
import { clockOf } from '../../../trip/itinerary.ts';
import { type Format, useFormat } from '../../../ui/format.ts';
import { dayShift, journeyStops, layoversOf } from '../engine/offer-facts.ts';
import styles from './JourneyLine.module.css';

interface JourneyLineProps {
  journey: SolutionJourney;
  /** Cards with several directions show their dates. */
  dated: boolean;
}

/** One direction: departure, duration and stops, arrival. */
export function JourneyLine({ journey, dated }: JourneyLineProps) {
  const format = useFormat();
  const { t } = useLingui();
  const first = journey.segments[0];
  const last = journey.segments.at(-1);
  if (!first || !last) return null;
  const days = dayShift(journey);
  const shift = days > 0 ? `+${days}` : String(days);
  return (
    <div className={styles.line}>
      {dated ? <p className={styles.date}>{format.date(first.departure.slice(0, 10), 'near')}</p> : null}
      <div className={styles.end}>
        <time className={styles.clock} dateTime={first.departure}>
          {clockOf(first.departure)}
        </time>
        <span className={styles.place}>{withTerminal(first.origin, first.originTerminal)}</span>
      </div>
      <Way journey={journey} />
      <div className={styles.end}>
        <time className={styles.clock} dateTime={last.arrival}>
          {clockOf(last.arrival)}
          {days === 0 ? null : (
            <sup className={styles.days} aria-label={t`${shift} days`}>
              {shift}
            </sup>
          )}
        </time>
        <span className={styles.place}>{withTerminal(last.destination, last.destinationTerminal)}</span>
      </div>
    </div>
  );
}

function Way({ journey }: { journey: SolutionJourney }) {
  const format = useFormat();
  const stops = journeyStops(journey);
  const layovers = layoversOf(journey);
  return (
    <div className={styles.way}>
      <span className={styles.duration}>{shortDuration(journey.durationMinutes, format)}</span>
      <span className={styles.track} aria-hidden="true">
        {layovers.map((layover, i) => (
          <i
            key={layover.departs}
            className={styles.mark}
            style={{ left: `${((i + 1) * 100) / (layovers.length + 1)}%` }}
          />
        ))}
      </span>
      {stops === 0 ? (
        <span className={styles.nonStop}>
          <Trans>Non-stop</Trans>
        </span>
      ) : (
        <span className={styles.stops}>
          <Plural value={stops} one="# stop" other="# stops" />
          {layovers.map((layover) => (
            <span key={layover.departs} className={styles.layover}>
              {layover.airport === layover.departs ? layover.airport : `${layover.airport}–${layover.departs}`}{' '}
              {shortDuration(layover.minutes, format)}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

function withTerminal(code: string, terminal: string | undefined): string {
  return terminal ? `${code} ${terminal}` : code;
}

/** Between the times there is no room for Chinese words of duration; `10h15m` is how Chinese timetables shorten them. */
function shortDuration(minutes: number, format: Format): string {
  if (format.locale === 'en') return format.duration(minutes);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes}m` : `${hours}h${String(minutes % 60).padStart(2, '0')}m`;
}
