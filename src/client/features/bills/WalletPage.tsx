import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Wallet } from '../../../contract/session.ts';
import { messageOf } from '../../api/errors.ts';
import { useIsOld } from '../../api/online.ts';
import { useApiQuery } from '../../api/queries.ts';
import { AsOf } from '../../ui/AsOf.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { BillsNav } from './BillsNav.tsx';
import { LatestTopUps } from './LatestTopUps.tsx';
import { WalletEntries } from './WalletEntries.tsx';
import styles from './WalletPage.module.css';

/** /bills/wallet: what can be spent, of what it is made, and what moved last. The address says which top-up is open. */
export function WalletPage() {
  const { t } = useLingui();
  const wallet = useApiQuery('wallet', {});
  const isOld = useIsOld(wallet);
  const { id } = useSearch({ from: '/bills/wallet' });
  const navigate = useNavigate();
  const open = useCallback(
    (next: string | undefined) =>
      void navigate({ to: '/bills/wallet', search: next ? { id: next } : {}, replace: true }),
    [navigate],
  );
  return (
    <Page title={t`Wallet`} scrollsByKey>
      <BillsNav current="wallet" />
      {wallet.data ? (
        <>
          <AsOf updatedAt={wallet.dataUpdatedAt} isStale={isOld} />
          <Standing wallet={wallet.data} />
          <LatestTopUps currency={wallet.data.currency} opened={id} onOpen={open} />
          <WalletEntries />
        </>
      ) : (
        <Unloaded
          query={wallet}
          error={wallet.error ? messageOf(wallet.error) : null}
          offline={t`The wallet has not been opened on this device yet. It loads by itself once there is a connection.`}
        >
          <Card>
            <Skeleton height="28px" width="50%" />
            <Skeleton height="20px" lines={3} />
          </Card>
        </Unloaded>
      )}
    </Page>
  );
}

function Standing({ wallet }: { wallet: Wallet }) {
  const format = useFormat();
  const { currency, balance, creditLimit, creditUsed, available } = wallet;
  const money = (amount: number) => format.money({ amount, currency });
  const limit = money(creditLimit);
  const left = creditLimit - creditUsed;
  const whole = Math.max(1, balance + creditLimit);
  return (
    <Card className={styles.standing}>
      <p className={styles.label}>
        <Trans>Available to spend</Trans>
      </p>
      <p className={`num ${styles.available}`}>{money(available)}</p>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.balance} style={{ width: `${(Math.max(0, balance) / whole) * 100}%` }} />
        <span className={styles.credit} style={{ width: `${(Math.max(0, left) / whole) * 100}%` }} />
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>
            <Trans>Balance</Trans>
          </dt>
          <dd className="num">{money(balance)}</dd>
        </div>
        <div className={styles.fact}>
          <dt>
            <Trans>Credit left of {limit}</Trans>
          </dt>
          <dd className="num">{money(left)}</dd>
        </div>
        <div className={styles.fact}>
          <dt>
            <Trans>Credit used</Trans>
          </dt>
          <dd className="num">{money(creditUsed)}</dd>
        </div>
      </dl>
    </Card>
  );
}
