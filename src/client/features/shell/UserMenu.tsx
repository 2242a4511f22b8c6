import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { logOutOutline } from 'ionicons/icons';
import { useId, useRef, useState } from 'react';
import { userMenu } from '../../account/menu.ts';
import { useLogOut } from '../../account/use-log-out.ts';
import { useGrants, useMe } from '../../api/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { initialsOf } from '../../ui/initials.ts';
import { useDismissal } from '../../ui/use-dismissal.ts';
import styles from './UserMenu.module.css';

/** The avatar and its menu: links in a disclosure, closed by Escape, on leaving it or on following one. */
export function UserMenu() {
  const { t, i18n } = useLingui();
  const me = useMe();
  const grants = useGrants();
  const logOut = useLogOut();
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismissal(open, root, {
    onLeave: () => setOpen(false),
    onEscape: () => {
      setOpen(false);
      button.current?.focus();
    },
  });
  if (!me || !grants) return null;
  const name = me.userInfo.nickname || me.userInfo.username;
  const initials = initialsOf(name);
  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.avatar}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {me.userInfo.avatar ? <img src={me.userInfo.avatar} alt={initials} className={styles.portrait} /> : initials}
      </button>
      <div id={panelId} className={styles.panel} hidden={!open}>
        <div className={styles.who}>
          <b>{name}</b>
          <span>{me.company.name}</span>
        </div>
        {userMenu(grants).map((item) => (
          <Link key={item.to} to={item.to} className={styles.item} onClick={() => setOpen(false)}>
            <Icon icon={item.icon} /> {i18n._(item.label)}
          </Link>
        ))}
        <button type="button" className={styles.item} onClick={() => void logOut()}>
          <Icon icon={logOutOutline} /> {t`Log out`}
        </button>
      </div>
    </div>
  );
}
