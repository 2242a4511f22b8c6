import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { type CHART_DAYS, FIRST_CHART_DAYS } from '../../../contract/wallet-days.ts';
import { messageOf } from '../../api/errors.ts';
import { useIsOld } from '../../api/online.ts';
import { useApiQuery } from '../../api/queries.ts';
import { AsOf } from '../../ui/AsOf.tsx';
import { Card } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { BillsNav } from './BillsNav.tsx';
import { ChartCard } from './ChartCard.tsx';
import { CreditCard } from './CreditCard.tsx';
import { LatestTopUps } from './LatestTopUps.tsx';
import { Standing } from './Standing.tsx';
import { WalletEntries } from './WalletEntries.tsx';
import styles from './WalletPage.module.css';

/** /bills/wallet: the available amount, its parts, its history and the last movements. The URL says which top-up is open. */
export function WalletPage() {
  const { t } = useLingui();
  const wallet = useApiQuery('wallet', {});
  const isOld = useIsOld(wallet);
  const [days, setDays] = useState<(typeof CHART_DAYS)[number]>(FIRST_CHART_DAYS);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const overview = useApiQuery('walletOverview', { days, zone });
  const { id } = useSearch({ from: '/bills/wallet' });
  const navigate = useNavigate();
  const open = useCallback(
    (next: string | undefined) =>
      void navigate({ to: '/bills/wallet', search: next ? { id: next } : {}, replace: true }),
    [navigate],
  );
  return (
    <Page title={t`Wallet`} wide scrollsByKey headerExtra={<BillsNav current="wallet" />}>
      {wallet.data ? (
        <>
          <AsOf updatedAt={wallet.dataUpdatedAt} isStale={isOld} />
          <div className={styles.page}>
            <div className={styles.side}>
              <Standing wallet={wallet.data} overview={overview.data ?? null} />
              {overview.data ? <CreditCard wallet={wallet.data} credit={overview.data.credit} /> : null}
              <LatestTopUps
                currency={wallet.data.currency}
                owed={overview.data?.credit.owed ?? 0}
                opened={id}
                onOpen={open}
              />
            </div>
            <div className={styles.main}>
              <ChartCard query={overview} days={days} onDays={setDays} />
              <WalletEntries />
            </div>
          </div>
        </>
      ) : (
        <Unloaded
          query={wallet}
          error={wallet.error ? messageOf(wallet.error) : null}
          offline={t`The wallet has not been opened on this device yet. It loads automatically once you are online.`}
        >
          <div className={styles.page}>
            <Card>
              <Skeleton height="28px" width="50%" />
              <Skeleton height="20px" lines={3} />
            </Card>
            <Card>
              <Skeleton height="240px" />
            </Card>
          </div>
        </Unloaded>
      )}
    </Page>
  );
}
