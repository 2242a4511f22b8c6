import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PassengerCounts } from '../../../../contract/passenger-terms.ts';
import { CABIN_LABELS } from '../../../trip/labels.ts';
import { useFormat } from '../../../ui/format.ts';
import { labelOf } from '../../../ui/label-of.ts';
import type { FlightSearch } from './search-params.ts';

/** A search in short words. */
export function useSearchWords() {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const party = ({ adult, child, infant }: PassengerCounts): string => {
    const parts = [t`${plural(adult, { one: '# adult', other: '# adults' })}`];
    if (child > 0) parts.push(t`${plural(child, { one: '# child', other: '# children' })}`);
    if (infant > 0) parts.push(t`${plural(infant, { one: '# infant', other: '# infants' })}`);
    return parts.join(format.comma);
  };
  const route = ({ bookingType, journeys }: FlightSearch): string => {
    if (bookingType === 'multicity') {
      // If each flight starts at the last one's end, every place is named once.
      const isChain = journeys.every((leg, i) => i === 0 || leg.origin === journeys[i - 1]?.destination);
      if (isChain) return [journeys[0]?.origin, ...journeys.map((leg) => leg.destination)].join(' → ');
      return journeys.map((leg) => `${leg.origin}–${leg.destination}`).join(format.comma);
    }
    const [leg] = journeys;
    return `${leg?.origin} ${bookingType === 'return' ? '⇄' : '→'} ${leg?.destination}`;
  };
  const dates = ({ journeys }: FlightSearch): string => {
    const first = journeys[0];
    const last = journeys.at(-1);
    if (!first || !last) return '';
    const end = first.returnDate ?? (journeys.length > 1 ? last.date : undefined);
    const start = format.date(first.date, 'near');
    return end ? `${start} – ${format.date(end, 'near')}` : start;
  };
  const cabin = (search: Pick<FlightSearch, 'cabin'>) => i18n._(labelOf(CABIN_LABELS, search.cabin));
  return { party, route, dates, cabin };
}
