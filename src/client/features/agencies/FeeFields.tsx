import { Trans, useLingui } from '@lingui/react/macro';
import { CURRENCIES } from '../../../contract/money.ts';
import { FieldGroup } from '../../form/FieldGroup.tsx';
import { SelectField } from '../../form/SelectField.tsx';
import { TextField } from '../../form/TextField.tsx';
import styles from './AgenciesPage.module.css';
import { Inherited } from './Inherited.tsx';

/** The service fees per ticket. */
export function FeeFields() {
  const { t } = useLingui();
  return (
    <FieldGroup legend={<Trans>Service fees per ticket</Trans>}>
      <Inherited field="flight.serviceFees" label={t`Service fees per ticket`}>
        <div className={styles.three}>
          <TextField
            name="serviceFees.change"
            label={t`Change`}
            inputMode="decimal"
            hint={<Trans>Charged per changed ticket; 0 for none.</Trans>}
          />
          <TextField
            name="serviceFees.refund"
            label={t({ message: 'Refund', context: 'order type' })}
            inputMode="decimal"
            hint={<Trans>Charged per refunded ticket; 0 for none.</Trans>}
          />
          <TextField
            name="serviceFees.void"
            label={t`Void`}
            inputMode="decimal"
            hint={<Trans>Charged per voided ticket; 0 for none.</Trans>}
          />
          <SelectField
            name="serviceFees.currency"
            label={t`Currency`}
            options={CURRENCIES.map((value) => ({ value, label: value }))}
            hint={<Trans>The currency of the three fees. They are converted into the currency of each booking.</Trans>}
          />
        </div>
      </Inherited>
    </FieldGroup>
  );
}
