import { tabMenu } from '../../../account/menu.ts';
import { useGrants } from '../../../api/session.ts';
import { Available } from '../Available.tsx';
import { MenuRow } from '../MenuRow.tsx';
import { PreferencesPill } from '../PreferencesPill.tsx';
import styles from './FrameNav.module.css';

/**
 * The only bar in iframe mode: the main menu, available funds, language and currency. The other system shows whose portal it is and who
 * is logged in.
 */
export function FrameNav() {
  const grants = useGrants();
  if (!grants) return null;
  return (
    <header className={styles.bar}>
      <MenuRow items={tabMenu(grants)} />
      <div className={styles.rest}>
        <Available />
        <PreferencesPill />
      </div>
    </header>
  );
}
