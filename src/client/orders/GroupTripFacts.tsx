import { Trans, useLingui } from '@lingui/react/macro';
import type { GroupJourney, GroupOrder } from '../../contract/group-orders.ts';
import { usePlaceNames } from '../places/use-place-names.ts';
import { useFormat } from '../ui/format.ts';
import styles from './GroupTripFacts.module.css';
import { usePartyWords } from './use-party-words.ts';

/** Where, when and how many: an agency's group request, and how far the group may be moved. */
export function GroupTripFacts(trip: Pick<GroupOrder, 'journeys' | 'party' | 'groupOrderExtraInfo'>) {
  const { t } = useLingui();
  const format = useFormat();
  const heads = usePartyWords(trip.party);
  const { isChangeDate, acceptChangeFlight } = trip.groupOrderExtraInfo;
  return (
    <div className={styles.trip}>
      <ol className={styles.journeys}>
        {trip.journeys.map((journey, i) => (
          // A journey has no id: its position identifies it.
          <JourneyRow key={`${i} ${journey.origin}${journey.destination}`} journey={journey} />
        ))}
      </ol>
      <dl className={styles.facts}>
        <dt>{t`Passengers`}</dt>
        <dd>{heads.join(format.comma)}</dd>
        <dt>{t`Other dates`}</dt>
        <dd>{isChangeDate ? <Trans>possible</Trans> : <Trans>not possible</Trans>}</dd>
        <dt>{t`Other flights`}</dt>
        <dd>{acceptChangeFlight ? <Trans>possible</Trans> : <Trans>not possible</Trans>}</dd>
      </dl>
    </div>
  );
}

function JourneyRow({ journey }: { journey: GroupJourney }) {
  const format = useFormat();
  const { city } = usePlaceNames();
  const { origin, destination, date, returnDate, remark } = journey;
  const back = returnDate ? format.date(returnDate) : '';
  return (
    <li className={styles.journey}>
      <strong>
        {city(origin)} <span className={styles.code}>{origin}</span> {returnDate ? '⇄' : '→'} {city(destination)}{' '}
        <span className={styles.code}>{destination}</span>
      </strong>
      <span className="num">
        {format.date(date)}
        {back ? (
          <>
            {' · '}
            <Trans>back {back}</Trans>
          </>
        ) : null}
      </span>
      {remark ? <span className={styles.remark}>{remark}</span> : null}
    </li>
  );
}
