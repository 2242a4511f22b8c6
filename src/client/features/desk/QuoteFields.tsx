import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { localDate } from '../../../contract/dates.ts';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { GROUP_LIMITS } from '../../../contract/limits.ts';
import { PASSENGER_TYPES } from '../../../contract/passenger-terms.ts';
import { DateField } from '../../form/DateField.tsx';
import { FieldGroup } from '../../form/FieldGroup.tsx';
import { TextAreaField } from '../../form/TextAreaField.tsx';
import { TextField } from '../../form/TextField.tsx';
import { PASSENGER_TYPE_LABELS } from '../../trip/labels.ts';
import { Button } from '../../ui/Button.tsx';
import { serverNow } from '../../ui/server-clock.ts';
import styles from './DeskPage.module.css';
import { emptyInstalment, emptyOption, type GroupMoveValues } from './group-move-values.ts';

/** A quote: its expiry, and one or more options, each with its prices and payments. */
export function QuoteFields({ order }: { order: GroupOrder }) {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<GroupMoveValues>();
  const [today] = useState(() => localDate(new Date(serverNow())));
  const { options } = values;
  const change = (next: GroupMoveValues['options']) => void setFieldValue('options', next);
  return (
    <>
      <DateField
        name="validUntil"
        label={t`To be confirmed by`}
        min={today}
        required
        hint={<Trans>Deadlines are at 18:00 of their day; each comes after the one before.</Trans>}
      />
      {options.map((_, i) => {
        const number = i + 1;
        return (
          // An option has no id: its position identifies it.
          <FieldGroup key={number} legend={t`Option ${number}`}>
            <OptionFields at={i} order={order} today={today} />
            {options.length > 1 ? (
              <Button kind="plain" size="small" onPress={() => change(options.toSpliced(i, 1))}>
                <Trans>Remove option {number}</Trans>
              </Button>
            ) : null}
          </FieldGroup>
        );
      })}
      {options.length < GROUP_LIMITS.options ? (
        <Button kind="quiet" onPress={() => change([...options, emptyOption(order)])}>
          <Trans>Add an option</Trans>
        </Button>
      ) : null}
    </>
  );
}

interface OptionFieldsProps {
  /** Its position. */
  at: number;
  order: GroupOrder;
  today: string;
}

function OptionFields({ at, order, today }: OptionFieldsProps) {
  const { t, i18n } = useLingui();
  const path = `options[${at}]`;
  const { currency } = order.paid;
  return (
    <>
      <TextField
        name={`${path}.airline`}
        label={t`Airline code`}
        transform="code"
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={2}
        required
      />
      <TextAreaField
        name={`${path}.flights`}
        label={t`Flights, times and conditions`}
        maxLength={GROUP_LIMITS.flights}
        required
      />
      {order.groupOrderExtraInfo.isChangeDate ? (
        <DayFields path={path} journeys={order.journeys} today={today} />
      ) : null}
      <div className={styles.prices}>
        {PASSENGER_TYPES.filter((type) => order.party[type] > 0).map((type) => (
          <TextField
            key={type}
            name={`${path}.prices.${type}`}
            label={`${i18n._(PASSENGER_TYPE_LABELS[type])} · ${currency}`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            required
          />
        ))}
      </div>
      <InstalmentFields at={at} today={today} currency={currency} />
      <DateField name={`${path}.lastPayBy`} label={t`Final payment by`} min={today} required />
    </>
  );
}

interface DayFieldsProps {
  /** The option that flies on these days. */
  path: string;
  journeys: GroupOrder['journeys'];
  today: string;
}

/** The days of an option, possibly not the requested ones. */
function DayFields({ path, journeys, today }: DayFieldsProps) {
  const { t } = useLingui();
  const dayOf = (way: string) => t`Day of ${way}`;
  return journeys.map(({ origin, destination, returnDate }, i) => {
    const [there, back] = [`${origin}–${destination}`, `${destination}–${origin}`];
    return (
      // A journey has no id: its position identifies it.
      <div key={`${i} ${there}`} className={styles.prices}>
        <DateField name={`${path}.dates[${i}].date`} label={dayOf(there)} min={today} travel required />
        {returnDate ? (
          <DateField name={`${path}.dates[${i}].returnDate`} label={dayOf(back)} min={today} travel required />
        ) : null}
      </div>
    );
  });
}

function InstalmentFields({ at, today, currency }: { at: number; today: string; currency: string }) {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<GroupMoveValues>();
  const path = `options[${at}].instalments`;
  const list = values.options[at]?.instalments ?? [];
  const change = (next: typeof list) => void setFieldValue(path, next);
  return (
    <>
      {list.map((_, i) => {
        const number = i + 1;
        return (
          <div key={number} className={styles.prices}>
            <TextField
              name={`${path}[${i}].amount`}
              label={t`Instalment ${number} in ${currency}`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              required
            />
            <DateField name={`${path}[${i}].payBy`} label={t`Instalment ${number} by`} min={today} required />
          </div>
        );
      })}
      <div className={styles.moves}>
        {list.length < GROUP_LIMITS.instalments ? (
          <Button kind="quiet" size="small" onPress={() => change([...list, emptyInstalment()])}>
            <Trans>Add an instalment</Trans>
          </Button>
        ) : null}
        {list.length > 0 ? (
          <Button kind="plain" size="small" onPress={() => change(list.slice(0, -1))}>
            <Trans>Remove the last instalment</Trans>
          </Button>
        ) : null}
      </div>
    </>
  );
}
