import { useLingui } from '@lingui/react/macro';
import { closeOutline } from 'ionicons/icons';
import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { Icon } from './Icon.tsx';

interface ChipProps {
  selected?: boolean;
  disabled?: boolean;
  onPress?: (() => void) | undefined;
  /** Shows a cross that removes the chip; `children` should then be plain text. */
  onRemove?: (() => void) | undefined;
  /** Announced to screen readers if it opens something. */
  opens?: 'dialog' | 'menu' | 'listbox';
  label?: string;
  /** Text wider than the screen, such as a name, wraps to a second line. */
  wraps?: boolean;
  children: ReactNode;
}

export function Chip(props: ChipProps) {
  const { selected = false, disabled = false, onPress, onRemove, opens, label, wraps = false, children } = props;
  const { t } = useLingui();
  if (onRemove) {
    return (
      <span className={styles.chip} data-selected={selected}>
        {onPress ? (
          <button type="button" className={styles.inside} onClick={onPress}>
            {children}
          </button>
        ) : (
          children
        )}
        <button
          type="button"
          className={styles.remove}
          aria-label={typeof children === 'string' ? t`Remove ${children}` : t`Remove`}
          onClick={onRemove}
        >
          <Icon icon={closeOutline} />
        </button>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.chip}
      data-selected={selected}
      data-wraps={wraps}
      disabled={disabled}
      aria-label={label}
      aria-pressed={opens ? undefined : selected}
      aria-haspopup={opens}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
