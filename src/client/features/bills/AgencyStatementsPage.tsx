import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { documentTextOutline } from 'ionicons/icons';
import { useState } from 'react';
import type { Statement } from '../../../contract/statements.ts';
import { canOpen } from '../../account/pages.ts';
import { useGrants } from '../../api/session.ts';
import { usePages } from '../../api/use-pages.ts';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { FilterChip } from '../../form/FilterChip.tsx';
import { RecordList } from '../../manage/RecordList.tsx';
import { useFieldText } from '../../offline/drafts/draft-values.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { toast } from '../../ui/toast.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { useWidth } from '../../ui/width.ts';
import { type BillFilter, BillFilterSheet, NO_FILTER, useFilterWords } from './BillFilterSheet.tsx';
import { StatementRow } from './StatementRow.tsx';
import { StatementTable } from './StatementTable.tsx';

const SHOWN = 50;

/** /agency-manager/statements: the closed statements of all agencies whose books the user reads. */
export function AgencyStatementsPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const grants = useGrants();
  const isPhone = useWidth() === 'phone';
  const draft = useFieldText('agency-statements');
  const q = useSettled(draft.text.trim());
  const [{ from, to }, setFilter] = useState<BillFilter>(NO_FILTER);
  const [isOpen, setIsOpen] = useState(false);
  const words = useFilterWords({ ...(from ? { from } : {}), ...(to ? { to } : {}) });
  const input = { ...(q ? { q } : {}), ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const query = usePages('subStatements', input, SHOWN);
  const mayOpen = grants !== null && canOpen(grants, '/agency-manager/bills/$id');
  const open = ({ id, agencyId }: Statement) =>
    mayOpen
      ? void navigate({ to: '/agency-manager/bills/$id', params: { id: agencyId }, search: { id } })
      : toast(t`You do not have the access`, 'warning');
  return (
    <Page
      title={t`Agency statements`}
      back="/agency-manager"
      wide
      end={<ExportButton kind="sub-statements" input={input} />}
    >
      <RecordList
        query={query}
        search={{ draft, label: t`Search agencies`, placeholder: t`Name, alias or code` }}
        tools={<FilterChip words={words} onOpen={() => setIsOpen(true)} onClear={() => setFilter(NO_FILTER)} />}
        empty={
          <EmptyState
            icon={documentTextOutline}
            title={q || words ? t`No matching statements` : t`No statements yet`}
            text={t`A statement is issued for each credit period in which the agency has moved money.`}
          />
        }
        onChoose={open}
        row={(statement) => <StatementRow statement={statement} named />}
        table={isPhone ? null : (list) => <StatementTable list={list} whose="agencies" onChoose={open} />}
      />
      <BillFilterSheet
        place="agency-statements-filter"
        open={isOpen}
        filter={{ ...(from ? { from } : {}), ...(to ? { to } : {}) }}
        onClose={() => setIsOpen(false)}
        onChange={setFilter}
      />
    </Page>
  );
}
