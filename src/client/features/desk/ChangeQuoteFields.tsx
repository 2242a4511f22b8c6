import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { DeskOrder } from '../../../contract/desk.ts';
import { MAX_CHANGE_OPTIONS } from '../../../contract/limits.ts';
import { PASSENGER_TYPES } from '../../../contract/passenger-terms.ts';
import { FieldGroup } from '../../form/FieldGroup.tsx';
import { SelectField } from '../../form/SelectField.tsx';
import { TextField } from '../../form/TextField.tsx';
import { PASSENGER_TYPE_LABELS } from '../../trip/labels.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import styles from './DeskPage.module.css';
import { LegFields } from './LegFields.tsx';
import { firstOption, type MoveValues, type OptionValues, type OtherOption } from './move-values.ts';

/** Hours that a quote is valid. */
const VALID = [1, 4, 12, 24, 48, 72, 168] as const;

/** The change options that the desk offers: one, or several for the agent to choose from. */
export function ChangeQuoteFields({ order }: { order: DeskOrder['order'] }) {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<MoveValues>();
  const { others } = values;
  const setOthers = (options: OtherOption[]) => void setFieldValue('others', options);
  return (
    <>
      <OptionFields order={order} at="" values={values} />
      {others.map((other, i) => {
        const number = i + 2;
        return (
          <FieldGroup key={other.id} legend={t`Option ${number}`}>
            <OptionFields order={order} at={`others[${i}].`} values={other} />
            <Button kind="plain" size="small" onPress={() => setOthers(others.filter(({ id }) => id !== other.id))}>
              <Trans>Remove this option</Trans>
            </Button>
          </FieldGroup>
        );
      })}
      {others.length < MAX_CHANGE_OPTIONS - 1 ? (
        <Button kind="quiet" onPress={() => setOthers([...others, { ...firstOption(order), id: crypto.randomUUID() }])}>
          <Trans>Add another option</Trans>
        </Button>
      ) : null}
    </>
  );
}

interface OptionFieldsProps {
  order: DeskOrder['order'];
  /** The form path of the option. */
  at: string;
  values: OptionValues;
}

/** The cost of a change per ticket and passenger type, its flights, and until when it can be accepted. */
function OptionFields({ order, at, values }: OptionFieldsProps) {
  const { t } = useLingui();
  const { setFieldValue } = useFormikContext<MoveValues>();
  return (
    <>
      <Checkbox checked={values.isFree} onChange={(on) => void setFieldValue(`${at}isFree`, on)}>
        <Trans>The airline changes it free of charge</Trans>
      </Checkbox>
      {values.isFree ? null : <ChargeFields order={order} at={at} />}
      <LegFields order={order} at={at} />
      <SelectField
        name={`${at}validHours`}
        label={t`Quote valid for`}
        options={VALID.map((hours) => ({
          value: String(hours),
          label: t`${plural(hours, { one: '# hour', other: '# hours' })}`,
        }))}
      />
    </>
  );
}

function ChargeFields({ order, at }: Omit<OptionFieldsProps, 'values'>) {
  const { t, i18n } = useLingui();
  const { currency } = order.total;
  const types = PASSENGER_TYPES.filter((type) => order.passengers.some((passenger) => passenger.type === type));
  const labels = {
    fareDifference: t`Fare difference`,
    taxDifference: t`Tax difference`,
    penalty: t`Airline’s change fee`,
  };
  return types.map((type) => (
    <FieldGroup
      key={type}
      legend={
        <>
          {i18n._(PASSENGER_TYPE_LABELS[type])} · {t`per ticket in ${currency}`}
        </>
      }
    >
      <div className={styles.prices}>
        {(['fareDifference', 'taxDifference', 'penalty'] as const).map((part) => (
          <TextField
            key={part}
            name={`${at}charges.${type}.${part}`}
            label={labels[part]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            required
          />
        ))}
      </div>
    </FieldGroup>
  ));
}
