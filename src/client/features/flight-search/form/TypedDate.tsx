import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useContractWords } from '../../../form/contract-words.ts';
import { useFieldText } from '../../../offline/drafts/draft-values.ts';
import { useFormat } from '../../../ui/format.ts';
import { parseTypedDate } from '../search/typed-date.ts';
import styles from './TypedDate.module.css';

interface TypedDateProps {
  /** Tells the dates of a form apart. */
  name: string;
  label: string;
  value: string;
  first: string;
  last: string;
  /** A date without a year is the next one from this day. */
  today: string;
  /** The calendar's next tap sets this one. */
  isNext: boolean;
  onDate: (date: string) => void;
  onEnter: () => void;
}

/** A date as agents type it: `12DEC`, `12/12`, `+3`, `2026-12-12`. */
export function TypedDate({ name, label, value, first, last, today, isNext, onDate, onEnter }: TypedDateProps) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const id = useId();
  const draft = useFieldText(`date/${name}`, value);
  const typed = draft.text === value ? null : draft.text;
  const parsed = typed === null ? value : parseTypedDate(typed, today);
  const error = typed === null || typed === '' ? null : faultOf(parsed, first, last);
  const words = useContractWords(error !== null);
  const take = () => {
    if (typed !== null && parsed && !error) {
      draft.type(value);
      onDate(parsed);
    }
  };
  return (
    <div className={styles.field} data-next={isNext} data-invalid={error !== null}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        value={typed ?? value}
        placeholder={t`e.g. 12DEC`}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="done"
        aria-invalid={error !== null}
        aria-describedby={error ? `${id}-error` : undefined}
        onFocus={(event) => event.target.select()}
        onChange={(event) => draft.type(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (error || !parsed) return;
          take();
          onEnter();
        }}
      />
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {words?.field(error, locale)}
        </p>
      ) : null}
    </div>
  );
}

function faultOf(date: string | null, first: string, last: string) {
  if (date === null) return 'invalidDate' as const;
  if (date < first) return 'pastDate' as const;
  return date > last ? ('dateTooFar' as const) : null;
}
