import { useEffect, useId, useRef } from 'react';
import styles from './DetailPane.module.css';
import { PaneHead } from './PaneHead.tsx';
import type { SheetProps } from './sheet-props.ts';

/** A sheet's content, in the pane beside the list it was chosen from. Takes the focus, since the list may be long. */
export function DetailPane({ onClose, title, children, footer, end, scrollsByKey = false }: SheetProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.pane} aria-labelledby={id}>
      <PaneHead title={title} end={end} onClose={onClose} heading={{ id, ref: heading }} />
      <div className={styles.body} data-scroll-restoration-id="pane" {...(scrollsByKey ? { tabIndex: 0 } : {})}>
        {children}
      </div>
      {footer ? <div className={styles.foot}>{footer}</div> : null}
    </section>
  );
}
