import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { notificationsOutline } from 'ionicons/icons';
import { type DeadlineKind, deadlineKind } from '../../../contract/notice-kinds.ts';
import type { Notice } from '../../../contract/notices.ts';
import { messageOf } from '../../api/errors.ts';
import { useIsOld, useOnline } from '../../api/online.ts';
import { invalidate, useApiMutation } from '../../api/queries.ts';
import { usePages } from '../../api/use-pages.ts';
import { usePush } from '../../offline/use-push.ts';
import { statusColour, statusLabel } from '../../orders/order-labels.ts';
import { ORDER_PAGES } from '../../orders/order-pages.ts';
import { RouteWords } from '../../orders/RouteWords.tsx';
import { bookingText } from '../../trip/passenger-name.ts';
import { AsOf } from '../../ui/AsOf.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useFormat } from '../../ui/format.ts';
import { Page } from '../../ui/Page.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import styles from './NoticesPage.module.css';

/**
 * /notices: the portal's notifications on the company's bookings and money, newest first; new ones are highlighted until marked as read.
 */
export function NoticesPage() {
  const { t } = useLingui();
  const query = usePages('notices', {}, 30);
  const isOld = useIsOld(query);
  const read = useApiMutation('readNotices', { onSuccess: () => void invalidate('notices', 'unreadNotices') });
  const newest = query.list[0];
  return (
    <Page
      title={t`Notifications`}
      back="/more"
      end={
        newest?.isNew ? (
          <Button kind="plain" size="small" busy={read.isPending} onPress={() => read.mutate({ upTo: newest.id })}>
            <Trans>Mark all as read</Trans>
          </Button>
        ) : null
      }
    >
      <PushCard />
      <AsOf updatedAt={query.dataUpdatedAt} isStale={isOld} />
      {query.list.length > 0 ? (
        <ul className={styles.rows} aria-label={t`Notifications`} aria-busy={query.isFetching}>
          {query.list.map((notice) => (
            <li key={notice.id}>
              <NoticeRow notice={notice} />
            </li>
          ))}
        </ul>
      ) : query.data ? (
        <EmptyState
          icon={notificationsOutline}
          title={t`No notifications yet`}
          text={t`Replies, issued tickets, refunds and upcoming deadlines appear here.`}
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

/** The target of a notice: for a changed flight, the answers to it; for a statement, the statement; for a low balance, the wallet. */
function wayOf({ kind, product, orderId, statement }: Notice) {
  if (statement) return { to: '/bills/statements', search: { id: statement.id } } as const;
  if (orderId === null) return { to: '/bills/wallet' } as const;
  if (kind === 'disruption') return { to: '/flight/orders/voyage', search: { id: orderId } } as const;
  return { to: ORDER_PAGES[product ?? 'flight'], params: { id: orderId } } as const;
}

function NoticeRow({ notice }: { notice: Notice }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { kind, status, product, orderId, leadPassenger, trip } = notice;
  // For an order with a new status, the text is its trip: the tag shows the status.
  const hasMoved = kind === 'status' && orderId !== null;
  const isNamed = hasMoved && !trip;
  return (
    <Link {...wayOf(notice)} className={styles.row} data-new={notice.isNew}>
      <span className={styles.words}>
        <NoticeWords notice={notice} />
      </span>
      <span className={styles.about}>
        {status && product ? (
          <Tag colour={statusColour(status, product)}>{i18n._(statusLabel(status, product))}</Tag>
        ) : null}
        {trip && !hasMoved ? <TripDay product={product} trip={trip} /> : null}
        {orderId && !isNamed ? <span className="num">{bookingText(orderId)}</span> : null}
        {isNamed ? null : <span>{leadPassenger}</span>}
        <time dateTime={notice.at}>{format.dateTime(notice.at)}</time>
      </span>
    </Link>
  );
}

function NoticeWords({ notice }: { notice: Notice }) {
  const format = useFormat();
  if (notice.balance) {
    const [now, limit] = [format.money(notice.balance.now), format.money(notice.balance.limit)];
    return (
      <Trans>
        The balance is {now}, below {limit}
      </Trans>
    );
  }
  if (notice.statement) return <StatementWords kind={notice.kind} statement={notice.statement} />;
  if (notice.kind === 'disruption') return <Trans>The airline has changed a flight</Trans>;
  if (notice.kind === 'disruptionSettled') return <Trans>The desk has settled a disruption</Trans>;
  if (notice.kind === 'status' || notice.aboutAt === null)
    return notice.trip ? <TripDay product={notice.product} trip={notice.trip} /> : <OrderWords notice={notice} />;
  const until = format.dateTime(notice.aboutAt);
  return <DeadlineEnds kind={deadlineKind(notice.status)} until={until} />;
}

function StatementWords({ kind, statement }: { kind: Notice['kind']; statement: NonNullable<Notice['statement']> }) {
  const format = useFormat();
  const [owed, day] = [format.money(statement.owed), format.date(statement.dueDay, 'plain')];
  if (kind === 'statementOverdue')
    return (
      <Trans>
        Statement of {owed} was due on {day}: credit cannot be used until it is settled
      </Trans>
    );
  return (
    <Trans>
      Statement issued: {owed} to settle by {day}
    </Trans>
  );
}

/** Where to and when. */
function TripDay({ product, trip }: { product: Notice['product']; trip: NonNullable<Notice['trip']> }) {
  const format = useFormat();
  return (
    <span>
      <RouteWords product={product} route={trip.route} /> · {format.date(trip.departureDate, 'day')}
    </span>
  );
}

/** Which order, and of whom. */
function OrderWords({ notice: { product, orderId, leadPassenger } }: { notice: Notice }) {
  const { t } = useLingui();
  if (orderId === null) return null;
  const number = bookingText(orderId);
  const order = {
    flight: t({ message: `Flight ${number}`, context: 'booking' }),
    group: t({ message: `Group ${number}`, context: 'booking' }),
    train: t({ message: `Train ${number}`, context: 'booking' }),
  }[product ?? 'flight'];
  return <>{[order, leadPassenger].filter(Boolean).join(' · ')}</>;
}

function DeadlineEnds({ kind, until }: { kind: DeadlineKind; until: string }) {
  if (kind === 'quote') return <Trans>Quote ends {until}</Trans>;
  if (kind === 'seats') return <Trans>Seats needed by {until}</Trans>;
  if (kind === 'hold') return <Trans>Held until {until}</Trans>;
  return <Trans>Payment ends {until}</Trans>;
}

/** Offers to notify this device, where the installation and the browser can; the browser asks only on a tap. */
function PushCard() {
  const { t } = useLingui();
  const online = useOnline();
  const push = usePush();
  if (!push) return null;
  const { isOn, busy, turnOn, turnOff } = push;
  const offline = online ? null : t`This needs a connection.`;
  return (
    <Card title={t`Notifications on this device`}>
      <p className={styles.push}>
        {isOn ? (
          <Trans>Deadlines, answers and disruptions of your bookings are shown on this device until you log out.</Trans>
        ) : (
          <Trans>Get notified of deadlines, replies and disruptions of your bookings while the portal is closed.</Trans>
        )}
      </p>
      {isOn ? (
        <Button kind="quiet" size="small" busy={busy} disabledReason={offline} onPress={() => void turnOff()}>
          <Trans>Turn off</Trans>
        </Button>
      ) : (
        <Button kind="quiet" size="small" busy={busy} disabledReason={offline} onPress={() => void turnOn()}>
          <Trans>Turn on notifications</Trans>
        </Button>
      )}
    </Card>
  );
}
