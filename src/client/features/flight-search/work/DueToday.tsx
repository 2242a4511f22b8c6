import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../../api/session.ts';
import { DeadlineWords } from '../../../orders/DeadlineWords.tsx';
import { DueCountdown } from '../../../orders/DueCountdown.tsx';
import { statusLabel } from '../../../orders/order-labels.ts';
import { usePeopleWords } from '../../../orders/use-people-words.ts';
import { DEADLINE_QUERY, WITH_DEADLINE } from '../../../orders/with-deadline.ts';
import { orderListOptions } from '../../../trip/order-list.ts';
import { useServerNow } from '../../../ui/ticker.ts';
import { dueToday } from './due-today.ts';
import { WorkCard, WorkRow } from './WorkCard.tsx';
import styles from './WorkPanel.module.css';

const MOST = 5;

/** Bookings, seats on hold and quotes that are lost unless somebody pays or agrees today. */
export function DueToday() {
  const { t, i18n } = useLingui();
  const peopleOf = usePeopleWords();
  useSession();
  const query = useInfiniteQuery(orderListOptions(DEADLINE_QUERY));
  const orders = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const due = dueToday(orders, new Date(useServerNow()));
  return (
    <WorkCard
      title={t`Due today`}
      all={
        <Link to="/flight/orders" search={{ status: WITH_DEADLINE }} className={styles.all}>
          <Trans>All with a deadline</Trans>
        </Link>
      }
      query={query}
      none={t`No more deadlines today.`}
      rows={due
        .slice(0, MOST)
        .map(({ id, product, status, route, payBy, ...people }) => (
          <WorkRow
            key={id}
            order={{ id, product, route }}
            mark={<DueCountdown until={payBy} />}
            facts={[
              peopleOf({ product, ...people }),
              i18n._(statusLabel(status, product)),
              <DeadlineWords key="due" until={payBy} />,
            ]}
          />
        ))}
    />
  );
}
