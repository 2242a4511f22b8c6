import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useApiQuery } from '../../../api/queries.ts';
import { DeadlineWords } from '../../../orders/DeadlineWords.tsx';
import { statusLabel } from '../../../orders/order-labels.ts';
import { RouteWords } from '../../../orders/RouteWords.tsx';
import { usePeopleWords } from '../../../orders/use-people-words.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { serverNow } from '../../../ui/server-clock.ts';
import { WorkCard } from './WorkCard.tsx';
import styles from './WorkPanel.module.css';

const MOST = 5;

/** What waits for the provider's people, nearest deadline first: they land here as agents do. */
export function DeskWork() {
  const { t, i18n } = useLingui();
  const peopleOf = usePeopleWords();
  const query = useApiQuery('deskQueue', { page: 1, pageSize: MOST });
  return (
    <WorkCard
      title={t({ message: 'Desk', context: 'menu' })}
      all={
        <Link to="/desk" className={styles.all}>
          <Trans>All open tasks</Trans>
        </Link>
      }
      query={query}
      none={t`No open tasks`}
      rows={(query.data?.list ?? []).map(
        ({ id, agency, orderId, product, status, route, difference, dueAt, ...people }) => (
          <li key={id}>
            <Link
              to="/desk"
              search={difference ? { kind: 'books' } : { order: orderId ?? '', product: product ?? '' }}
              className={styles.row}
            >
              <strong>
                {difference ? t`Differences in the books` : <RouteWords product={product} route={route} />}
              </strong>
              <span className={styles.second}>
                <Facts
                  parts={[
                    agency.name,
                    difference ? null : peopleOf({ product, ...people }),
                    status && product ? i18n._(statusLabel(status, product)) : null,
                    <span key="due" className={Date.parse(dueAt) <= serverNow() ? styles.warn : undefined}>
                      <DeadlineWords until={dueAt} />
                    </span>,
                  ]}
                />
              </span>
            </Link>
          </li>
        ),
      )}
    />
  );
}
