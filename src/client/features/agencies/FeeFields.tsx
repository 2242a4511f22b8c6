import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { CURRENCIES } from '../../../contract/money.ts';
import { SelectField } from '../../form/SelectField.tsx';
import { TextField } from '../../form/TextField.tsx';
import { CheckField } from '../../manage/CheckField.tsx';
import styles from './AgenciesPage.module.css';
import type { FlightValues } from './flight-values.ts';

/** What is asked for work on tickets, each; without fees of its own an agency pays what its parent pays. */
export function FeeFields({ from }: { from: string }) {
  const { t } = useLingui();
  const { values } = useFormikContext<FlightValues>();
  const { change, refund, void: voiding, currency } = values.serviceFees;
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Service fees per ticket</Trans>
      </legend>
      <CheckField
        name="hasFees"
        label={t`Fees of its own`}
        hint={
          values.hasFees ? undefined : t`From ${from}: change ${change}, refund ${refund}, void ${voiding} ${currency}`
        }
      />
      {values.hasFees ? (
        <div className={styles.three}>
          <TextField name="serviceFees.change" label={t`Change`} inputMode="decimal" />
          <TextField name="serviceFees.refund" label={t`Refund`} inputMode="decimal" />
          <TextField name="serviceFees.void" label={t`Void`} inputMode="decimal" />
          <SelectField
            name="serviceFees.currency"
            label={t`Currency`}
            options={CURRENCIES.map((value) => ({ value, label: value }))}
          />
        </div>
      ) : null}
    </fieldset>
  );
}
