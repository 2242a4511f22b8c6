import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { currentOf, type MenuItem } from '../../account/menu.ts';
import { useSelectedInSight } from '../../ui/use-selected-in-sight.ts';
import styles from './MenuRow.module.css';
import { usePendingCount } from './use-pending-count.ts';

/** The main menu in one row; scrolls sideways where it does not fit. */
export function MenuRow({ items }: { items: readonly MenuItem[] }) {
  const { t, i18n } = useLingui();
  const pathname = useLocation({ select: (location) => location.pathname });
  const pending = usePendingCount();
  const current = currentOf(items, pathname);
  const row = useSelectedInSight<HTMLElement>(current?.to ?? '');
  return (
    <nav ref={row} className={styles.row} aria-label={t`Main`}>
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          className={styles.item}
          data-selected={item === current}
          aria-current={item === current ? 'page' : undefined}
        >
          {i18n._(item.label)}
          {item.to === '/flight/orders' && pending > 0 ? <span className={styles.count}>{pending}</span> : null}
        </Link>
      ))}
    </nav>
  );
}
