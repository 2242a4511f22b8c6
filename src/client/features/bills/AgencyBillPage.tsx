import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { documentTextOutline } from 'ionicons/icons';
import { messageOf } from '../../api/errors.ts';
import { useApiQuery } from '../../api/queries.ts';
import { usePages } from '../../api/use-pages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useFormat } from '../../ui/format.ts';
import { Missing } from '../../ui/Missing.tsx';
import { Page } from '../../ui/Page.tsx';
import { useWidth } from '../../ui/width.ts';
import { StatementList } from './StatementList.tsx';
import styles from './Statements.module.css';

const SHOWN = 50;

/** /agency-manager/bills/{id}: one agency's statements, and its current balance and debt. The URL says which is open. */
export function AgencyBillPage() {
  const { t } = useLingui();
  const { id: agency } = useParams({ from: '/agency-manager/bills/$id' });
  const { id } = useSearch({ from: '/agency-manager/bills/$id' });
  const navigate = useNavigate();
  const isBeside = useWidth() !== 'phone' && id !== undefined;
  const query = usePages('subStatements', { agency }, SHOWN);
  const isUnknown = useApiQuery('subBalance', { id: agency }).error?.status === 404;
  const open = (next: string | undefined) =>
    void navigate({
      to: '/agency-manager/bills/$id',
      params: { id: agency },
      search: next ? { id: next } : {},
      // Closing one leads back to its row in the table, however far down.
      resetScroll: next !== undefined,
    });
  if (isUnknown)
    return (
      <Page title={t`Agency bill`} back="/agency-manager/statements">
        <Missing
          title={t`Agency not found`}
          back={t`Back to statements`}
          onBack={() => void navigate({ to: '/agency-manager/statements' })}
        />
      </Page>
    );
  return (
    <Page title={query.list[0]?.agencyName ?? t`Agency bill`} back="/agency-manager/statements" wide fill={isBeside}>
      <StatementList
        query={query}
        agency={agency}
        id={id}
        tools={<Standing agency={agency} />}
        empty={<EmptyState icon={documentTextOutline} title={t`No statements yet`} />}
        onOpen={open}
      />
    </Page>
  );
}

/** What the agency has and uses now. */
function Standing({ agency }: { agency: string }) {
  const format = useFormat();
  const wallet = useApiQuery('subBalance', { id: agency });
  if (wallet.error)
    return (
      <ErrorState error={messageOf(wallet.error)} onRetry={() => void wallet.refetch()} busy={wallet.isFetching} />
    );
  if (!wallet.data) return null;
  const { currency, balance, creditLimit, creditUsed } = wallet.data;
  const money = (amount: number) => format.money({ amount, currency });
  const [has, used, limit] = [money(balance), money(creditUsed), money(creditLimit)];
  return (
    <p className={`num ${styles.label}`}>
      <Trans>
        Balance {has} · Credit {used} of {limit} used
      </Trans>
    </p>
  );
}
