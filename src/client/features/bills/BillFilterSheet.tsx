import { useLingui } from '@lingui/react/macro';
import { TRANSACTION_METHODS, type TransactionMethod } from '../../../contract/transactions.ts';
import { type Days, DaysFilterSheet, readDays, useDaysWords } from '../../form/DaysFilterSheet.tsx';
import { SelectField } from '../../form/SelectField.tsx';
import { METHOD_LABELS, useChannelName } from '../../trip/channel-names.ts';

/** The filter of a money list; days are days of payment. */
export interface BillFilter extends Days {
  method?: TransactionMethod;
}

export const NO_FILTER: BillFilter = {};

interface FilterValues {
  from: string;
  to: string;
  method: string;
}

const NOTHING: FilterValues = { from: '', to: '', method: '' };

interface BillFilterSheetProps {
  /** The draft key of the form in this window. */
  place: string;
  open: boolean;
  filter: BillFilter;
  onClose: () => void;
  onChange: (filter: BillFilter) => void;
  /** Also by payment method. */
  methods?: boolean;
}

/** The days and the payment method that filter a list. */
export function BillFilterSheet({ filter, onChange, methods = false, ...sheet }: BillFilterSheetProps) {
  return (
    <DaysFilterSheet<FilterValues>
      {...sheet}
      values={{ ...NOTHING, ...filter }}
      nothing={NOTHING}
      onShow={(values) => onChange(readFilter(values))}
    >
      {methods ? <MethodField /> : null}
    </DaysFilterSheet>
  );
}

function MethodField() {
  const { t, i18n } = useLingui();
  const options = TRANSACTION_METHODS.map((value) => ({ value, label: i18n._(METHOD_LABELS[value]) }));
  return <SelectField name="method" label={t`Payment method`} placeholder={t`All`} options={options} />;
}

function readFilter({ method, ...days }: FilterValues): BillFilter {
  const wanted = TRANSACTION_METHODS.find((each) => each === method);
  return { ...readDays(days), ...(wanted ? { method: wanted } : {}) };
}

/** The filter in words; null where nothing is filtered. */
export function useFilterWords({ method, ...days }: BillFilter): string | null {
  const nameOf = useChannelName();
  const daysWords = useDaysWords(days);
  return [method ? nameOf(method) : '', daysWords].filter(Boolean).join(' · ') || null;
}
