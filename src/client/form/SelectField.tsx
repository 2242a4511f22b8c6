import { useLingui } from '@lingui/react/macro';
import { chevronDown } from 'ionicons/icons';
import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import control from './control.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { fieldId } from './field-ids.ts';
import { useDescribedBy } from './use-described-by.ts';
import { useFormField } from './use-form-field.ts';

interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** The label of the empty option, where allowed: 'All'. */
  placeholder?: string;
  hint?: ReactNode;
  autoComplete?: string;
  required?: boolean;
  disabled?: boolean;
  onEdit?: (value: string) => void;
}

/**
 * A native select: the platform's own list on phones, type-ahead on keyboards. While its value is none of the options it shows a prompt:
 * the browser would show the first, which nobody chose, and choosing that would change nothing.
 */
export function SelectField(props: SelectFieldProps) {
  const { name, label, options, placeholder, hint, required = false, onEdit, ...native } = props;
  const { t } = useLingui();
  const field = useFormField(name);
  const isChosen = options.some(({ value }) => value === field.value);
  const nothing = placeholder ?? (isChosen ? null : t`Please choose`);
  const described = useDescribedBy(name, field.error, hint);
  return (
    <FieldFrame
      name={name}
      label={label}
      error={field.error}
      hint={hint}
      end={<Icon icon={chevronDown} className={control.arrow} />}
    >
      <select
        {...native}
        id={fieldId(name)}
        name={name}
        className={control.control}
        value={field.value}
        aria-required={required}
        aria-invalid={Boolean(field.error)}
        aria-describedby={described}
        onChange={({ target }) => {
          field.set(target.value);
          onEdit?.(target.value);
        }}
        onBlur={field.blur}
      >
        {nothing === null ? null : <option value="">{nothing}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
