import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { addDays } from '../../../../contract/dates.ts';
import { MAX_SEARCH_DAYS_AHEAD } from '../../../../contract/limits.ts';
import { announce } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import type { KnownPrice } from '../prices/known-prices.ts';
import { todayHere } from '../search/today.ts';
import { Calendar } from './Calendar.tsx';
import styles from './DateSheet.module.css';
import { TypedDate } from './TypedDate.tsx';

interface DateSheetProps {
  open: boolean;
  /** Which end the first tap sets. */
  startAt: 'date' | 'return';
  date: string;
  /** Null when there is no return to choose. */
  returnDate: string | null;
  /** The day of the flight before; empty for the first. */
  earliest: string;
  prices: ReadonlyMap<string, KnownPrice>;
  onChange: (date: string, returnDate: string | null) => void;
  onClose: () => void;
}

/** Days typed or tapped: one tap for one way, two for a return. */
export function DateSheet(props: DateSheetProps) {
  const { t } = useLingui();
  const { open, onClose, returnDate } = props;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={returnDate === null ? t`Departure` : t`Departure and return`}
      breakpoints="full"
      footer={
        returnDate === null ? undefined : (
          <Button size="main" block onPress={onClose}>
            <Trans>Done</Trans>
          </Button>
        )
      }
    >
      {open ? <DateScreen {...props} /> : null}
    </Sheet>
  );
}

function DateScreen({ startAt, date, returnDate, earliest, prices, onChange, onClose }: DateSheetProps) {
  const { t } = useLingui();
  const format = useFormat();
  const today = todayHere();
  const first = earliest > today ? earliest : today;
  const last = addDays(today, MAX_SEARCH_DAYS_AHEAD);
  const [end, setEnd] = useState(startAt);
  const setDeparture = (day: string) => {
    onChange(day, returnDate === null || returnDate === '' || returnDate < day ? returnDate && day : returnDate);
    if (returnDate === null) onClose();
    else setEnd('return');
  };
  const pick = (day: string) => {
    if (end === 'date' || returnDate === null || day < date) {
      setDeparture(day);
      if (returnDate !== null) announce(t`Departure ${format.date(day)}. Now choose the return.`);
      return;
    }
    onChange(date, day);
    announce(t`Return ${format.date(day)}`);
    setEnd('date');
  };
  return (
    <div className={styles.screen}>
      <div className={styles.typed}>
        <TypedDate
          name="departure"
          label={t`Departure`}
          value={date}
          first={first}
          last={last}
          today={today}
          isNext={end === 'date'}
          onDate={(day) => onChange(day, returnDate && returnDate < day ? day : returnDate)}
          onEnter={onClose}
        />
        {returnDate === null ? null : (
          <TypedDate
            name="return"
            label={t({ message: 'Return', context: 'date of return' })}
            value={returnDate}
            first={date > first ? date : first}
            last={last}
            today={date || today}
            isNext={end === 'return'}
            onDate={(day) => onChange(date, day)}
            onEnter={onClose}
          />
        )}
      </div>
      <Calendar first={first} last={last} from={date} to={returnDate ?? date} prices={prices} onPick={pick} />
    </div>
  );
}
