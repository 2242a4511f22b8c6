import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { localDate } from '../../../contract/dates.ts';
import { CURRENCIES, type Currency } from '../../../contract/money.ts';
import type { Rates } from '../../../contract/rates.ts';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { useLocale } from '../../api/settings.ts';
import { DateField } from '../../form/DateField.tsx';
import { DraftForm } from '../../form/DraftForm.tsx';
import { ErrorSummary } from '../../form/ErrorSummary.tsx';
import { showRefused } from '../../form/server-errors.ts';
import { TextField } from '../../form/TextField.tsx';
import { useDraftsAt } from '../../offline/drafts/draft-values.ts';
import { NotSavedAt } from '../../offline/drafts/ui/NotSavedNote.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { serverNow } from '../../ui/server-clock.ts';
import { keepRates } from './keep-rates.ts';
import styles from './RatesPage.module.css';

const PLACE = 'rates/new';

/** A rate table's form values. */
export interface RatesValues {
  asOf: string;
  rates: Record<Currency, string>;
}

interface RatesSheetProps {
  rates: Rates;
  onClose: () => void;
}

/** A whole table typed by hand, over the rates in use. */
export function RatesSheet(props: RatesSheetProps) {
  // The form starts with the draft, so the draft is read first.
  return useDraftsAt(PLACE) === null ? null : <ReadRates {...props} />;
}

function ReadRates({ rates: { base, rates }, onClose }: RatesSheetProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [first] = useState<RatesValues>(() => ({
    asOf: localDate(new Date(serverNow())),
    // One per currency.
    rates: Object.fromEntries(CURRENCIES.map((currency) => [currency, rates[currency] ?? ''])) as Record<
      Currency,
      string
    >,
  }));
  return (
    <DraftForm<RatesValues>
      place={PLACE}
      initialValues={first}
      validateOnChange={false}
      validate={async (values) => (await import('./rates-errors.ts')).ratesErrors(values, locale)}
      onSubmit={async (values, { setErrors }, options) => {
        try {
          keepRates(await call('enterRates', values, options));
          onClose();
          return true;
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          showRefused(error, setErrors);
          return false;
        }
      }}
    >
      <Sheet open onClose={onClose} title={t`Enter rates`} breakpoints="full" footer={<Save />}>
        <div className={styles.form}>
          <ErrorSummary />
          <DateField name="asOf" label={t`Day`} required />
          <p className={styles.hint}>
            <Trans>Units of each currency for 1 {base}.</Trans>
          </p>
          <div className={styles.fields}>
            {CURRENCIES.filter((currency) => currency !== base).map((currency) => (
              <TextField
                key={currency}
                name={`rates.${currency}`}
                label={currency}
                inputMode="decimal"
                autoComplete="off"
                maxLength={25}
                required
              />
            ))}
          </div>
          <NotSavedAt place={PLACE} />
        </div>
      </Sheet>
    </DraftForm>
  );
}

function Save() {
  const { submitForm, isSubmitting } = useFormikContext();
  return (
    <Button size="main" block busy={isSubmitting} onPress={() => void submitForm()}>
      <Trans>Save</Trans>
    </Button>
  );
}
