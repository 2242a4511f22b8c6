import { useLingui } from '@lingui/react/macro';
import { useApiQuery } from '../../api/queries.ts';
import { OrderState } from '../../orders/OrderState.tsx';
import { bookingText } from '../../trip/passenger-name.ts';
import { Page } from '../../ui/Page.tsx';
import { useWidth } from '../../ui/width.ts';
import styles from './GroupDetail.module.css';
import { GroupDetail } from './GroupDetail.tsx';

/** /flight/group/order/{id}: a page of its own on phones, the pane beside the list on wider screens. */
export function GroupPage({ id }: { id: string }) {
  const { t } = useLingui();
  const isPhone = useWidth() === 'phone';
  const query = useApiQuery('groupOrder', { id });
  const shownId = bookingText(id);
  const body = (
    <OrderState query={query} home={{ to: '/flight/group/order', label: t`Group orders` }}>
      {query.data ? <GroupDetail order={query.data} captioned={!isPhone} /> : null}
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
