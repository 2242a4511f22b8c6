import { useLingui } from '@lingui/react/macro';
import { useCanGoBack, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useApiQuery } from '../../api/queries.ts';
import { OrderState } from '../../orders/OrderState.tsx';
import { actionOf } from '../../orders/order-actions.ts';
import { bookingText } from '../../trip/passenger-name.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/Page.tsx';
import { useWidth } from '../../ui/width.ts';
import styles from './GroupDetail.module.css';
import { GroupDetail } from './GroupDetail.tsx';
import { readGroupsSearch } from './groups-search.ts';
import type { ListFrame } from './ListEditor.tsx';

const ListEditor = lazyPart(async () => (await import('./ListEditor.tsx')).ListEditor, { isAskedFor: true });

const GROUPS = '/flight/group/order';

/** /flight/group/order/{id}: a separate page on phones, the pane beside the list on wider screens. Its passenger list is always a page. */
export function GroupPage() {
  const { id } = useParams({ from: '/flight/group/order/$id' });
  return <GroupOf key={id} id={id} />;
}

function GroupOf({ id }: { id: string }) {
  const { t } = useLingui();
  const width = useWidth();
  const isPhone = width === 'phone';
  const isDesktop = width === 'desktop';
  const query = useApiQuery('groupOrder', { id });
  const { list = false, pay = false } = useSearch({ from: '/flight/group/order/$id' });
  const navigate = useNavigate();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const show = (what: { list?: true }, replace: boolean) =>
    void navigate({
      to: '/flight/group/order/$id',
      params: { id },
      search: (before) => ({ ...readGroupsSearch(before), ...what }),
      replace,
    });
  // The passenger list adds a history entry, removed on leaving.
  const leaveList = () => (canGoBack ? router.history.back() : show({}, true));
  const order = query.data;
  const back = `/flight/group/order/${id}`;
  if (list && order && actionOf(order, 'handIn')?.allowed)
    return (
      <ListEditor
        order={order}
        onDone={leaveList}
        frame={({ title, footer, children }: ListFrame) => (
          <Page title={title} back={back} footer={footer} wide={isDesktop}>
            {children}
          </Page>
        )}
      />
    );
  const shownId = bookingText(id);
  const isRefund = order?.type === 'refund';
  const title = isRefund ? t`Refund ${shownId}` : t`Group ${shownId}`;
  const body = (
    <OrderState query={query} home={{ to: '/flight/group/order', label: t`Group orders` }}>
      {order ? (
        <GroupDetail order={order} captioned={!isPhone} pays={pay} onEditList={() => show({ list: true }, false)} />
      ) : null}
    </OrderState>
  );
  // Once the list is closed, its page shows the group with the reason.
  if (isPhone || list)
    return (
      <Page title={title} back={order?.originalBookingId ? `${GROUPS}/${order.originalBookingId}` : GROUPS}>
        {body}
      </Page>
    );
  return (
    <section className={styles.pane} data-scroll-restoration-id="pane" aria-label={title} tabIndex={-1}>
      {body}
    </section>
  );
}
