import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FieldFrame } from '../form/FieldFrame.tsx';
import { fieldId, hintId } from '../form/field-ids.ts';
import { useDescribedBy } from '../form/use-described-by.ts';
import { CheckBox } from './CheckField.tsx';
import styles from './EditForm.module.css';

interface ChecksFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }[];
  /** What they are for. */
  hint?: ReactNode;
  disabled?: boolean;
  /** Called with the new, comma-separated selection. */
  onEdit?: (next: string) => void;
}

/** Checkboxes, as a comma-separated text: a form's drafts hold texts. */
export function ChecksField({ name, label, options, hint, disabled = false, onEdit }: ChecksFieldProps) {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<object>();
  const value: unknown = getIn(values, name);
  const chosen = typeof value === 'string' ? value.split(',').filter(Boolean) : [];
  const fault: unknown = getIn(errors, name);
  const error = submitCount > 0 && typeof fault === 'string' ? fault : undefined;
  const described = useDescribedBy(name, error, null);
  const toggle = (one: string, isOn: boolean) => {
    const kept = options.map((option) => option.value).filter((v) => (v === one ? isOn : chosen.includes(v)));
    const next = kept.join(',');
    void setFieldValue(name, next);
    onEdit?.(next);
  };
  return (
    <FieldFrame name={name} label={label} error={error} hint={hint} group>
      <div
        id={fieldId(name)}
        role="group"
        aria-label={label}
        aria-describedby={hint ? hintId(name) : undefined}
        tabIndex={-1}
        className={styles.checks}
      >
        {options.map((option) => (
          <CheckBox
            key={option.value}
            isOn={chosen.includes(option.value)}
            label={option.label}
            hint={option.hint}
            disabled={disabled || option.disabled === true}
            invalid={error !== undefined}
            describedBy={described}
            onChange={(isOn) => toggle(option.value, isOn)}
          />
        ))}
      </div>
    </FieldFrame>
  );
}
