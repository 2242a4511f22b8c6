import { useLingui } from '@lingui/react/macro';
import { closeOutline } from 'ionicons/icons';
import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';
import styles from './PaneHead.module.css';

interface PaneHeadProps {
  title: string;
  end?: ReactNode;
  /** Null if the question must be answered. */
  onClose: (() => void) | null;
  /** Id and ref of the heading, to focus it. */
  heading?: { id: string; ref: Ref<HTMLHeadingElement> };
}

/** The title bar of a sheet and of a pane beside a list: its name, and the close button. */
export function PaneHead({ title, end, onClose, heading }: PaneHeadProps) {
  const { t } = useLingui();
  return (
    <div className={styles.head}>
      <h2 {...(heading ? { ...heading, tabIndex: -1 } : {})} className={styles.title}>
        {title}
      </h2>
      {end}
      {onClose ? (
        <button type="button" className={styles.close} aria-label={t`Close`} onClick={onClose}>
          <Icon icon={closeOutline} />
        </button>
      ) : null}
    </div>
  );
}
