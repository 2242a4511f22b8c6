import { useLingui } from '@lingui/react/macro';
import { getIn, useFormikContext } from 'formik';
import { useState } from 'react';
import { isIsoDate, localDate } from '../../../../contract/dates.ts';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { isJourneyDeparted } from '../../../../contract/order-changes.ts';
import { DateField } from '../../../form/DateField.tsx';
import { listErrors } from '../../../form/error-list.ts';
import { TextField } from '../../../form/TextField.tsx';
import styles from '../../../orders/RequestForm.module.css';
import type { ChangeValues } from '../../../orders/request/request-values.ts';
import { usePlaceNames } from '../../../places/use-place-names.ts';
import { flightName } from '../../../trip/itinerary.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { useFormat } from '../../../ui/format.ts';
import { serverNow } from '../../../ui/server-clock.ts';

const FLIGHT = /^[A-Z0-9]{2}\s?\d{1,4}[A-Z]?$/i;

/** Which journeys to change, and to which date. */
export function JourneyFields({ order }: { order: FlightOrder }) {
  const { t } = useLingui();
  const { values, errors, setFieldValue } = useFormikContext<ChangeValues>();
  const { city } = usePlaceNames();
  const format = useFormat();
  const [today] = useState(() => localDate(new Date()));
  const [now] = useState(() => new Date(serverNow()));
  return (
    <fieldset className={styles.group}>
      <legend>{t({ message: 'Flights', context: 'segments' })}</legend>
      {order.journeys.map((journey, i) => {
        const first = journey.segments[0];
        const date = first?.departure.slice(0, 10) ?? '';
        const names = journey.segments.map(flightName).join(', ');
        const checked = values.journeys[i]?.wanted ?? false;
        const isFlown = isJourneyDeparted(journey, now);
        const fault = listErrors(getIn(errors, `journeys[${i}].journey`))[0]?.[1];
        return (
          <div key={`${journey.origin}${date}`} className={styles.journey}>
            <Checkbox
              checked={checked}
              disabled={isFlown && !checked}
              faint={isFlown}
              onChange={(on) => void setFieldValue(`journeys[${i}].wanted`, on)}
            >
              {city(journey.origin)} → {city(journey.destination)}, {names}, {format.date(date, 'short')}
              {isFlown ? ` · ${t`departed`}` : null}
            </Checkbox>
            {fault ? (
              <p className={styles.problem} role="alert">
                {fault}
              </p>
            ) : null}
            {checked && !isFlown ? (
              <div className={styles.pair}>
                <DateField name={`journeys[${i}].date`} label={t`New date`} min={today} travel required />
                <TextField
                  name={`journeys[${i}].flight`}
                  label={t`Flight number (optional)`}
                  transform="code"
                  autoCapitalize="characters"
                  autoComplete="off"
                  maxLength={8}
                />
              </div>
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}

/** The error of the selected journeys, in words; null without any. */
export function useWantedFault({ journeys: sold }: FlightOrder): (values: ChangeValues) => string | null {
  const { t } = useLingui();
  const [now] = useState(() => new Date(serverNow()));
  const isFlown = sold.map((journey) => isJourneyDeparted(journey, now));
  return ({ journeys }) => {
    if (isFlown.every(Boolean)) return t`All flights of this booking have left.`;
    if (journeys.some(({ wanted }, i) => wanted && isFlown[i])) return t`Deselect the flights that have left.`;
    const wanted = journeys.filter((one) => one.wanted);
    if (wanted.length === 0) return t`Choose at least one flight.`;
    if (wanted.some(({ date }) => !isIsoDate(date))) return t`Enter the day they want to fly.`;
    if (wanted.some(({ date }) => date < localDate(new Date()))) return t`The date has passed.`;
    const isOdd = wanted.some(({ flight }) => flight.trim() !== '' && !FLIGHT.test(flight.trim()));
    return isOdd ? t`A flight number is two letters and up to four digits, such as CX711.` : null;
  };
}
