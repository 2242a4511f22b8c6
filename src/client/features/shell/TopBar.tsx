import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { isCurrent, topMenu } from '../../account/menu.ts';
import { useGrants } from '../../api/session.ts';
import { Available } from './Available.tsx';
import { Bell } from './Bell.tsx';
import { Logo } from './Logo.tsx';
import { PreferencesPill } from './PreferencesPill.tsx';
import styles from './TopBar.module.css';
import { UserMenu } from './UserMenu.tsx';
import { usePendingCount } from './use-pending-count.ts';

/** The desktop's bar: the menu of spec §2, what can be spent, language and currency, the user's own menu. */
export function TopBar() {
  const { t, i18n } = useLingui();
  const grants = useGrants();
  const pathname = useLocation({ select: (location) => location.pathname });
  const pending = usePendingCount();
  if (!grants) return null;
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.home}>
        <Logo withName />
      </Link>
      <nav className={styles.menu} aria-label={t`Main`}>
        {topMenu(grants).map((item) => {
          const isOn = isCurrent(item, pathname);
          return (
            <Link
              key={item.to}
              to={item.to}
              className={styles.item}
              data-on={isOn}
              aria-current={isOn ? 'page' : undefined}
            >
              {i18n._(item.label)}
              {item.to === '/flight/orders' && pending > 0 ? <span className={styles.count}>{pending}</span> : null}
            </Link>
          );
        })}
      </nav>
      <Available />
      <PreferencesPill />
      <Bell />
      <UserMenu />
    </header>
  );
}
