import { useLingui } from '@lingui/react/macro';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { shareOutline } from 'ionicons/icons';
import { useCallback, useState } from 'react';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { useApiQuery } from '../../api/queries.ts';
import { OrderState } from '../../orders/OrderState.tsx';
import { readOrdersSearch } from '../../orders/order-filters.ts';
import { bookingText } from '../../trip/passenger-name.ts';
import { useFormat } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Page } from '../../ui/Page.tsx';
import { useWidth } from '../../ui/width.ts';
import { OrderDetail } from './detail/OrderDetail.tsx';
import styles from './OrderPage.module.css';

/** /flight/orders/{id}: a separate page on phones, the pane beside the list on wider screens. */
export function OrderPage() {
  const { id } = useParams({ from: '/flight/orders/$id' });
  return <OrderOf key={id} id={id} />;
}

function OrderOf({ id }: { id: string }) {
  const { t } = useLingui();
  const isPhone = useWidth() === 'phone';
  const order = useApiQuery('flightOrder', { id });
  const { pay = false } = useSearch({ from: '/flight/orders/$id' });
  const navigate = useNavigate();
  const [sharing, setSharing] = useState(false);
  const setPaying = useCallback(
    (paying: boolean) => {
      void navigate({
        to: '/flight/orders/$id',
        params: { id },
        search: (before) => ({ ...readOrdersSearch(before), ...(paying ? { pay: true } : {}) }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate, id],
  );
  const body = (
    <OrderState query={order} home={{ to: '/flight/orders', label: t`My bookings` }}>
      {order.data ? (
        <OrderDetail
          order={order.data}
          captioned={!isPhone}
          paying={pay}
          onPaying={setPaying}
          sharing={sharing}
          onSharing={setSharing}
        />
      ) : null}
    </OrderState>
  );
  const shownId = bookingText(id);
  if (!isPhone)
    return (
      <section className={styles.pane} data-scroll-restoration-id="pane" aria-label={t`Order ${shownId}`} tabIndex={-1}>
        {body}
      </section>
    );
  return (
    <Page
      title={t`Order ${shownId}`}
      subtitle={order.data ? <Subtitle order={order.data} /> : undefined}
      back="/flight/orders"
      end={order.data ? <ShareButton onPress={() => setSharing(true)} /> : undefined}
    >
      {body}
    </Page>
  );
}

function Subtitle({ order }: { order: FlightOrder }) {
  const { t } = useLingui();
  const format = useFormat();
  const created = format.dateTime(order.createdAt);
  return (
    <>
      {order.pnr ? (
        <>
          PNR <strong className={styles.pnr}>{order.pnr}</strong> ·{' '}
        </>
      ) : null}
      {t`created ${created}`}
    </>
  );
}

function ShareButton({ onPress }: { onPress: () => void }) {
  const { t } = useLingui();
  return (
    <button type="button" className={styles.share} aria-label={t`Share the itinerary`} onClick={onPress}>
      <Icon icon={shareOutline} />
    </button>
  );
}
