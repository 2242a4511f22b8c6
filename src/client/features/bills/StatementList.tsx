import { type ReactNode, useLayoutEffect } from 'react';
import type { Statement } from '../../../contract/statements.ts';
import listStyles from '../../manage/RecordList.module.css';
import { RecordList, type RecordQuery } from '../../manage/RecordList.tsx';
import { Panes } from '../../ui/Panes.tsx';
import { rowId, useReturnFocus } from '../../ui/use-return-focus.ts';
import { useWidth } from '../../ui/width.ts';
import { StatementDetail } from './StatementDetail.tsx';
import { StatementRow } from './StatementRow.tsx';
import { StatementTable } from './StatementTable.tsx';

interface StatementListProps {
  query: RecordQuery<Statement>;
  /** The agency that they belong to; absent for the company's own. */
  agency?: string;
  /** The open one. */
  id: string | undefined;
  /** Above the list. */
  tools?: ReactNode;
  empty: ReactNode;
  onOpen: (id: string | undefined) => void;
}

/** One company's statements: columns until one is chosen and then a list beside it; on phones, cards and a sheet. */
export function StatementList({ query, agency, id, tools, empty, onOpen }: StatementListProps) {
  const isPhone = useWidth() === 'phone';
  useReturnFocus(isPhone ? undefined : id);
  const choose = (statement: Statement) => onOpen(statement.id);
  const list = { query, tools, empty, onChoose: choose, row: (one: Statement) => <StatementRow statement={one} /> };
  const about = { ...(agency === undefined ? {} : { agency }), beside: !isPhone, onClose: () => onOpen(undefined) };
  const detail = id === undefined ? null : <StatementDetail key={id} id={id} {...about} />;
  if (isPhone)
    return (
      <>
        <RecordList {...list} />
        {detail}
      </>
    );
  const whose = agency === undefined ? 'own' : 'agency';
  if (id === undefined)
    return (
      <RecordList
        {...list}
        table={(statements) => <StatementTable list={statements} whose={whose} onChoose={choose} />}
      />
    );
  return (
    <Panes
      list={
        <Beside open={id} isLoaded={query.list.length > 0}>
          <RecordList {...list} beside={{ open: id }} />
        </Beside>
      }
    >
      {detail}
    </Panes>
  );
}

interface BesideProps {
  open: string;
  isLoaded: boolean;
  children: ReactNode;
}

/** Scrolls by itself; the row that was chosen far down the table is in sight here too. */
function Beside({ open, isLoaded, children }: BesideProps) {
  useLayoutEffect(() => {
    if (isLoaded) document.getElementById(rowId(open))?.scrollIntoView({ block: 'nearest' });
  }, [open, isLoaded]);
  return <div className={listStyles.scroll}>{children}</div>;
}
