import { useLingui } from '@lingui/react/macro';
import { type RefObject, useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { travelDates } from '../../../../contract/typed-dates.ts';
import { AmbiguityChoices } from '../../../form/AmbiguityChoices.tsx';
import { useContractMessages } from '../../../form/contract-words.ts';
import { useFieldText } from '../../../offline/drafts/draft-values.ts';
import { focusWhenShown } from '../../../ui/focus-when-shown.ts';
import { FormatContext, useFormat } from '../../../ui/format.ts';
import { isComposing } from '../../../ui/is-composing.ts';
import { type DayLimits, faultOfDay } from './day-limits.ts';
import styles from './TypedDate.module.css';

interface TypedDateProps {
  /** Identifies the date in its form. */
  name: string;
  label: string;
  value: string;
  limits: DayLimits;
  /** A date without a year is the next one from here on. */
  today: string;
  /** The calendar's next tap sets this one. */
  isNext: boolean;
  /** Focused when the calendar opens. */
  takesFocus: boolean;
  box?: RefObject<HTMLInputElement | null>;
  /** Focused: the calendar's next tap is for this one. */
  onTurn: () => void;
  onDate: (date: string) => void;
  onEnter: () => void;
}

/** A date as agents type it: `12DEC`, `12/12`, `12月14日`, `+3`, `2026-12-12`. Asks about an ambiguous one. */
export function TypedDate(props: TypedDateProps) {
  const { name, label, value, limits, today, isNext, takesFocus, box, onTurn, onDate, onEnter } = props;
  const { t } = useLingui();
  const { locale, date: dateText } = useFormat();
  const { dateFormat } = useContext(FormatContext);
  const id = useId();
  // An on-screen keyboard would hide the calendar: it opens on a tap. A physical one types at once.
  const [isTapped, setTapped] = useState(false);
  const own = useRef<HTMLInputElement>(null);
  const input = box ?? own;
  const isFirst = useRef(takesFocus);
  // Before it is painted: an Escape in between gives the focus back to the field, and a later effect would take it away again.
  useLayoutEffect(() => (isFirst.current ? focusWhenShown(input.current) : undefined), [input]);
  // A return that moves with its departure: typing replaces it, as it would have replaced the previous value. Text being typed by then
  // stays.
  useEffect(() => {
    const { current } = input;
    if (current && current === document.activeElement && value !== '' && current.value === value) current.select();
  }, [value, input]);
  const draft = useFieldText(`date/${name}`, value);
  const typed = draft.text === value ? null : draft.text;
  const found = typed === null ? [value] : travelDates(typed, today, dateFormat);
  const isUnclear = found.length > 1;
  const [parsed = null] = isUnclear ? [] : found;
  const error = typed === null || typed === '' || isUnclear ? null : faultOfDay(parsed, limits);
  const words = useContractMessages(error !== null);
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
        ref={input}
        id={id}
        className={styles.input}
        inputMode={isTapped ? 'text' : 'none'}
        onPointerDown={() => flushSync(() => setTapped(true))}
        value={typed ?? value}
        placeholder={t`e.g. 12DEC`}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="done"
        aria-invalid={error !== null}
        aria-describedby={error || isUnclear ? `${id}-note` : undefined}
        onFocus={(event) => {
          event.target.select();
          onTurn();
        }}
        onChange={(event) => draft.type(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          event.preventDefault();
          if (error || !parsed) return;
          take();
          onEnter();
        }}
      />
      {error ? (
        <p id={`${id}-note`} className={styles.error}>
          {words?.field(error, locale)}
        </p>
      ) : null}
      {typed !== null && isUnclear ? (
        <AmbiguityChoices
          id={`${id}-note`}
          text={typed}
          options={found}
          nameOf={(day) => dateText(day, 'near')}
          onChoose={(day) => {
            draft.type(value);
            onDate(day);
            onEnter();
          }}
        />
      ) : null}
    </div>
  );
}
