import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useRef, useState } from 'react';
import { addDays } from '../../../../contract/dates.ts';
import { MAX_SEARCH_DAYS_AHEAD } from '../../../../contract/limits.ts';
import { announce } from '../../../ui/announce.tsx';
import { useFormat } from '../../../ui/format.ts';
import type { KnownPrice } from '../prices/known-prices.ts';
import { todayHere } from '../search/today.ts';
import type { CalendarProps } from './calendar-props.ts';
import styles from './DateChoice.module.css';
import { TypedDate } from './TypedDate.tsx';

export interface DateChoiceProps {
  /** The end the first tap sets. */
  startAt: 'date' | 'return';
  date: string;
  /** Null without a return. */
  returnDate: string | null;
  /** The day of the flight before; empty for the first. */
  earliest: string;
  prices: ReadonlyMap<string, KnownPrice>;
  onChange: (date: string, returnDate: string | null) => void;
  /** Everything is chosen. */
  onDone: () => void;
}

/** Typed or tapped dates: one tap for one way, two for a return. `Months` is the calendar layout. */
export function DateChoice(props: DateChoiceProps & { Months: ComponentType<CalendarProps> }) {
  const { startAt, date, returnDate, earliest, prices, onChange, onDone, Months } = props;
  const { t } = useLingui();
  const format = useFormat();
  const today = todayHere();
  const first = earliest > today ? earliest : today;
  const last = addDays(today, MAX_SEARCH_DAYS_AHEAD);
  const [end, setEnd] = useState(startAt);
  const returnBox = useRef<HTMLInputElement>(null);
  const pick = (day: string) => {
    if (returnDate === null) {
      onChange(day, null);
      onDone();
    } else if (end === 'date' || day < date) {
      onChange(day, returnDate !== '' && returnDate < day ? day : returnDate);
      announce(t`Departure ${format.date(day)}. Now choose the return.`);
      setEnd('return');
    } else {
      onChange(date, day);
      announce(t`Return ${format.date(day)}`);
      setEnd('date');
    }
  };
  return (
    <div className={styles.choice}>
      <div className={styles.typed}>
        <TypedDate
          name="departure"
          label={t`Departure`}
          value={date}
          limits={{ first, last, tooEarly: first > today ? 'dateOrder' : 'pastDate' }}
          today={today}
          isNext={end === 'date'}
          takesFocus={startAt === 'date'}
          onTurn={() => setEnd('date')}
          onDate={(day) => onChange(day, returnDate && returnDate < day ? day : returnDate)}
          onEnter={() => (returnDate === null ? onDone() : returnBox.current?.focus())}
        />
        {returnDate === null ? null : (
          <TypedDate
            name="return"
            label={t({ message: 'Return', context: 'date of return' })}
            value={returnDate}
            limits={{ first: date > first ? date : first, last, tooEarly: 'returnBeforeDeparture' }}
            today={date || today}
            isNext={end === 'return'}
            takesFocus={startAt === 'return'}
            box={returnBox}
            onTurn={() => setEnd('return')}
            onDate={(day) => onChange(date, day)}
            onEnter={onDone}
          />
        )}
      </div>
      <Months first={first} last={last} from={date} to={returnDate ?? date} prices={prices} onPick={pick} />
    </div>
  );
}
