import { useLingui } from '@lingui/react/macro';
import { useParams, useSearch } from '@tanstack/react-router';
import { useApiQuery } from '../../../api/queries.ts';
import { OrderState } from '../../../orders/OrderState.tsx';
import { bookingText } from '../../../trip/passenger-name.ts';
import { Page } from '../../../ui/Page.tsx';
import { useWidth } from '../../../ui/width.ts';
import { TrainDetail } from './TrainDetail.tsx';
import styles from './Trains.module.css';

interface TrainPageProps {
  id: string;
  /** Just booked: the payment sheet opens. */
  pays: boolean;
}

/** /train/orders/{id}: a separate page on phones, the pane beside the list on wider screens. */
export function TrainPage() {
  const { id } = useParams({ from: '/train/orders/$id' });
  const { pay = false } = useSearch({ from: '/train/orders/$id' });
  return <TrainOf key={id} id={id} pays={pay} />;
}

function TrainOf({ id, pays }: TrainPageProps) {
  const { t } = useLingui();
  const isPhone = useWidth() === 'phone';
  const query = useApiQuery('trainOrder', { id });
  const shownId = bookingText(id);
  const body = (
    <OrderState query={query} home={{ to: '/train/orders', label: t`Train bookings` }}>
      {query.data ? <TrainDetail order={query.data} captioned={!isPhone} pays={pays} /> : null}
    </OrderState>
  );
  if (isPhone)
    return (
      <Page title={t`Train ${shownId}`} back="/train/orders">
        {body}
      </Page>
    );
  return (
    <section className={styles.pane} data-scroll-restoration-id="pane" aria-label={t`Train ${shownId}`} tabIndex={-1}>
      {body}
    </section>
  );
}
