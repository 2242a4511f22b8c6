import { useLingui } from '@lingui/react/macro';
import type { WalletOverview } from '../../../contract/wallet.ts';
import { CHART_DAYS } from '../../../contract/wallet-days.ts';
import { messageOf } from '../../api/errors.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWidth } from '../../ui/width.ts';
import styles from './WalletPage.module.css';

const WAITING = <Skeleton height="200px" />;
const BalanceChart = lazyPart(async () => (await import('./BalanceChart.tsx')).BalanceChart, { waiting: WAITING });

type Days = (typeof CHART_DAYS)[number];

interface ChartCardProps {
  query: {
    data: WalletOverview | undefined;
    error: unknown;
    isFetching: boolean;
    fetchStatus: string;
    refetch: () => unknown;
  };
  days: Days;
  onDays: (days: Days) => void;
}

/** The balance over time; absent offline. */
export function ChartCard({ query, days, onDays }: ChartCardProps) {
  const { t } = useLingui();
  const isPhone = useWidth() === 'phone';
  const { data, error, isFetching, fetchStatus } = query;
  if (!data && fetchStatus === 'paused') return null;
  const range = (
    <Segmented
      label={t`Period of the chart`}
      options={CHART_DAYS.map((each) => ({ value: String(each), label: t`${each} days` }))}
      value={String(days)}
      onChange={(value) => onDays(CHART_DAYS.find((each) => String(each) === value) ?? days)}
    />
  );
  return (
    <Card title={t`Balance, ${days} days`} end={isPhone ? null : range}>
      {isPhone ? <div className={styles.range}>{range}</div> : null}
      {data ? (
        <BalanceChart overview={data} />
      ) : error ? (
        <ErrorState error={messageOf(error)} onRetry={() => void query.refetch()} busy={isFetching} />
      ) : (
        WAITING
      )}
    </Card>
  );
}
