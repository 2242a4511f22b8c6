import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { type Named, type NamedIndex, searchNamed } from '../../contract/dictionaries/named-search.ts';
import { useFormat } from '../ui/format.ts';
import control from './control.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { describedBy, fieldId } from './field-ids.ts';
import styles from './NamedField.module.css';
import { useFormField } from './use-form-field.ts';

export interface NamedFieldProps<T extends Named> {
  name: string;
  label: string;
  /** What can be chosen; null until it is there. */
  index: NamedIndex<T> | null;
  hint?: ReactNode;
  required?: boolean;
  doubtful?: boolean;
  autoComplete?: string;
  onEdit?: (code: string) => void;
}

const SHOWN = 8;

/** A record of a dictionary, found by code, name in any language or pinyin (APG combobox). Its value is the code. */
export function NamedField<T extends Named>(props: NamedFieldProps<T>) {
  const { name, label, index, hint, required, doubtful, autoComplete, onEdit } = props;
  const { t } = useLingui();
  const { locale } = useFormat();
  const field = useFormField(name);
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const typed = query?.trim() ?? '';
  const found = useMemo(() => (index && typed ? searchNamed(index, typed).slice(0, SHOWN) : []), [index, typed]);
  const chosen = index?.records.find(({ code }) => code === field.value);
  const isOpen = query !== null && found.length > 0;
  const listId = `${fieldId(name)}-list`;

  const choose = (record: T | undefined) => {
    setQuery(null);
    if (!record) return;
    field.set(record.code);
    onEdit?.(record.code);
  };
  const leave = () => {
    // Words that fit nothing stay in the field for the agent to see; the schema says that they are none.
    if (query !== null && found.length > 0) choose(found[active] ?? found[0]);
    else if (query !== null) {
      field.set(typed);
      setQuery(null);
    }
    field.blur();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setActive((active + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      setQuery(null);
    }
  };

  return (
    <FieldFrame name={name} label={label} error={field.error} hint={hint} doubtful={doubtful}>
      <input
        ref={input}
        id={fieldId(name)}
        name={name}
        role="combobox"
        className={control.control}
        value={query ?? chosen?.names[locale] ?? field.value}
        autoComplete={autoComplete ?? 'off'}
        autoCorrect="off"
        spellCheck={false}
        placeholder={t`Name or code`}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        aria-required={required}
        aria-invalid={Boolean(field.error)}
        aria-describedby={describedBy(name, field.error, hint)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setQuery(target.value);
          setActive(0);
          if (target.value === '') field.set('');
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {isOpen ? (
        <div
          id={listId}
          ref={(list) => list?.scrollIntoView({ block: 'nearest' })}
          role="listbox"
          aria-label={label}
          className={styles.list}
        >
          {found.map((record, i) => (
            <div
              key={record.code}
              id={`${listId}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === active}
              className={styles.option}
              onPointerDown={(event) => {
                event.preventDefault();
                choose(record);
              }}
            >
              <span>{record.names[locale]}</span> <span className={styles.code}>{record.code}</span>
            </div>
          ))}
        </div>
      ) : null}
    </FieldFrame>
  );
}
