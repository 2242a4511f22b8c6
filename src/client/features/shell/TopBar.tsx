import { Link } from '@tanstack/react-router';
import { topMenu } from '../../account/menu.ts';
import { useGrants } from '../../api/session.ts';
import { Available } from './Available.tsx';
import { Bell } from './Bell.tsx';
import { Logo } from './Logo.tsx';
import { MenuRow } from './MenuRow.tsx';
import { PreferencesPill } from './PreferencesPill.tsx';
import styles from './TopBar.module.css';
import { UserMenu } from './UserMenu.tsx';

/** The desktop's bar: the menu of spec §2, available funds, language and currency, the user menu. */
export function TopBar() {
  const grants = useGrants();
  if (!grants) return null;
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.home}>
        <Logo withName />
      </Link>
      <MenuRow items={topMenu(grants)} />
      <Available />
      <PreferencesPill />
      <Bell />
      <UserMenu />
    </header>
  );
}
