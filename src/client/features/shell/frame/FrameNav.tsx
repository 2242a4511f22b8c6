import { tabMenu } from '../../../account/menu.ts';
import { useGrants } from '../../../api/session.ts';
import { MenuRow } from '../MenuRow.tsx';
import styles from './FrameNav.module.css';

/** The only bar in iframe mode: the main menu. The other system shows whose portal it is and who is logged in. */
export function FrameNav() {
  const grants = useGrants();
  if (!grants) return null;
  return (
    <header className={styles.bar}>
      <MenuRow items={tabMenu(grants)} />
    </header>
  );
}
