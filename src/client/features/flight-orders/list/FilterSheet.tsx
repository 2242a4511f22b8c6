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

function FilterFields() {
  const labelOf = useFilterLabels();
  return (
    <div className={styles.fields}>
      <DateField name="departureFrom" label={labelOf('departureFrom')} />
      <DateField name="departureTo" label={labelOf('departureTo')} />
      <DateField name="createdFrom" label={labelOf('createdFrom')} />
      <DateField name="createdTo" label={labelOf('createdTo')} />
      <TextField
        name="airline"
        label={labelOf('airline')}
        transform="code"
        maxLength={2}
        autoCapitalize="characters"
        autoComplete="off"
      />
      <TextField
        name="flightNumber"
        label={labelOf('flightNumber')}
        transform="code"
        maxLength={8}
        autoCapitalize="characters"
        autoComplete="off"
      />
      <TextField
        name="passenger"
        label={labelOf('passenger')}
        transform="upper"
        maxLength={80}
        autoCapitalize="characters"
        autoComplete="off"
      />
      <TextField
        name="pnr"
        label={labelOf('pnr')}
        transform="code"
        maxLength={10}
        autoCapitalize="characters"
        autoComplete="off"
      />
      <TextField
        name="ticketNumber"
        label={labelOf('ticketNumber')}
        transform="digits"
        inputMode="numeric"
        maxLength={14}
        autoComplete="off"
      />
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
