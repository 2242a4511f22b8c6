import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isIsoDate } from '../../contract/dates.ts';
import { windowPlace } from '../offline/drafts/draft-values.ts';
import { useFormat } from '../ui/format.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { DateField } from './DateField.tsx';
import { DraftForm } from './DraftForm.tsx';
import { FilterButtons } from './FilterButtons.tsx';
import styles from './FilterSheet.module.css';

/** The first and last day of a filter, both included. */
export interface Days {
  from?: string;
  to?: string;
}

interface DayValues {
  from: string;
  to: string;
}

interface DaysFilterSheetProps<V extends DayValues> {
  /** Identifies the form among this window's drafts. */
  place: string;
  open: boolean;
  values: V;
  /** Values for 'Clear'. */
  nothing: V;
  onClose: () => void;
  onShow: (values: V) => void;
  /** A field below the days. */
  children?: ReactNode;
}

/** Filters a list by days, and by one more field if given. */
export function DaysFilterSheet<V extends DayValues>(props: DaysFilterSheetProps<V>) {
  const { place, open, values, nothing, onClose, onShow, children } = props;
  const { t } = useLingui();
  return (
    <DraftForm<V>
      place={windowPlace(place)}
      initialValues={values}
      enableReinitialize
      onSubmit={(typed) => {
        onShow(typed);
        onClose();
        return true;
      }}
    >
      <Sheet open={open} onClose={onClose} title={t`Filter`} footer={<FilterButtons nothing={nothing} />}>
        <div className={styles.fields}>
          <DateField name="from" label={t({ message: 'From', context: 'days' })} />
          <DateField name="to" label={t({ message: 'To', context: 'days' })} />
          {children}
        </div>
      </Sheet>
    </DraftForm>
  );
}

/** The typed days; invalid dates are left out. */
export function readDays({ from, to }: DayValues): Days {
  return { ...(isIsoDate(from) ? { from } : {}), ...(isIsoDate(to) ? { to } : {}) };
}

/** The days as text; empty without any. */
export function useDaysWords({ from, to }: Days): string {
  const format = useFormat();
  const day = (date: string | undefined) => (date ? format.date(date, 'plain') : '');
  return from || to ? `${day(from)} – ${day(to)}` : '';
}
