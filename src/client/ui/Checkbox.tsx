import { IonCheckbox } from '@ionic/react';
import type { ReactNode } from 'react';
import styles from './Checkbox.module.css';

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Greyed label: choosing it would leave nothing, or it is gone. */
  faint?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** A checkbox with its label; all of it can be pressed. */
export function Checkbox({ checked, onChange, faint = false, disabled = false, children }: CheckboxProps) {
  return (
    <IonCheckbox
      className={styles.checkbox}
      data-faint={faint}
      disabled={disabled}
      labelPlacement="end"
      justify="start"
      checked={checked}
      onIonChange={({ detail }) => onChange(detail.checked)}
    >
      {children}
    </IonCheckbox>
  );
}
