import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Wallet } from '../../../contract/session.ts';
import type { WalletOverview } from '../../../contract/wallet.ts';
import { useOnline } from '../../api/online.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Note } from '../../ui/Note.tsx';
import styles from './WalletPage.module.css';

const LimitSheet = lazyPart(async () => (await import('./LimitSheet.tsx')).LimitSheet, { isAskedFor: true });

interface StandingProps {
  wallet: Wallet;
  /** Null until loaded, and offline. */
  overview: WalletOverview | null;
}

/** The available amount, its parts, what is due today, and the notification limit. */
export function Standing({ wallet, overview }: StandingProps) {
  const { t } = useLingui();
  const format = useFormat();
  const online = useOnline();
  const [isSetting, setSetting] = useState(false);
  const { currency, balance, creditLimit, creditUsed, creditLent = 0, available } = wallet;
  const money = (amount: number) => format.money({ amount, currency });
  const left = Math.max(0, creditLimit - creditUsed - creditLent);
  // Remaining credit that is unavailable is blocked by an overdue statement.
  const isClosed = left > 0 && available < balance + left;
  const whole = Math.max(1, balance + creditLimit);
  const least = overview?.limit.amount ?? null;
  const leastWords = least === null ? '' : money(least);
  const limit = money(creditLimit);
  return (
    <Card className={styles.standing}>
      {least !== null && balance < least ? (
        <Note tone="warning">
          <Trans>The balance is below {leastWords}.</Trans>
        </Note>
      ) : null}
      {isClosed ? (
        <Note tone="warning">{t`A statement is overdue: credit cannot be used until it is settled.`}</Note>
      ) : null}
      <p className={styles.label}>
        <Trans>Available to spend</Trans>
      </p>
      <p className={`num ${styles.available}`}>{money(available)}</p>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.balance} style={{ width: `${(Math.max(0, balance) / whole) * 100}%` }} />
        <span className={styles.credit} style={{ width: `${isClosed ? 0 : (left / whole) * 100}%` }} />
      </div>
      <dl className={styles.facts}>
        <Fact name={t`Balance`} value={money(balance)} mark="balance" />
        <Fact name={t`Credit left of ${limit}`} value={money(left)} mark="credit" />
        {creditLent > 0 ? <Fact name={t`Lent to your agencies`} value={money(creditLent)} /> : null}
        {overview ? <DueToday overview={overview} /> : null}
      </dl>
      <div className={styles.steps}>
        <Button
          kind="quiet"
          size="small"
          onPress={() => setSetting(true)}
          disabled={!online || overview === null}
        >{t`Low-balance alert`}</Button>
        <ButtonLink kind="quiet" size="small" to="/bills/statements">{t`Statements`}</ButtonLink>
      </div>
      {isSetting && overview ? (
        <LimitSheet
          currency={currency}
          limit={overview.limit}
          isMailed={overview.isMailed}
          onClose={() => setSetting(false)}
        />
      ) : null}
    </Card>
  );
}

function DueToday({ overview: { currency, dueToday } }: { overview: WalletOverview }) {
  const { t } = useLingui();
  const format = useFormat();
  const { orders, covered, total } = dueToday;
  if (orders === 0) return <Fact name={t`Nothing else is due today`} value={null} />;
  return (
    <Fact
      name={t`Orders due today, ${covered} of ${orders} covered`}
      value={format.money({ amount: total, currency })}
      isShort={covered < orders}
    />
  );
}

interface FactProps {
  name: string;
  value: string | null;
  mark?: 'balance' | 'credit';
  isShort?: boolean;
}

function Fact({ name, value, mark, isShort = false }: FactProps) {
  return (
    <div className={styles.fact} data-short={isShort}>
      <dt>
        {mark ? <span className={`${styles.dot} ${styles[mark]}`} aria-hidden="true" /> : null}
        {name}
      </dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
