import { Trans, useLingui } from '@lingui/react/macro';
import { Outlet, useParams } from '@tanstack/react-router';
import { trainOutline } from 'ionicons/icons';
import { canUseTrains } from '../../../../contract/permissions.ts';
import { useGrants } from '../../../api/session.ts';
import { usePages } from '../../../api/use-pages.ts';
import { useFieldText } from '../../../offline/drafts/draft-values.ts';
import { ProductList, ProductListHost } from '../../../orders/ProductList.tsx';
import { TrainRow } from '../../../orders/TrainRow.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Panes } from '../../../ui/Panes.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import { useWidth } from '../../../ui/width.ts';
import styles from './Trains.module.css';

/** /train/orders and below: list and booking side by side where there is room, else one after the other. */
export function TrainsLayout() {
  const { t } = useLingui();
  const width = useWidth();
  const grants = useGrants();
  const { id = null } = useParams({ strict: false });
  if (width === 'phone' && id !== null) return <Outlet />;
  const canBook = grants !== null && canUseTrains(grants);
  const search = canBook ? (
    <ButtonLink to="/train/booking" size="small">
      <Trans>Search trains</Trans>
    </ButtonLink>
  ) : null;
  const list = <TrainList opened={id} canBook={canBook} />;
  if (width === 'phone')
    return (
      <Page title={t`Train bookings`} back="/train/booking" end={search}>
        {list}
      </Page>
    );
  return (
    <Page title={t`Train bookings`} wide fill end={search}>
      <div className={styles.body}>
        <Panes list={<ProductListHost>{list}</ProductListHost>}>
          <Outlet />
        </Panes>
      </div>
    </Page>
  );
}

interface TrainListProps {
  /** The booking open beside the list. */
  opened: string | null;
  canBook: boolean;
}

/** The train bookings of the company, newest first. */
function TrainList({ opened, canBook }: TrainListProps) {
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
