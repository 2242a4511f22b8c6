import { useLingui } from '@lingui/react/macro';
import { calendarOutline } from 'ionicons/icons';
import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isIsoDate, LAST_SHORT_YEAR, localDate } from '../../contract/dates.ts';
import { plainAscii } from '../../contract/one-line.ts';
import { travelDates, typedDates } from '../../contract/typed-dates.ts';
import { FormatContext, useFormat } from '../ui/format.ts';
import { Icon } from '../ui/Icon.tsx';
import { serverNow } from '../ui/server-clock.ts';
import { AmbiguityChoices } from './AmbiguityChoices.tsx';
import control from './control.module.css';
import styles from './DateField.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { fieldId } from './field-ids.ts';
import { useDescribedBy } from './use-described-by.ts';
import { useFormField } from './use-form-field.ts';

interface DateFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  autoComplete?: string;
  /** Bounds of the picker, yyyy-MM-dd; the schema decides what is accepted. */
  min?: string;
  max?: string;
  required?: boolean;
  /** A travel date: without a year it means the next such day, from `min` if set. */
  travel?: boolean;
  /** A pasted date must be yyyy-MM-dd (spec §5); anything else is left for the schema to refuse. */
  isoPaste?: boolean;
  onEdit?: (value: string) => void;
}

/** A date in the future, such as an expiry, is of this century; any other is not later than this year. */
function latestYear(min: string | undefined): number {
  return min === undefined ? new Date().getFullYear() : LAST_SHORT_YEAR;
}

/** The dates that a text may mean in a field. */
function useReader({ travel = false, min }: Pick<DateFieldProps, 'travel' | 'min'>): (text: string) => string[] {
  const { dateFormat } = useContext(FormatContext);
  return (text) =>
    travel ? travelDates(text, min ?? localDate(new Date(serverNow())), dateFormat) : typedDates(text, latestYear(min));
}

/**
 * A date, typed in any common format or picked. The value is yyyy-MM-dd, or the text while it is no date. The agent resolves ambiguous
 * input.
 */
export function DateField({ name, label, autoComplete, min, max, required, travel, onEdit, ...rest }: DateFieldProps) {
  const { t } = useLingui();
  const format = useFormat();
  const field = useFormField(name);
  const [typing, setTyping] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  // On focus, the words turn into digits, which would drop the selection that typing is meant to replace.
  useLayoutEffect(() => {
    if (typing) input.current?.select();
  }, [typing]);
  const isDate = isIsoDate(field.value);
  const pasted = useRef(false);
  const datesIn = useReader({ travel, min });
  const change = (text: string) => {
    const isLiteral = pasted.current && rest.isoPaste;
    pasted.current = false;
    const [date = text, other] = isLiteral ? [plainAscii(text).trim()] : datesIn(text);
    const value = other === undefined ? date : text;
    field.set(value);
    onEdit?.(value);
  };
  const found = datesIn(field.value);
  const hint =
    found.length > 1 ? (
      <AmbiguityChoices
        text={field.value}
        options={found}
        nameOf={(date) => format.date(date, 'full')}
        onChoose={(date) => {
          // Before the focus, so that the field shows the chosen date.
          flushSync(() => change(date));
          input.current?.focus();
        }}
      />
    ) : (
      rest.hint
    );
  const described = useDescribedBy(name, field.error, hint);
  const [draft, setDraft] = useState('');
  const shown = typing ? draft : isDate ? format.date(field.value, 'plain') : field.value;
  const pick = () => {
    try {
      picker.current?.showPicker();
    } catch {
      // Cross-origin frames refuse it: there the native input covers the button, so this was a key press.
      input.current?.focus();
    }
  };
  return (
    <FieldFrame
      name={name}
      label={label}
      error={field.error}
      hint={hint}
      end={
        <span className={styles.pick}>
          <button type="button" aria-label={t`Pick: ${label}`} onClick={pick}>
            <Icon icon={calendarOutline} />
          </button>
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            className={styles.native}
            value={isDate ? field.value : ''}
            min={min}
            max={max}
            onChange={({ target }) => change(target.value)}
          />
        </span>
      }
    >
      <input
        ref={input}
        id={fieldId(name)}
        name={name}
        className={`num ${control.control}`}
        value={shown}
        placeholder={travel ? t`e.g. 12DEC` : t`yyyy-mm-dd`}
        autoComplete={autoComplete ?? 'off'}
        autoCorrect="off"
        spellCheck={false}
        aria-required={required}
        aria-invalid={Boolean(field.error)}
        aria-describedby={described}
        onFocus={() => {
          setDraft(field.value);
          setTyping(true);
        }}
        onPaste={() => {
          pasted.current = true;
        }}
        onChange={({ target }) => {
          setDraft(target.value);
          change(target.value);
        }}
        onBlur={() => {
          setTyping(false);
          field.blur();
        }}
      />
    </FieldFrame>
  );
}
