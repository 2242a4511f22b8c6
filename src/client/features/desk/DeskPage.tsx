import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useApiQuery } from '../../api/queries.ts';
import { bookingText } from '../../trip/passenger-name.ts';
import { Page } from '../../ui/Page.tsx';
import { Panes } from '../../ui/Panes.tsx';
import { useWidth } from '../../ui/width.ts';
import { DeskCase } from './DeskCase.tsx';
import { DeskHome, DeskTiles } from './DeskHome.tsx';
import styles from './DeskPage.module.css';
import { DeskQueue } from './DeskQueue.tsx';
import { DifferenceCase } from './DifferenceCase.tsx';
import { BOOKS, type DeskSearch } from './desk-search.ts';
import { GroupCase } from './GroupCase.tsx';
import { UnloadedCase } from './LoadedCase.tsx';
import { TrainCase } from './TrainCase.tsx';

/** The open case, by its kind. */
function OpenCase({ product, id }: { product: string | undefined; id: string }) {
  if (product === BOOKS) return <DifferenceCase id={id} />;
  if (product === 'train') return <TrainCase id={id} />;
  if (product === 'group') return <GroupCase id={id} />;
  return product === 'flight' ? <DeskCase id={id} /> : <FoundCase id={id} />;
}

/** A booking known by its number alone: the server returns its product. */
function FoundCase({ id }: { id: string }) {
  const query = useApiQuery('deskBooking', { id });
  return query.data ? <OpenCase product={query.data.product} id={id} /> : <UnloadedCase query={query} />;
}

/** /desk: pending tasks of the provider's staff, and the actions on them. */
export function DeskPage() {
  const { t } = useLingui();
  const isPhone = useWidth() === 'phone';
  const search = useSearch({ from: '/desk' });
  const navigate = useNavigate();
  const change = (next: DeskSearch) => {
    const after = { ...search, ...next };
    // Opening an order adds a history entry; filtering the queue does not.
    void navigate({
      to: '/desk',
      search: after,
      replace: !('order' in next) || next.order === undefined,
      // What stays open stays where it was read.
      resetScroll: after.order === undefined || after.order !== search.order,
    });
  };
  const { order } = search;
  const isBooks = search.product === BOOKS;
  const id = bookingText(order ?? '');
  const title = isBooks ? t`Difference in the books` : t`Order ${id}`;
  if (isPhone && order) {
    return (
      <Page title={title} back="/desk">
        <OpenCase key={order} product={search.product} id={order} />
      </Page>
    );
  }
  const queue = <DeskQueue search={search} onChange={change} />;
  if (isPhone)
    return (
      <Page title={t({ message: 'Desk', context: 'menu' })}>
        <DeskTiles some />
        {queue}
      </Page>
    );
  return (
    <Page title={t({ message: 'Desk', context: 'menu' })} titleHidden wide fill>
      <Panes list={<div className={styles.scroll}>{queue}</div>}>
        {order ? (
          <section className={styles.pane} data-scroll-restoration-id="pane" aria-label={title}>
            <OpenCase key={order} product={search.product} id={order} />
          </section>
        ) : (
          <DeskHome />
        )}
      </Panes>
    </Page>
  );
}
