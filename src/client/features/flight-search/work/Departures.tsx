import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addDays, localDate } from '../../../../contract/dates.ts';
import { useSession } from '../../../api/session.ts';
import { ORDER_PAGES } from '../../../orders/order-pages.ts';
import { RouteWords } from '../../../orders/RouteWords.tsx';
import { usePeopleWords } from '../../../orders/use-people-words.ts';
import { orderListOptions } from '../../../trip/order-list.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { useServerNow } from '../../../ui/ticker.ts';
import { WorkCard } from './WorkCard.tsx';
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
        <li key={id}>
          <Link to={ORDER_PAGES[product]} params={{ id }} className={styles.row}>
            <span className={styles.first}>
              <strong>
                <RouteWords product={product} route={route} />
              </strong>
              {isDisrupted ? (
                <span className={styles.warn}>
                  <Trans>Flight changed</Trans>
                </span>
              ) : null}
            </span>
            <span className={styles.second}>
              <Facts
                parts={[
                  departureDate === today ? t({ message: 'Today', context: 'departure' }) : t`Tomorrow`,
                  peopleOf({ product, ...people }),
                  pnr,
                ]}
              />
            </span>
          </Link>
        </li>
      ))}
    />
  );
}
