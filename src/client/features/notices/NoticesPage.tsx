import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { notificationsOutline } from 'ionicons/icons';
import type { Notice } from '../../../contract/notices.ts';
import { messageOf } from '../../api/errors.ts';
import { useIsOld } from '../../api/online.ts';
import { invalidate, useApiMutation } from '../../api/queries.ts';
import { usePages } from '../../api/use-pages.ts';
import { statusColour, statusLabel } from '../../orders/order-labels.ts';
import { bookingText } from '../../trip/passenger-name.ts';
import { AsOf } from '../../ui/AsOf.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useFormat } from '../../ui/format.ts';
import { Page } from '../../ui/Page.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import styles from './NoticesPage.module.css';

/** /notices: what the portal has told of the company's bookings, newest first; what is new stands out until it is marked as read. */
export function NoticesPage() {
  const { t } = useLingui();
  const query = usePages('notices', {}, 30);
  const isOld = useIsOld(query);
  const read = useApiMutation('readNotices', { onSuccess: () => void invalidate('notices', 'unreadNotices') });
  const newest = query.list[0];
  return (
    <Page
      title={t`Notices`}
      back="/more"
      end={
        newest?.isNew ? (
          <Button kind="plain" size="small" busy={read.isPending} onPress={() => read.mutate({ upTo: newest.id })}>
            <Trans>Mark all as read</Trans>
          </Button>
        ) : null
      }
    >
      <AsOf updatedAt={query.dataUpdatedAt} isStale={isOld} />
      {query.list.length > 0 ? (
        <ul className={styles.rows} aria-label={t`Notices`} aria-busy={query.isFetching}>
          {query.list.map((notice) => (
            <li key={notice.id}>
              <NoticeRow notice={notice} />
            </li>
          ))}
        </ul>
      ) : query.data ? (
        <EmptyState
          icon={notificationsOutline}
          title={t`Nothing to tell yet`}
          text={t`Answers to your requests, tickets, money that comes back and deadlines that are near are told here.`}
        />
      ) : (
        <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
          <Skeleton height="64px" lines={6} />
        </Unloaded>
      )}
      <ShowMore list={query} />
    </Page>
  );
}

/** Where a notice leads; a balance that is low, to the wallet. */
function wayOf({ kind, product, orderId }: Notice) {
  if (orderId === null) return { to: '/bills/wallet' } as const;
  if (kind === 'disruption') return { to: '/flight/orders/voyage' } as const;
  const params = { id: orderId };
  if (product === 'group') return { to: '/flight/group/order/$id', params } as const;
  return product === 'train'
    ? ({ to: '/train/orders/$id', params } as const)
    : ({ to: '/flight/orders/$id', params } as const);
}

function NoticeRow({ notice }: { notice: Notice }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { status, product, orderId } = notice;
  return (
    <Link {...wayOf(notice)} className={styles.row} data-new={notice.isNew}>
      <span className={styles.words}>
        <NoticeWords notice={notice} />
      </span>
      <span className={styles.about}>
        {status && product ? (
          <Tag colour={statusColour(status, product)}>{i18n._(statusLabel(status, product))}</Tag>
        ) : null}
        {orderId ? <span className="num">{bookingText(orderId)}</span> : null}
        <span>{notice.leadPassenger}</span>
        <time dateTime={notice.at}>{format.dateTime(notice.at)}</time>
      </span>
    </Link>
  );
}

function NoticeWords({ notice }: { notice: Notice }) {
  const { i18n } = useLingui();
  const format = useFormat();
  if (notice.balance) {
    const [now, limit] = [format.money(notice.balance.now), format.money(notice.balance.limit)];
    return (
      <Trans>
        The balance is {now}, below {limit}
      </Trans>
    );
  }
  const status = notice.status && notice.product ? i18n._(statusLabel(notice.status, notice.product)) : '';
  if (notice.kind === 'disruption') return <Trans>The airline has changed a flight</Trans>;
  if (notice.kind === 'status' || notice.aboutAt === null) return <>{status}</>;
  const until = format.dateTime(notice.aboutAt);
  return notice.type === 'refund' ? <Trans>Quote ends {until}</Trans> : <Trans>Payment ends {until}</Trans>;
}
