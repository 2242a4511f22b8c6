import { Trans, useLingui } from '@lingui/react/macro';
import { Formik, useFormikContext } from 'formik';
import { DateField } from '../../../form/DateField.tsx';
import { TextField } from '../../../form/TextField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { type OrdersSearch, readOrdersSearch, SHEET_FILTERS, type SheetFilter } from '../order-filters.ts';
import type { ChangeSearch } from '../use-orders-search.ts';
import styles from './FilterSheet.module.css';
import { useFilterLabels } from './filter-labels.ts';

interface FilterSheetProps {
  search: OrdersSearch;
  open: boolean;
  onClose: () => void;
  onChange: ChangeSearch;
}

type FilterValues = Record<SheetFilter, string>;

function valuesOf(search: OrdersSearch): FilterValues {
  return {
    departureFrom: search.departureFrom ?? '',
    departureTo: search.departureTo ?? '',
    createdFrom: search.createdFrom ?? '',
    createdTo: search.createdTo ?? '',
    airline: search.airline ?? '',
    flightNumber: search.flightNumber ?? '',
    passenger: search.passenger ?? '',
    pnr: search.pnr ?? '',
    ticketNumber: search.ticketNumber ?? '',
  };
}

const NOTHING = valuesOf({});

/** The filters that are needed less often; they apply together. */
export function FilterSheet({ search, open, onClose, onChange }: FilterSheetProps) {
  const { t } = useLingui();
  return (
    <Formik<FilterValues>
      initialValues={valuesOf(search)}
      enableReinitialize
      onSubmit={(values) => {
        const read = readOrdersSearch(values);
        onChange(Object.fromEntries(SHEET_FILTERS.map((key) => [key, read[key]])));
        onClose();
      }}
    >
      <Sheet open={open} onClose={onClose} title={t`Filter bookings`} footer={<FilterButtons />}>
        <FilterFields />
      </Sheet>
    </Formik>
  );
}

const DATES = ['departureFrom', 'departureTo', 'createdFrom', 'createdTo'] as const;
const CODES = [
  { name: 'airline', transform: 'code', maxLength: 2 },
  { name: 'flightNumber', transform: 'code', maxLength: 8 },
  { name: 'passenger', transform: 'upper', maxLength: 80 },
  { name: 'pnr', transform: 'code', maxLength: 10 },
  { name: 'ticketNumber', transform: 'digits', maxLength: 14, inputMode: 'numeric' },
] as const;

function FilterFields() {
  const labelOf = useFilterLabels();
  return (
    <div className={styles.fields}>
      {DATES.map((name) => (
        <DateField key={name} name={name} label={labelOf(name)} />
      ))}
      {CODES.map((field) => (
        <TextField
          key={field.name}
          {...field}
          label={labelOf(field.name)}
          autoCapitalize="characters"
          autoComplete="off"
        />
      ))}
    </div>
  );
}

function FilterButtons() {
  const { submitForm, setValues } = useFormikContext<FilterValues>();
  return (
    <div className={styles.buttons}>
      <Button kind="quiet" size="main" onPress={() => void setValues(NOTHING)}>
        <Trans>Clear</Trans>
      </Button>
      <Button size="main" block onPress={() => void submitForm()}>
        <Trans>Show bookings</Trans>
      </Button>
    </div>
  );
}
