import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { informationCircleOutline, peopleOutline } from 'ionicons/icons';
import type { ExactFlight } from '../../../../contract/accurate-search.ts';
import type { MissingFlight } from '../../../../contract/flight-search.ts';
import { flightName } from '../../../trip/itinerary.ts';
import { useCarriedParty } from '../../../trip/pasted-party.ts';
import { useFormat } from '../../../ui/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { readFlights } from '../search/flights-param.ts';
import { useSearchWords } from '../search/use-search-words.ts';
import styles from './ResultsStates.module.css';
import type { Results } from './use-results.ts';

/** The result for flights requested one by one, and passengers of the reservation to fill in. */
export function ExactNotice({ results }: { results: Results }) {
  const { t } = useLingui();
  const { flights, passengers: counts } = results.search;
  const { run } = results.state;
  const carried = useCarriedParty(flights)?.passengers.length ?? 0;
  if (flights === undefined) return null;
  const wanted = readFlights(flights) ?? [];
  const missing = run?.missing ?? [];
  const hasAlternatives = run?.solutions.some(({ alternative }) => alternative) ?? false;
  return (
    <>
      {missing.length > 0 || hasAlternatives ? (
        <div role="status" className={styles.notice}>
          <Icon icon={informationCircleOutline} />
          <span>
            {missing.map((one) => (
              <MissingLine key={`${one.journey}.${one.flight}`} missing={one} wanted={wanted} party={counts} />
            ))}
            {missing.length === 0 ? <Trans>These flights are not sold together in these classes.</Trans> : null}{' '}
            {hasAlternatives ? (
              <Trans>Below are alternatives: the same route and day, nearest departure, same cabin.</Trans>
            ) : null}
          </span>
        </div>
      ) : null}
      {carried > 0 ? (
        <p className={styles.carried}>
          <Icon icon={peopleOutline} />
          {t`${plural(carried, {
            one: 'The passenger of the reservation is filled in once you choose.',
            other: 'The # passengers of the reservation are filled in once you choose.',
          })}`}
        </p>
      ) : null}
    </>
  );
}

interface MissingLineProps {
  missing: MissingFlight;
  wanted: readonly (readonly ExactFlight[])[];
  party: Results['search']['passengers'];
}

function MissingLine({ missing, wanted, party }: MissingLineProps) {
  const format = useFormat();
  const words = useSearchWords();
  const flight = wanted[missing.journey]?.[missing.flight];
  if (!flight) return null;
  const name = flightName(flight);
  const route = `${flight.origin}–${flight.destination}`;
  const date = format.date(flight.date, 'near');
  const { bookingClass } = flight;
  const people = words.party(party);
  return (
    <p className={styles.missing}>
      {missing.reason === 'class' ? (
        <Trans>
          {name} {route}, {date}: class {bookingClass} is no longer available for {people}.
        </Trans>
      ) : (
        <Trans>
          {name} {route}, {date}: this flight is not on sale.
        </Trans>
      )}
    </p>
  );
}
