import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addDays, localDate } from '../../../../contract/dates.ts';
import { useSession } from '../../../api/session.ts';
import { usePeopleWords } from '../../../orders/use-people-words.ts';
import { orderListOptions } from '../../../trip/order-list.ts';
import { useServerNow } from '../../../ui/ticker.ts';
import { WorkCard, WorkRow } from './WorkCard.tsx';
import styles from './WorkPanel.module.css';

const MOST = 5;
/** Statuses with tickets. */
const TICKETED = 'issued,changed';

/** Departures of today and tomorrow, with tickets that are still in use. */
export function Departures() {
  const { t } = useLingui();
  const peopleOf = usePeopleWords();
  useSession();
  const today = localDate(new Date(useServerNow()));
  const filters = { status: TICKETED, departureFrom: today, departureTo: addDays(today, 1) };
  const query = useInfiniteQuery(orderListOptions(filters));
  const leaving = (query.data?.pages ?? [])
    .flatMap(({ list }) => list)
    .filter(({ spentBy }) => !spentBy)
    .toSorted((a, b) => a.departureDate.localeCompare(b.departureDate));
  return (
    <WorkCard
      title={t`Departures today and tomorrow`}
      all={
        <Link to="/flight/orders" search={filters} className={styles.all}>
          <Trans>All departures</Trans>
        </Link>
      }
      query={query}
      none={t`Nobody departs today or tomorrow.`}
      rows={leaving.slice(0, MOST).map(({ id, product, route, departureDate, pnr, isDisrupted, ...people }) => (
        <WorkRow
          key={id}
          order={{ id, product, route }}
          mark={
            isDisrupted ? (
              <span className={styles.warn}>
                <Trans>Flight changed</Trans>
              </span>
            ) : null
          }
          facts={[
            departureDate === today ? t({ message: 'Today', context: 'departure' }) : t`Tomorrow`,
            peopleOf({ product, ...people }),
            pnr,
          ]}
        />
      ))}
    />
  );
}
