import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useDescribedBy } from '../form/use-described-by.ts';
import styles from './EditForm.module.css';

interface CheckFieldProps {
  name: string;
  label: ReactNode;
  /** What it does. */
  hint?: ReactNode;
  disabled?: boolean;
}

/** A checkbox of the surrounding form. */
export function CheckField({ name, label, hint, disabled = false }: CheckFieldProps) {
  const { values, setFieldValue } = useFormikContext<object>();
  const described = useDescribedBy(name, undefined, null);
  return (
    <CheckBox
      isOn={getIn(values, name) === true}
      label={label}
      hint={hint}
      disabled={disabled}
      describedBy={described}
      onChange={(isOn) => void setFieldValue(name, isOn)}
    />
  );
}

interface CheckBoxProps extends Omit<CheckFieldProps, 'name'> {
  isOn: boolean;
  invalid?: boolean;
  describedBy?: string | undefined;
  onChange: (isOn: boolean) => void;
}

export function CheckBox({ isOn, label, hint, disabled = false, invalid, describedBy, onChange }: CheckBoxProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={disabled}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.words}>
        {label}
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </span>
    </label>
  );
}
