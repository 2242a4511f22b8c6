import type { HTMLAttributes, ReactNode } from 'react';
import { cleaned, plainAscii } from '../../contract/one-line.ts';
import control from './control.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { fieldId } from './field-ids.ts';
import type { Transform } from './transforms.ts';
import { typedInput } from './typed-input.ts';
import { useDescribedBy } from './use-described-by.ts';
import { useFormField } from './use-form-field.ts';

interface TextFieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'password';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  autoCapitalize?: 'none' | 'characters' | 'words';
  /** Applied while typing, except during an input-method composition. Numbers and addresses become plain text without one. */
  transform?: Transform;
  hint?: ReactNode;
  placeholder?: string;
  maxLength?: number;
  required?: boolean;
  disabled?: boolean;
  end?: ReactNode;
  /** Called after typing changed the value. */
  onEdit?: (value: string) => void;
}

export function TextField({
  name,
  label,
  type = 'text',
  transform,
  hint,
  required = false,
  end,
  onEdit,
  ...native
}: TextFieldProps) {
  const field = useFormField(name);
  const described = useDescribedBy(name, field.error, hint);
  const taken = transform ?? (isPlain(type, native.inputMode) ? plainAscii : undefined);
  const change = (text: string) => {
    field.set(text);
    onEdit?.(text);
  };
  const leave = (typed: string) => {
    // Not during typing: a joiner of two letters follows the first before the second is typed.
    const text = taken || type === 'password' ? typed : cleaned(typed);
    if (text !== typed) change(text);
    field.blur();
  };
  return (
    <FieldFrame name={name} label={label} error={field.error} hint={hint} end={end}>
      <input
        {...native}
        id={fieldId(name)}
        name={name}
        type={type}
        className={control.control}
        value={field.value}
        aria-required={required}
        aria-invalid={Boolean(field.error)}
        aria-describedby={described}
        autoCorrect="off"
        spellCheck={false}
        {...typedInput(taken, change)}
        onBlur={({ currentTarget }) => leave(currentTarget.value)}
      />
    </FieldFrame>
  );
}

/** Whether a field is for a number or an address, judged by its keyboard. */
function isPlain(type: TextFieldProps['type'], inputMode: TextFieldProps['inputMode']): boolean {
  return type === 'email' || type === 'tel' || ['decimal', 'numeric', 'tel', 'email', 'url'].includes(inputMode ?? '');
}
