import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type { Named, NamedIndex } from '../../contract/dictionaries/named-search.ts';
import type { Locale } from '../../contract/locale.ts';
import { useFormat } from '../ui/format.ts';
import { isComposing } from '../ui/is-composing.ts';
import control from './control.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { fieldId } from './field-ids.ts';
import styles from './NamedField.module.css';
import { namedOptions } from './named-options.ts';
import { useDescribedBy } from './use-described-by.ts';
import { useFormField } from './use-form-field.ts';

export interface NamedFieldProps<T extends Named> {
  name: string;
  label: string;
  /** The options; null until loaded. */
  index: NamedIndex<T> | null;
  /** Codes listed first, and offered before anything is typed. */
  preferred?: readonly string[];
  hint?: ReactNode;
  required?: boolean;
  autoComplete?: string;
  onEdit?: (code: string) => void;
}

const NONE: readonly string[] = [];
/** Before anything is typed no option is selected. */
const NO_OPTION = -1;

/** A record of a dictionary, found by code, name in any language or pinyin (APG combobox). Its value is the code. */
export function NamedField<T extends Named>(props: NamedFieldProps<T>) {
  const { name, label, index, preferred = NONE, hint, required, autoComplete, onEdit } = props;
  const { t } = useLingui();
  const { locale } = useFormat();
  const field = useFormField(name);
  const described = useDescribedBy(name, field.error, hint);
  const [query, setQuery] = useState<string | null>(null);
  const [offers, setOffers] = useState(false);
  const [active, setActive] = useState(NO_OPTION);
  const input = useRef<HTMLInputElement>(null);
  /** The field's value before typing. */
  const before = useRef('');
  const typed = query?.trim() ?? '';
  const found = useMemo(() => (index ? namedOptions(index, typed, preferred) : []), [index, typed, preferred]);
  const chosen = index?.records.find(({ code }) => code === field.value);
  const isOpen = (query !== null || offers) && found.length > 0;
  const listId = `${fieldId(name)}-list`;

  const close = () => {
    setQuery(null);
    setOffers(false);
    setActive(NO_OPTION);
  };
  const choose = (record: T | undefined) => {
    close();
    if (!record) return;
    field.set(record.code);
    onEdit?.(record.code);
  };
  const leave = () => {
    // Input without a match stays visible in the field; the schema rejects it.
    if (typed !== '' && found.length > 0) choose(found[active] ?? found[0]);
    else {
      if (query !== null) field.set(typed);
      close();
    }
    field.blur();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (!isOpen) {
      if (event.key === 'ArrowDown') setOffers(true);
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      const from = active === NO_OPTION && step < 0 ? 0 : active;
      setActive((from + step + found.length) % found.length);
    } else if (event.key === 'Enter' && active !== NO_OPTION) {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      if (query !== null) field.set(before.current);
      close();
    }
  };

  return (
    <FieldFrame name={name} label={label} error={field.error} hint={hint}>
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
        aria-activedescendant={isOpen && active !== NO_OPTION ? `${listId}-${active}` : undefined}
        aria-required={required}
        aria-invalid={Boolean(field.error)}
        aria-describedby={described}
        onFocus={({ target }) => target.select()}
        onClick={() => setOffers(true)}
        onChange={({ target }) => {
          if (query === null) before.current = field.value;
          setQuery(target.value);
          setActive(target.value.trim() === '' ? NO_OPTION : 0);
          // Incomplete input is saved too: the page may close before the blur.
          field.set(target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {isOpen ? (
        <Options id={listId} label={label} found={found} active={active} locale={locale} onChoose={choose} />
      ) : null}
    </FieldFrame>
  );
}

interface OptionsProps<T extends Named> {
  id: string;
  label: string;
  found: readonly T[];
  active: number;
  locale: Locale;
  onChoose: (record: T) => void;
}

function Options<T extends Named>({ id, label, found, active, locale, onChoose }: OptionsProps<T>) {
  return (
    <div
      id={id}
      ref={(list) => list?.scrollIntoView({ block: 'nearest' })}
      role="listbox"
      aria-label={label}
      className={styles.list}
    >
      {found.map((record, i) => (
        <div
          key={record.code}
          id={`${id}-${i}`}
          role="option"
          tabIndex={-1}
          aria-selected={i === active}
          className={styles.option}
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(record);
          }}
        >
          <span>{record.names[locale]}</span> <span className={styles.code}>{record.mark ?? record.code}</span>
        </div>
      ))}
    </div>
  );
}
