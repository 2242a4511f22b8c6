import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import type { ChangeOption } from '../../../../contract/order-changes.ts';
import { useClientSafe } from '../../../api/client-safe.ts';
import { fareAndFees } from '../../../orders/change-amounts.ts';
import styles from '../../../orders/OptionList.module.css';
import { clockOf, dayOffset, flightName } from '../../../trip/itinerary.ts';
import { NetPricesButton } from '../../../trip/NetPricesButton.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { ChangeSearchState } from './use-change-search.ts';

interface ChangeOptionsProps {
  order: FlightOrder;
  found: ChangeSearchState;
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** The available flights, each with its total cost. */
export function ChangeOptions({ order, found, chosen, onChoose }: ChangeOptionsProps) {
  const { t } = useLingui();
  const isSafe = useClientSafe();
  if (found.isSearching) return <Skeleton height="72px" lines={3} />;
  if (!found.isDone) return null;
  if (found.options.length === 0)
    return <p className={styles.none}>{t`No flights available on that day. Try another day.`}</p>;
  return (
    <fieldset className={styles.options} aria-live="polite">
      <legend>
        <Plural value={found.options.length} one="# flight" other="# flights" />
      </legend>
      {isSafe ? <NetPricesButton /> : null}
      {found.options.map((option) => (
        <label key={option.id} className={styles.option} data-chosen={option.id === chosen}>
          <input
            type="radio"
            name="change-option"
            checked={option.id === chosen}
            onChange={() => onChoose(option.id)}
          />
          <span className={styles.flights}>
            {changedJourneys(order, option).map((journey) => (
              <JourneyWords key={`${journey.origin}${journey.segments[0]?.departure}`} journey={journey} />
            ))}
          </span>
          {isSafe ? null : <Cost option={option} />}
        </label>
      ))}
    </fieldset>
  );
}

/** Only the journeys that would change. */
function changedJourneys(order: FlightOrder, { journeys }: ChangeOption): FlightOrder['journeys'] {
  return journeys.filter((journey, i) => {
    const before = order.journeys[i]?.segments[0];
    const after = journey.segments[0];
    return before?.departure !== after?.departure || (before && after && flightName(before) !== flightName(after));
  });
}

/** One journey in few words. */
export function JourneyWords({ journey }: { journey: FlightOrder['journeys'][number] }) {
  const format = useFormat();
  const [first] = journey.segments;
  const last = journey.segments.at(-1);
  if (!first || !last) return null;
  const days = dayOffset(first.departure, last.arrival);
  return (
    <span className={styles.journey}>
      <strong className="num">
        {clockOf(first.departure)}–{clockOf(last.arrival)}
        {days > 0 ? ` +${days}` : ''}
      </strong>{' '}
      <span>
        {format.date(first.departure.slice(0, 10), 'short')} · {journey.segments.map(flightName).join(', ')}
      </span>
    </span>
  );
}

/** An option's total cost, and its parts. */
export function Cost({ option: { quote } }: { option: Pick<ChangeOption, 'quote'> }) {
  const format = useFormat();
  const money = (amount: number) => format.money({ amount, currency: quote.currency });
  const fare = money(quote.lines.reduce((all, line) => all + fareAndFees(line), 0));
  const taxes = money(quote.lines.reduce((all, { taxDifference }) => all + taxDifference, 0));
  return (
    <span className={styles.cost}>
      <strong className="num">{quote.total.amount === 0 ? <Trans>free</Trans> : format.money(quote.total)}</strong>
      <span className={`num ${styles.parts}`}>
        <Trans>
          fare and fees {fare}, taxes {taxes}
        </Trans>
      </span>
    </span>
  );
}
