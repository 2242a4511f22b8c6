import { IonButton } from '@ionic/react';
import { type ReactNode, useId } from 'react';
import styles from './Button.module.css';

export type ButtonKind = 'primary' | 'quiet' | 'danger' | 'plain';
export type ButtonSize = 'main' | 'normal' | 'small';

export interface ButtonLook {
  kind?: ButtonKind;
  /** main: 50 px, the screen's one action; small: 36 px with a 44 px target. */
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
}

interface ButtonProps extends ButtonLook {
  type?: 'button' | 'submit';
  busy?: boolean;
  disabled?: boolean;
  /** Disables the button and says why, in words under it. */
  disabledReason?: string | null | undefined;
  label?: string;
  onPress?: (() => void) | undefined;
  children: ReactNode;
}

export function lookOf({ kind = 'primary', size = 'normal', block = false }: ButtonLook) {
  return { className: styles.button, 'data-kind': kind, 'data-size': size, 'data-block': block };
}

export function Button({
  type = 'button',
  busy = false,
  disabled = false,
  disabledReason,
  label,
  onPress,
  children,
  ...look
}: ButtonProps) {
  const reasonId = useId();
  const isOff = disabled || Boolean(disabledReason);
  const button = (
    <IonButton
      {...lookOf(look)}
      type={type}
      disabled={isOff}
      aria-busy={busy}
      aria-label={label}
      aria-describedby={disabledReason ? reasonId : undefined}
      onClick={() => {
        if (!busy && !isOff) onPress?.();
      }}
    >
      <span className={styles.inner}>
        {busy ? <span className={styles.spinner} aria-hidden="true" /> : null}
        {children}
      </span>
    </IonButton>
  );
  if (!disabledReason) return button;
  return (
    <span className={styles.explained} data-block={look.block}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {disabledReason}
      </span>
    </span>
  );
}
