import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { fileTrayFullOutline } from 'ionicons/icons';
import { bookingText } from '../../trip/passenger-name.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Panes } from '../../ui/Panes.tsx';
import { useWidth } from '../../ui/width.ts';
import { DeskCase } from './DeskCase.tsx';
import styles from './DeskPage.module.css';
import { DeskQueue } from './DeskQueue.tsx';
import { DifferenceCase } from './DifferenceCase.tsx';
import { BOOKS, type DeskSearch } from './desk-search.ts';
import { GroupCase } from './GroupCase.tsx';

/** /desk: what waits for the provider's people, and what they may do about it. */
export function DeskPage() {
  const { t } = useLingui();
  const isPhone = useWidth() === 'phone';
  const search = useSearch({ from: '/desk' });
  const navigate = useNavigate();
  const change = (next: DeskSearch) => {
    // Opening an order is a step to go back from; narrowing the queue is none.
    void navigate({
      to: '/desk',
      search: { ...search, ...next },
      replace: !('order' in next) || next.order === undefined,
    });
  };
  const { order } = search;
  const isBooks = search.product === BOOKS;
  const Case = isBooks ? DifferenceCase : search.product === 'group' ? GroupCase : DeskCase;
  const id = bookingText(order ?? '');
  const title = isBooks ? t`Difference in the books` : t`Order ${id}`;
  if (isPhone && order) {
    return (
      <Page title={title} back="/desk">
        <Case key={order} id={order} />
      </Page>
    );
  }
  const queue = <DeskQueue search={search} onChange={change} />;
  if (isPhone) return <Page title={t({ message: 'Desk', context: 'menu' })}>{queue}</Page>;
  return (
    <Page title={t({ message: 'Desk', context: 'menu' })} titleHidden wide fill>
      <Panes list={<div className={styles.scroll}>{queue}</div>}>
        {order ? (
          <section className={styles.pane} aria-label={title}>
            <Case key={order} id={order} />
          </section>
        ) : (
          <EmptyState
            icon={fileTrayFullOutline}
            title={t`Nothing is open`}
            text={t`Choose what you want to take on. The nearest deadline stands on top.`}
            action={
              <p className={styles.keys}>
                <Trans>Keys: J and K go through the queue.</Trans>
              </p>
            }
          />
        )}
      </Panes>
    </Page>
  );
}
