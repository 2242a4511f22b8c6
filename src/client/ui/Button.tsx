import { IonButton, IonSpinner } from '@ionic/react';
import { type ReactNode, useId } from 'react';
import styles from './Button.module.css';
import { type ButtonLook, lookOf } from './button-look.ts';

interface ButtonProps extends ButtonLook {
  type?: 'button' | 'submit';
  busy?: boolean;
  disabled?: boolean;
  /** Disables the button and shows the reason under it. */
  disabledReason?: string | null | undefined;
  label?: string;
  onPress?: (() => void) | undefined;
  children: ReactNode;
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
      className={styles.button}
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
        {busy ? <IonSpinner name="crescent" className={styles.spinner} aria-hidden="true" /> : null}
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
