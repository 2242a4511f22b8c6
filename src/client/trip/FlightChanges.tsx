import { Trans } from '@lingui/react/macro';
import { type ChangedFlight, changedFlights } from '../../contract/changed-flights.ts';
import type { Segment } from '../../contract/flight-search.ts';
import type { Voyage } from '../../contract/voyages.ts';
import { type Format, useFormat } from '../ui/format.ts';
import styles from './FlightChanges.module.css';
import { clockOf, dayOffset, flightName, legName } from './itinerary.ts';

const dayOf = ({ departure }: Segment): string => departure.slice(0, 10);

/** Departure and arrival times, with the date where it differs from the one beside it. */
function timesOf(segment: Segment, format: Format, beside?: Segment): string {
  const { departure, arrival } = segment;
  const days = dayOffset(departure, arrival);
  const later = days === 0 ? '' : ` ${days > 0 ? '+' : ''}${days}`;
  const clocks = `${clockOf(departure)}–${clockOf(arrival)}${later}`;
  return beside && dayOf(beside) === dayOf(segment) ? clocks : `${format.date(dayOf(segment), 'day')} ${clocks}`;
}

/** The shift of a departure, e.g. `+2 h 20 m`; null where it is unchanged. */
function movedText({ delayMinutes }: ChangedFlight, format: Format): string | null {
  if (!delayMinutes) return null;
  return `${delayMinutes > 0 ? '+' : '−'}${format.duration(Math.abs(delayMinutes))}`;
}

/** The first flight that a disruption changes, in a line: `08:00 → 10:20 (+2 h 20 m)`; null where it only cancels flights. */
export function firstChange({ before, after }: Pick<Voyage, 'before' | 'after'>, format: Format): string | null {
  const change = changedFlights(before, after).find((one) => one.before && one.after);
  if (!change?.before || !change.after) return null;
  const [from, to] = [change.before, change.after];
  const day = dayOf(from) === dayOf(to) ? '' : `${format.date(dayOf(to), 'day')} `;
  const moved = movedText(change, format);
  return `${clockOf(from.departure)} → ${day}${clockOf(to.departure)}${moved ? ` (${moved})` : ''}`;
}

/** A disruption: a line for each flight, as booked and as offered. */
export function FlightChanges({ before, after }: Pick<Voyage, 'before' | 'after'>) {
  const changes = changedFlights(before, after);
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map((change, i) => (
        <Change key={`${i}-${change.before?.departure ?? ''}`} change={change} />
      ))}
    </ul>
  );
}

function Change({ change }: { change: ChangedFlight }) {
  const format = useFormat();
  const { before, after } = change;
  const moved = movedText(change, format);
  const shown = before ?? after;
  if (!shown) return null;
  return (
    <li className={styles.change}>
      <span className={styles.flight}>{legName(shown)}</span>
      {before ? <del>{timesOf(before, format)}</del> : null}
      {before && after ? <span aria-hidden="true">→</span> : null}
      {after ? (
        <ins>
          {before && flightName(before) !== flightName(after) ? `${flightName(after)} ` : ''}
          {timesOf(after, format, before ?? undefined)}
        </ins>
      ) : null}
      {moved ? <strong className={styles.moved}>{moved}</strong> : null}
      {before ? null : <Trans context="flight">New</Trans>}
      {after ? null : <Trans context="flight">Cancelled</Trans>}
    </li>
  );
}
