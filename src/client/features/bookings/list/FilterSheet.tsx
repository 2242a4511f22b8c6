import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { REFERENCE_LENGTH } from '../../../../contract/limits.ts';
import { DateField } from '../../../form/DateField.tsx';
import { DraftForm } from '../../../form/DraftForm.tsx';
import { FilterButtons } from '../../../form/FilterButtons.tsx';
import filters from '../../../form/FilterSheet.module.css';
import { SelectField } from '../../../form/SelectField.tsx';
import { TextField } from '../../../form/TextField.tsx';
import { windowPlace } from '../../../offline/drafts/draft-values.ts';
import { type OrdersSearch, readOrdersSearch, SHEET_FILTERS, type SheetFilter } from '../../../orders/order-filters.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import type { ChangeSearch } from '../use-orders-search.ts';
import styles from './FilterSheet.module.css';
import { choiceOf, STATUS_CHOICES, useFilterLabels, useStatusWords } from './filter-labels.ts';

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
    status: choiceOf(search.status ?? ''),
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

/** The less frequent filters; they apply together. */
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
      <Sheet
        open={open}
        onClose={onClose}
        title={t`Filter bookings`}
        footer={<FilterButtons nothing={NOTHING} show={<Trans>Show bookings</Trans>} />}
      >
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

/** The filter to save: the typed values, with the list's search, type and group. */
function SaveTyped({ search: { q, product, type, group } }: Pick<FilterSheetProps, 'search'>) {
  const { values } = useFormikContext<FilterValues>();
  return <SaveFilter search={readOrdersSearch({ ...values, q, product, type, group })} />;
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
] as const;
const WORDS = [
  // As the agency's own system writes it.
  { name: 'referenceId', maxLength: REFERENCE_LENGTH },
  { name: 'contactName', maxLength: 80 },
  { name: 'contactEmail', maxLength: 80, inputMode: 'email' },
  { name: 'contactPhone', maxLength: 20, inputMode: 'tel' },
  { name: 'reviewRemark', maxLength: 80 },
] as const;

function FilterFields() {
  const { t } = useLingui();
  const labelOf = useFilterLabels();
  const statusWords = useStatusWords();
  return (
    <div className={filters.fields}>
      <SelectField
        name="status"
        label={labelOf('status')}
        placeholder={t`All statuses`}
        options={STATUS_CHOICES.map((value) => ({ value, label: statusWords(value) }))}
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
