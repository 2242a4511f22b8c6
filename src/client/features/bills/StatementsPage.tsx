import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { documentTextOutline } from 'ionicons/icons';
import { usePages } from '../../api/use-pages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWidth } from '../../ui/width.ts';
import { BillsNav } from './BillsNav.tsx';
import { StatementList } from './StatementList.tsx';

const SHOWN = 50;

/** It makes more requests than the list, and is not cached on the device. */
const StatementTiles = lazyPart(async () => (await import('./StatementTiles.tsx')).StatementTiles, {
  waiting: <Skeleton height="84px" />,
});

/** /bills/statements: the movements of each credit period, the current one on top. The URL says which is open. */
export function StatementsPage() {
  const { t } = useLingui();
  const { id } = useSearch({ from: '/bills/statements' });
  const navigate = useNavigate();
  const isBeside = useWidth() !== 'phone' && id !== undefined;
  const query = usePages('statements', {}, SHOWN);
  const open = (next: string | undefined) =>
    void navigate({
      to: '/bills/statements',
      search: next ? { id: next } : {},
      // Closing one leads back to its row in the table, however far down.
      resetScroll: next !== undefined,
    });
  return (
    <Page title={t`Statements`} wide fill={isBeside} headerExtra={<BillsNav current="statements" />}>
      <StatementTiles statements={query.list} />
      <StatementList
        query={query}
        id={id}
        empty={
          <EmptyState
            icon={documentTextOutline}
            title={t`No statements yet`}
            text={t`Statements list what changes the balance and the credit line. Payments through a payment provider are under Transactions, where you can download a bill for any dates.`}
          />
        }
        onOpen={open}
      />
    </Page>
  );
}
