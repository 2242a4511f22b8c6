import { useLingui } from '@lingui/react/macro';
import { closeOutline } from 'ionicons/icons';
import { useEffect, useId, useRef } from 'react';
import styles from './DetailPane.module.css';
import { Icon } from './Icon.tsx';
import type { SheetProps } from './sheet-props.ts';

/** What a sheet shows, in the pane beside the list it was chosen from. Takes the focus, since the list may be long. */
export function DetailPane({ onClose, title, children, footer, end }: SheetProps) {
  const { t } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.pane} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {end}
        <button type="button" className={styles.close} aria-label={t`Close`} onClick={onClose}>
          <Icon icon={closeOutline} />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {footer ? <div className={styles.foot}>{footer}</div> : null}
    </section>
  );
}
