import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { isIsoDate } from '../../../contract/dates.ts';
import { TRANSACTION_METHODS, type TransactionMethod } from '../../../contract/transactions.ts';
import { DateField } from '../../form/DateField.tsx';
import { DraftForm } from '../../form/DraftForm.tsx';
import { SelectField } from '../../form/SelectField.tsx';
import { windowPlace } from '../../offline/drafts/draft-values.ts';
import { METHOD_LABELS, useChannelName } from '../../trip/channel-names.ts';
import { Button } from '../../ui/Button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import styles from './Bills.module.css';

/** What a list of money is narrowed to; days are days of payment. */
export interface BillFilter {
  from?: string;
  to?: string;
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
  /** Names the form among the drafts of this window. */
  place: string;
  open: boolean;
  filter: BillFilter;
  onClose: () => void;
  onChange: (filter: BillFilter) => void;
  /** Also by payment method. */
  methods?: boolean;
}

/** The days of a list of money, and its payment method. */
export function BillFilterSheet({ place, open, filter, onClose, onChange, methods = false }: BillFilterSheetProps) {
  const { t } = useLingui();
  return (
    <DraftForm<FilterValues>
      place={windowPlace(place)}
      initialValues={{ ...NOTHING, ...filter }}
      enableReinitialize
      onSubmit={(values) => {
        onChange(readFilter(values));
        onClose();
        return true;
      }}
    >
      <Sheet open={open} onClose={onClose} title={t`Filter`} footer={<FilterButtons />}>
        <div className={styles.fields}>
          <DateField name="from" label={t`From`} />
          <DateField name="to" label={t`To`} />
          {methods ? <MethodField /> : null}
        </div>
      </Sheet>
    </DraftForm>
  );
}

function MethodField() {
  const { t, i18n } = useLingui();
  const options = TRANSACTION_METHODS.map((value) => ({ value, label: i18n._(METHOD_LABELS[value]) }));
  return <SelectField name="method" label={t`Payment method`} placeholder={t`All`} options={options} />;
}

function FilterButtons() {
  const { submitForm, setValues } = useFormikContext<FilterValues>();
  return (
    <div className={styles.buttons}>
      <Button kind="quiet" size="main" onPress={() => void setValues(NOTHING)}>
        <Trans>Clear</Trans>
      </Button>
      <Button size="main" block onPress={() => void submitForm()}>
        <Trans>Show</Trans>
      </Button>
    </div>
  );
}

function readFilter({ from, to, method }: FilterValues): BillFilter {
  const wanted = TRANSACTION_METHODS.find((each) => each === method);
  return {
    ...(isIsoDate(from) ? { from } : {}),
    ...(isIsoDate(to) ? { to } : {}),
    ...(wanted ? { method: wanted } : {}),
  };
}

/** The filter in words; null where nothing is filtered. */
export function useFilterWords({ from, to, method }: BillFilter): string | null {
  const format = useFormat();
  const nameOf = useChannelName();
  if (!from && !to && !method) return null;
  const day = (date: string | undefined) => (date ? format.date(date, 'plain') : '');
  const days = from || to ? `${day(from)} – ${day(to)}` : '';
  return [method ? nameOf(method) : '', days].filter(Boolean).join(' · ');
}
