import type { ReactNode } from 'react';
import { Segmented } from '../ui/Segmented.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { fieldId } from './field-ids.ts';
import { useDescribedBy } from './use-described-by.ts';
import { useFormField } from './use-form-field.ts';

interface SegmentFieldProps<T extends string> {
  name: string;
  label: string;
  options: readonly { value: T; label: ReactNode; disabled?: boolean }[];
  hint?: ReactNode;
  onEdit?: (value: T) => void;
}

export function SegmentField<T extends string>({ name, label, options, hint, onEdit }: SegmentFieldProps<T>) {
  const field = useFormField(name);
  const described = useDescribedBy(name, field.error, hint);
  const chosen = options.find((option) => option.value === field.value)?.value ?? '';
  return (
    <FieldFrame name={name} label={label} error={field.error} hint={hint} group>
      <div id={fieldId(name)} tabIndex={-1}>
        <Segmented
          label={label}
          options={options}
          value={chosen}
          describedBy={described}
          invalid={Boolean(field.error)}
          onChange={(value) => {
            field.set(value);
            field.blur();
            onEdit?.(value);
          }}
        />
      </div>
    </FieldFrame>
  );
}
