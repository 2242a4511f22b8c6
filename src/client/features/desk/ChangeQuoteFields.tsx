import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { DeskOrder } from '../../../contract/desk.ts';
import { PASSENGER_TYPES } from '../../../contract/flight-terms.ts';
import { SelectField } from '../../form/SelectField.tsx';
import { TextField } from '../../form/TextField.tsx';
import { PASSENGER_TYPE_LABELS } from '../../trip/labels.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import styles from './DeskPage.module.css';
import { LegFields } from './LegFields.tsx';
import type { MoveValues } from './move-values.ts';

/** Hours that a quote is good for. */
const VALID = [1, 4, 12, 24, 48, 72, 168] as const;

/** What a change costs for one ticket of each kind of passenger, on which flights, and until when it can be accepted. */
export function ChangeQuoteFields({ order }: { order: DeskOrder['order'] }) {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<MoveValues>();
  return (
    <>
      <Checkbox checked={values.isFree} onChange={(on) => void setFieldValue('isFree', on)}>
        <Trans>The airline changes it free of charge</Trans>
      </Checkbox>
      {values.isFree ? null : <ChargeFields order={order} />}
      <LegFields order={order} />
      <SelectField
        name="validHours"
        label={t`The quote is good for`}
        options={VALID.map((hours) => ({
          value: String(hours),
          label: t`${plural(hours, { one: '# hour', other: '# hours' })}`,
        }))}
      />
    </>
  );
}

function ChargeFields({ order }: { order: DeskOrder['order'] }) {
  const { t, i18n } = useLingui();
  const { currency } = order.total;
  const types = PASSENGER_TYPES.filter((type) => order.passengers.some((passenger) => passenger.type === type));
  const labels = {
    fareDifference: t`Fare difference`,
    taxDifference: t`Tax difference`,
    penalty: t`Airline’s change fee`,
  };
  return types.map((type) => (
    <fieldset key={type} className={styles.option}>
      <legend>
        {i18n._(PASSENGER_TYPE_LABELS[type])} · {t`per ticket in ${currency}`}
      </legend>
      <div className={styles.prices}>
        {(['fareDifference', 'taxDifference', 'penalty'] as const).map((part) => (
          <TextField
            key={part}
            name={`charges.${type}.${part}`}
            label={labels[part]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            required
          />
        ))}
      </div>
    </fieldset>
  ));
}
