import { Trans, useLingui } from '@lingui/react/macro';
import { Outlet, useParams } from '@tanstack/react-router';
import { canUseTrains } from '../../../../contract/permissions.ts';
import { useGrants } from '../../../api/session.ts';
import { ProductListHost } from '../../../orders/ProductList.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Panes } from '../../../ui/Panes.tsx';
import { useWidth } from '../../../ui/width.ts';
import { TrainList } from './TrainList.tsx';
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
