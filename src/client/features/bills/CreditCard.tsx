import { Trans, useLingui } from '@lingui/react/macro';
import type { Wallet } from '../../../contract/session.ts';
import type { WalletOverview } from '../../../contract/wallet.ts';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import { Tag } from '../../ui/Tag.tsx';
import { PERIOD_LABELS } from './bill-labels.ts';
import { SettleButton } from './SettleButton.tsx';
import styles from './WalletPage.module.css';

interface CreditCardProps {
  wallet: Wallet;
  credit: WalletOverview['credit'];
}

/** The current credit period, and the debt of earlier ones; nothing where the company has no credit line. */
export function CreditCard({ wallet, credit }: CreditCardProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { currency, creditLimit, creditUsed } = wallet;
  const { period, closesOn, owed, dueDay, isOverdue } = credit;
  if (creditLimit === 0 && creditUsed === 0) return null;
  const money = (amount: number) => format.money({ amount, currency });
  const closes = format.date(closesOn, 'day');
  const due = dueDay ? format.date(dueDay, 'day') : '';
  return (
    <Card title={t`Credit period`} end={<span className={styles.label}>{i18n._(labelOf(PERIOD_LABELS, period))}</span>}>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>
            <Trans>Used, closes {closes}</Trans>
          </dt>
          <dd className="num">{money(creditUsed)}</dd>
        </div>
        <div className={styles.fact} data-short={isOverdue}>
          <dt>{owed > 0 ? <Trans>Closed statements, due {due}</Trans> : <Trans>Closed statements</Trans>}</dt>
          <dd className="num">
            {owed > 0 ? (
              <>
                {money(owed)} <Tag colour={isOverdue ? 'error' : 'warning'}>{isOverdue ? t`Overdue` : t`Due`}</Tag>
              </>
            ) : (
              <Tag colour="success">{t`Settled`}</Tag>
            )}
          </dd>
        </div>
      </dl>
      {isOverdue ? (
        <p className={styles.label}>
          <Trans>Credit cannot be used until this is settled.</Trans>
        </p>
      ) : null}
      <div className={styles.steps}>
        <SettleButton about="wallet" owed={creditUsed} />
      </div>
    </Card>
  );
}
