import { useMe } from '../../api/session.ts';
import { Available } from './Available.tsx';
import { Bell } from './Bell.tsx';
import styles from './BrandBar.module.css';
import { Logo } from './Logo.tsx';
import { PreferencesPill } from './PreferencesPill.tsx';

/** The first screen's bar on phones and tablets: the company and its available funds. */
export function BrandBar() {
  const company = useMe()?.company;
  return (
    <div className={styles.bar}>
      <span className={styles.logo}>
        <Logo logo={company?.logo} />
      </span>
      <div className={styles.words}>
        <div className={styles.name}>{company?.name}</div>
        <Available />
      </div>
      <PreferencesPill />
      <Bell />
    </div>
  );
}
