import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useGrants } from '../../api/session.ts';
import { useSelectedInSight } from '../../ui/use-selected-in-sight.ts';
import styles from './Bills.module.css';

type BillsPart = 'wallet' | 'transactions' | 'statements' | 'books';

/** Navigation between the company's money screens. */
export function BillsNav({ current }: { current: BillsPart }) {
  const { t } = useLingui();
  const row = useSelectedInSight<HTMLElement>(current);
  // Companies earn from what they sell to their agencies; a sub-agency has none.
  const mayEarn = useGrants()?.company.proxyLevel === 0;
  const parts = [
    ['wallet', '/bills/wallet', t`Wallet`],
    ['transactions', '/bills/transactions', t`Transactions`],
    ['statements', '/bills/statements', t`Statements`],
    ...(mayEarn ? ([['books', '/bills/books', t`Accounting`]] as const) : []),
  ] as const;
  return (
    <nav ref={row} className={styles.nav} aria-label={t`Wallet & Invoicing`}>
      {parts.map(([part, to, label]) => (
        <Link
          key={part}
          to={to}
          replace
          className={styles.tab}
          data-selected={part === current}
          aria-current={part === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
