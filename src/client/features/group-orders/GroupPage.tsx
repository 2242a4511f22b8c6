import { useLingui } from '@lingui/react/macro';
import { useCanGoBack, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useApiQuery } from '../../api/queries.ts';
import { OrderState } from '../../orders/OrderState.tsx';
import { bookingText } from '../../trip/passenger-name.ts';
import { DetailPane } from '../../ui/DetailPane.tsx';
import { Page } from '../../ui/Page.tsx';
import { useWidth } from '../../ui/width.ts';
import styles from './GroupDetail.module.css';
import { GroupDetail } from './GroupDetail.tsx';
import { readGroupsSearch } from './groups-search.ts';
import { ListEditor, type ListFrame } from './ListEditor.tsx';

/** /flight/group/order/{id}: a page of its own on phones, the pane beside the list on wider screens. */
export function GroupPage() {
  const { id } = useParams({ from: '/flight/group/order/$id' });
  return <GroupOf key={id} id={id} />;
}

function GroupOf({ id }: { id: string }) {
  const { t } = useLingui();
  const isPhone = useWidth() === 'phone';
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
  // The list is a step of its own to go back from, and leaves none behind.
  const leaveList = () => (canGoBack ? router.history.back() : show({}, true));
  const order = query.data;
  const back = `/flight/group/order/${id}`;
  if (list && order?.can.includes('handIn'))
    return (
      <ListEditor
        order={order}
        onDone={leaveList}
        frame={({ title, footer, children }: ListFrame) =>
          isPhone ? (
            <Page title={title} back={back} footer={footer}>
              {children}
            </Page>
          ) : (
            <DetailPane open title={title} footer={footer} onClose={leaveList}>
              {children}
            </DetailPane>
          )
        }
      />
    );
  const shownId = bookingText(id);
  const body = (
    <OrderState query={query} home={{ to: '/flight/group/order', label: t`Group orders` }}>
      {order ? (
        <GroupDetail order={order} captioned={!isPhone} pays={pay} onEditList={() => show({ list: true }, false)} />
      ) : null}
    </OrderState>
  );
  if (isPhone)
    return (
      <Page title={t`Group ${shownId}`} back="/flight/group/order">
        {body}
      </Page>
    );
  return (
    <section className={styles.pane} aria-label={t`Group ${shownId}`} tabIndex={-1}>
      {body}
    </section>
  );
}
