import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { currentOf, type MenuItem, tabMenu } from '../../account/menu.ts';
import { useGrants } from '../../api/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from './Logo.tsx';
import styles from './Tabs.module.css';
import { usePendingCount } from './use-pending-count.ts';

/** The main menu: at the bottom on phones, at the side on tablets. */
export function Tabs() {
  const { t } = useLingui();
  const grants = useGrants();
  const pathname = useLocation({ select: (location) => location.pathname });
  const pending = usePendingCount();
  if (!grants) return null;
  const items = tabMenu(grants);
  const current = currentOf(items, pathname);
  return (
    <nav className={styles.tabs} aria-label={t`Main`}>
      <div className={styles.logo}>
        <Logo />
      </div>
      {items.map((item) => (
        <Tab key={item.to} item={item} isOn={item === current} pending={item.to === '/flight/orders' ? pending : 0} />
      ))}
    </nav>
  );
}

function Tab({ item, isOn, pending }: { item: MenuItem; isOn: boolean; pending: number }) {
  const { t, i18n } = useLingui();
  return (
    <Link to={item.to} className={styles.tab} data-on={isOn} aria-current={isOn ? 'page' : undefined}>
      <span className={styles.icon}>
        <Icon icon={item.icon} />
        {pending > 0 ? (
          <span className={styles.badge}>
            <span aria-hidden="true">{pending > 99 ? '99+' : pending}</span>
            <span className="sr-only">{t`${plural(pending, { one: '# waiting', other: '# waiting' })}`}</span>
          </span>
        ) : null}
      </span>
      {i18n._(item.label)}
    </Link>
  );
}
