import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { trainOutline } from 'ionicons/icons';
import type { TrainSummary } from '../../../../contract/train-orders.ts';
import { useClientSafe } from '../../../api/client-safe.ts';
import { usePages } from '../../../api/use-pages.ts';
import { useFieldText } from '../../../offline/drafts/draft-values.ts';
import rowStyles from '../../../orders/OrderRow.module.css';
import { ORDER_TYPE_LABELS, statusColour, statusLabel } from '../../../orders/order-labels.ts';
import { ProductList } from '../../../orders/ProductList.tsx';
import { useStationNames } from '../../../places/use-station-names.ts';
import { bookingText } from '../../../trip/passenger-name.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Countdown } from '../../../ui/Countdown.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useFormat } from '../../../ui/format.ts';
import { labelOf } from '../../../ui/label-of.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { useSettled } from '../../../ui/use-settled.ts';

const DUE: readonly TrainSummary['status'][] = ['to_be_paid', 'chg_to_be_paid', 'rfd_to_be_confirm'];

interface TrainListProps {
  /** The booking that stands open beside the list. */
  opened: string | null;
  canBook: boolean;
}

/** The train bookings of the company, newest first. */
export function TrainList({ opened, canBook }: TrainListProps) {
  const { t } = useLingui();
  const draft = useFieldText('train-orders');
  const q = useSettled(draft.text.trim());
  const query = usePages('trainOrders', q ? { q } : {}, 30);
  return (
    <ProductList
      query={query}
      search={{ label: t`Search train bookings`, placeholder: t`Number, train, passenger`, draft }}
      label={t`Train bookings`}
      empty={
        <EmptyState
          icon={trainOutline}
          title={t`No train bookings found`}
          text={q ? t`Try another number or name.` : null}
          action={canBook && !q ? <ButtonLink to="/train/booking">{t`Search trains`}</ButtonLink> : null}
        />
      }
      row={(order) => <TrainRow order={order} isOpen={order.id === opened} />}
    />
  );
}

/** A booking in the list: from where to where, when, who, how much, and what it waits for. */
function TrainRow({ order, isOpen }: { order: TrainSummary; isOpen: boolean }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const nameOf = useStationNames();
  const isSafe = useClientSafe();
  const { id, status, payBy, passengerCount, total, trainNo } = order;
  const more = passengerCount - 1;
  return (
    <Link
      to="/train/orders/$id"
      params={{ id }}
      className={rowStyles.row}
      data-open={isOpen}
      aria-current={isOpen ? 'true' : undefined}
    >
      <span className={rowStyles.words}>
        <span className={rowStyles.first}>
          <strong>
            {nameOf(order.origin)} → {nameOf(order.destination)}
          </strong>
          <span className={`num ${rowStyles.price}`}>{format.money(isSafe ? null : total)}</span>
        </span>
        <span className={rowStyles.second}>
          {trainNo} · {format.date(order.departureDate, 'near')} · {order.leadPassenger}
          {more > 0 ? ` · ${t`${plural(more, { one: '# more', other: '# more' })}`}` : null}
        </span>
        <span className={rowStyles.third}>
          <Tag colour={statusColour(status, 'train')}>{i18n._(statusLabel(status, 'train'))}</Tag>
          {order.type === 'origin' ? null : <span>{i18n._(labelOf(ORDER_TYPE_LABELS, order.type))}</span>}
          {payBy && DUE.includes(status) ? (
            <strong className={rowStyles.countdown}>
              <Countdown until={payBy} />
            </strong>
          ) : null}
          <span className={`num ${rowStyles.id}`}>{bookingText(id)}</span>
        </span>
      </span>
    </Link>
  );
}
