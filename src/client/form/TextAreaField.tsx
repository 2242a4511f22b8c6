import type { ReactNode } from 'react';
import control from './control.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { fieldId } from './field-ids.ts';
import { useDescribedBy } from './use-described-by.ts';
import { useFormField } from './use-form-field.ts';

interface TextAreaFieldProps {
  name: string;
  label: string;
  /** Visible lines. */
  rows?: number;
  hint?: ReactNode;
  maxLength: number;
  required?: boolean;
}

/** A multi-line value of the form, with the usual error of a field. */
export function TextAreaField({ name, label, rows = 3, hint, maxLength, required = false }: TextAreaFieldProps) {
  const field = useFormField(name);
  const described = useDescribedBy(name, field.error, hint);
  return (
    <FieldFrame name={name} label={label} error={field.error} hint={hint}>
      <textarea
        id={fieldId(name)}
        name={name}
        className={control.control}
        rows={rows}
        maxLength={maxLength}
        autoComplete="off"
        value={field.value}
        aria-required={required}
        aria-invalid={Boolean(field.error)}
        aria-describedby={described}
        onChange={({ target }) => field.set(target.value)}
        onBlur={field.blur}
      />
    </FieldFrame>
  );
}
