import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { documentTextOutline } from 'ionicons/icons';
import { usePages } from '../../api/use-pages.ts';
import { RecordList } from '../../manage/RecordList.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/Page.tsx';
import { Panes } from '../../ui/Panes.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { useWidth } from '../../ui/width.ts';
import { BillsNav } from './BillsNav.tsx';
import { StatementDetail } from './StatementDetail.tsx';
import { StatementRow } from './StatementRow.tsx';

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
  const isPhone = useWidth() === 'phone';
  const query = usePages('statements', {}, SHOWN);
  useReturnFocus(isPhone ? undefined : id);
  const open = (next: string | undefined) =>
    void navigate({ to: '/bills/statements', search: next ? { id: next } : {} });
  const detail = <StatementDetail key={id} id={id} beside={!isPhone} onClose={() => open(undefined)} />;
  const list = (
    <RecordList
      query={query}
      empty={
        <EmptyState
          icon={documentTextOutline}
          title={t`No statements yet`}
          text={t`Statements list what changes the balance and the credit line. Payments through a payment provider are under Transactions, where you can download a bill for any dates.`}
        />
      }
      {...(isPhone ? {} : { beside: { open: id } })}
      onChoose={(statement) => open(statement.id)}
      row={(statement) => <StatementRow statement={statement} />}
    />
  );
  return (
    <Page title={t`Statements`} titleHidden wide fill={!isPhone} headerExtra={<BillsNav current="statements" />}>
      <StatementTiles statements={query.list} />
      {isPhone ? (
        <>
          {list}
          {id === undefined ? null : detail}
        </>
      ) : (
        <Panes list={list}>{detail}</Panes>
      )}
    </Page>
  );
}
