import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { FLIGHT_ORDER_STATUSES } from '../../../../contract/flight-order-states.ts';
import { DateField } from '../../../form/DateField.tsx';
import { DraftForm } from '../../../form/DraftForm.tsx';
import { SelectField } from '../../../form/SelectField.tsx';
import { TextField } from '../../../form/TextField.tsx';
import { windowPlace } from '../../../offline/drafts/draft-values.ts';
import { STATUS_LABELS } from '../../../orders/order-labels.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { type OrdersSearch, readOrdersSearch, SHEET_FILTERS, type SheetFilter } from '../order-filters.ts';
import type { ChangeSearch } from '../use-orders-search.ts';
import styles from './FilterSheet.module.css';
import { useFilterLabels } from './filter-labels.ts';

const SavedFilters = lazyPart(async () => (await import('./SavedFilters.tsx')).SavedFilters);
const SaveFilter = lazyPart(async () => (await import('./SavedFilters.tsx')).SaveFilter);

interface FilterSheetProps {
  search: OrdersSearch;
  open: boolean;
  onClose: () => void;
  onChange: ChangeSearch;
}

type FilterValues = Record<SheetFilter | 'saveAs', string>;

function valuesOf(search: OrdersSearch): FilterValues {
  return {
    status: search.status ?? '',
    departureFrom: search.departureFrom ?? '',
    departureTo: search.departureTo ?? '',
    createdFrom: search.createdFrom ?? '',
    createdTo: search.createdTo ?? '',
    airline: search.airline ?? '',
    flightNumber: search.flightNumber ?? '',
    passenger: search.passenger ?? '',
    pnr: search.pnr ?? '',
    ticketNumber: search.ticketNumber ?? '',
    bookingId: search.bookingId ?? '',
    originalBookingId: search.originalBookingId ?? '',
    referenceId: search.referenceId ?? '',
    contactName: search.contactName ?? '',
    contactEmail: search.contactEmail ?? '',
    contactPhone: search.contactPhone ?? '',
    reviewRemark: search.reviewRemark ?? '',
    saveAs: '',
  };
}

const NOTHING = valuesOf({});

/** The filters that are needed less often; they apply together. */
export function FilterSheet({ search, open, onClose, onChange }: FilterSheetProps) {
  const { t } = useLingui();
  return (
    <DraftForm<FilterValues>
      place={windowPlace('orders-filter')}
      initialValues={valuesOf(search)}
      enableReinitialize
      onSubmit={(values) => {
        const read = readOrdersSearch(values);
        onChange(Object.fromEntries(SHEET_FILTERS.map((key) => [key, read[key]])));
        onClose();
        return true;
      }}
    >
      <Sheet open={open} onClose={onClose} title={t`Filter bookings`} footer={<FilterButtons />}>
        <div className={styles.form}>
          <SavedFilters
            onApply={(saved) => {
              onChange(saved, true);
              onClose();
            }}
          />
          <FilterFields />
          <SaveTyped search={search} />
        </div>
      </Sheet>
    </DraftForm>
  );
}

/** What would be kept: what is typed here, with the search, type and group that the list has. */
function SaveTyped({ search: { q, type, group } }: Pick<FilterSheetProps, 'search'>) {
  const { values } = useFormikContext<FilterValues>();
  return <SaveFilter search={readOrdersSearch({ ...values, q, type, group })} />;
}

const DATES = ['departureFrom', 'departureTo', 'createdFrom', 'createdTo'] as const;
const CODES = [
  { name: 'airline', transform: 'code', maxLength: 2 },
  { name: 'flightNumber', transform: 'code', maxLength: 8 },
  { name: 'passenger', transform: 'upper', maxLength: 80 },
  { name: 'pnr', transform: 'code', maxLength: 10 },
  { name: 'ticketNumber', transform: 'digits', maxLength: 14, inputMode: 'numeric' },
  { name: 'bookingId', transform: 'digits', maxLength: 10, inputMode: 'numeric' },
  { name: 'originalBookingId', transform: 'digits', maxLength: 10, inputMode: 'numeric' },
  { name: 'referenceId', transform: 'code', maxLength: 40 },
] as const;
const WORDS = [
  { name: 'contactName', maxLength: 80 },
  { name: 'contactEmail', maxLength: 80, inputMode: 'email' },
  { name: 'contactPhone', maxLength: 20, inputMode: 'tel' },
  { name: 'reviewRemark', maxLength: 80 },
] as const;

function FilterFields() {
  const { t, i18n } = useLingui();
  const labelOf = useFilterLabels();
  return (
    <div className={styles.fields}>
      <SelectField
        name="status"
        label={labelOf('status')}
        placeholder={t`Every status`}
        options={FLIGHT_ORDER_STATUSES.map((value) => ({ value, label: i18n._(STATUS_LABELS[value]) }))}
      />
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
      {WORDS.map((field) => (
        <TextField key={field.name} {...field} label={labelOf(field.name)} autoCapitalize="none" autoComplete="off" />
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
