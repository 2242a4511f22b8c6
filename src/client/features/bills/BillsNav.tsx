import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import styles from './Bills.module.css';

type BillsPart = 'wallet' | 'transactions' | 'statements';

/** The screens of the company's money, side by side. */
export function BillsNav({ current }: { current: BillsPart }) {
  const { t } = useLingui();
  const parts = [
    ['wallet', '/bills/wallet', t`Wallet`],
    ['transactions', '/bills/transactions', t`Transactions`],
    ['statements', '/bills/statements', t`Statements`],
  ] as const;
  return (
    <nav className={styles.nav} aria-label={t`Wallet & Invoicing`}>
      {parts.map(([part, to, label]) => (
        <Link key={part} to={to} replace className={styles.tab} aria-current={part === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
