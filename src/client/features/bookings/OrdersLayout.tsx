import { useLingui } from '@lingui/react/macro';
import { Outlet, useParams } from '@tanstack/react-router';
import { useOnline } from '../../api/online.ts';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { DraftsLink } from '../../offline/drafts/ui/DraftsLink.tsx';
import type { OrdersSearch } from '../../orders/order-filters.ts';
import { Page } from '../../ui/Page.tsx';
import { Panes } from '../../ui/Panes.tsx';
import { useWidth } from '../../ui/width.ts';
import { OrderList } from './list/OrderList.tsx';
import { OrdersToolbar } from './list/OrdersToolbar.tsx';
import { PendingGroups } from './list/PendingGroups.tsx';
import { TypeChips } from './list/TypeChips.tsx';
import styles from './OrdersLayout.module.css';
import { toOrdersQuery } from './orders-query.ts';
import { useOrdersSearch } from './use-orders-search.ts';

/** Further links of the list: drafts and, online, the list as an Excel file. */
function Ends({ search }: { search: OrdersSearch }) {
  const online = useOnline();
  return (
    <>
      <DraftsLink />
      {online ? <ExportButton kind="orders" input={toOrdersQuery(search)} /> : null}
    </>
  );
}

/** /flight/orders and below: list and order side by side where there is room, one after the other on phones. */
export function OrdersLayout() {
  const { t } = useLingui();
  const isPhone = useWidth() === 'phone';
  const { id = null } = useParams({ strict: false });
  const { search, change } = useOrdersSearch();
  if (isPhone && id !== null) return <Outlet />;
  if (isPhone)
    return (
      <Page title={t`My bookings`} fill end={<Ends search={search} />}>
        <div className={styles.phone}>
          <OrderList search={search} selected={null} onReset={() => change({}, true)}>
            <OrdersToolbar search={search} onChange={change} />
            <PendingGroups search={search} onChange={change} />
            <TypeChips search={search} onChange={change} />
          </OrderList>
        </div>
      </Page>
    );
  return (
    <Page title={t`My bookings`} titleHidden wide fill>
      <div className={styles.top}>
        <PendingGroups search={search} onChange={change} />
        <div className={styles.tools}>
          <OrdersToolbar search={search} onChange={change} />
          <Ends search={search} />
        </div>
      </div>
      <Panes
        list={
          <>
            <TypeChips search={search} onChange={change} />
            <OrderList search={search} selected={id} onReset={() => change({}, true)} />
          </>
        }
      >
        <Outlet />
      </Panes>
    </Page>
  );
}
