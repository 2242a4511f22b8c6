import { addDays, dateInZone } from '../../../contract/dates.ts';
import type { QuotedOption } from '../../../contract/group-desk.ts';
import type { GroupJourney, GroupOption } from '../../../contract/group-orders.ts';
import { groupDateFaults } from '../../../contract/group-request-rules.ts';
import type { Deps } from '../../deps.ts';
import { todayAt, zoneAt } from '../../dictionaries/journeys.ts';
import { startOfDay } from '../../time/start-of-day.ts';
import type { GroupRow } from './group-rows.ts';

type Journeys = readonly GroupJourney[];
type Dates = QuotedOption['dates'];

/** The travel days of a group, journey by journey. */
export function groupDays(journeys: Journeys): string[] {
  return journeys.flatMap(({ date, returnDate }) => (returnDate ? [date, returnDate] : [date]));
}

/** The journeys of a group on an option's days, which it has only where they differ from those requested. */
export function onDaysOf(journeys: Journeys, { dates }: Pick<GroupOption, 'dates'>): GroupJourney[] {
  return journeys.map((journey, i) => ({ ...journey, ...dates?.[i] }));
}

/** The quoted days if they differ from those requested: all of an option's, or none. */
export function otherDays(journeys: Journeys, dates: Dates): Pick<GroupOption, 'dates'> {
  const isAsked = dates?.every(
    ({ date, returnDate }, i) => date === journeys[i]?.date && returnDate === journeys[i]?.returnDate,
  );
  return dates && !isAsked ? { dates } : {};
}

/** When the day of a group's first flight ends, in its departure's time zone. */
export function endOfDeparture({ dictionaries }: Pick<Deps, 'dictionaries'>, [first]: Journeys): Date {
  if (!first) throw new Error('the group has no journey');
  return new Date(startOfDay(addDays(first.date, 1), zoneAt({ dictionaries }, first.origin)));
}

/** Validation errors of a group's journey days, by field: `journeys[0].date`. */
export function dateFaultsOf(deps: Pick<Deps, 'clock' | 'dictionaries'>, journeys: Journeys): Record<string, string> {
  const [first] = journeys;
  // After the first journey their order is stricter than the local date.
  return groupDateFaults(journeys, (i) =>
    i === 0 && first ? todayAt(deps, first.origin) : dateInZone(deps.clock.now(), 'Pacific/Niue'),
  );
}

/**
 * Validation errors of the days the desk quotes, by field: `dates[0].returnDate`. Each journey has its own, outbound and return as
 * requested, and they may differ only where the agency has allowed it.
 */
export function quotedDayFaults(
  deps: Pick<Deps, 'clock' | 'dictionaries'>,
  { journeys, extra }: Pick<GroupRow, 'journeys' | 'extra'>,
  dates: Dates,
): Record<string, string> {
  if (!dates) return {};
  if (dates.length !== journeys.length) return { dates: 'invalid' };
  const faults: Record<string, string> = {};
  for (const [i, asked] of journeys.entries()) {
    const back = dates[i]?.returnDate;
    if (Boolean(back) !== Boolean(asked.returnDate)) faults[`dates[${i}].returnDate`] = back ? 'invalid' : 'required';
    if (extra.isChangeDate) continue;
    if (dates[i]?.date !== asked.date) faults[`dates[${i}].date`] = 'groupDatesFixed';
    if (back && asked.returnDate && back !== asked.returnDate) faults[`dates[${i}].returnDate`] = 'groupDatesFixed';
  }
  for (const [path, fault] of Object.entries(dateFaultsOf(deps, onDaysOf(journeys, { dates }))))
    faults[path.replace(/^journeys/, 'dates')] ??= fault;
  return faults;
}
