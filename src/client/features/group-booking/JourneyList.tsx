import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { addOutline, trashOutline } from 'ionicons/icons';
import { useState } from 'react';
import { isIsoDate, localDate } from '../../../contract/dates.ts';
import { lastGroupDay } from '../../../contract/group-request-rules.ts';
import { GROUP_LIMITS, MAX_JOURNEYS } from '../../../contract/limits.ts';
import { DateField } from '../../form/DateField.tsx';
import { fieldId } from '../../form/field-ids.ts';
import { focusDrawnField } from '../../form/focus-field.ts';
import { TextField } from '../../form/TextField.tsx';
import { useFormField } from '../../form/use-form-field.ts';
import { PlaceField } from '../../places/PlaceField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { serverNow } from '../../ui/server-clock.ts';
import styles from './GroupBooking.module.css';
import { type RequestValues, withJourney } from './group-values.ts';

/** The journeys of the group, a card each: one at first, five at most (spec §5). */
export function JourneyList() {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<RequestValues>();
  const { journeys } = values;
  /** The pressed button may be gone: focus moves to an existing journey. */
  const change = (next: RequestValues['journeys'], at: number) => {
    void setFieldValue('journeys', next);
    focusDrawnField(`journeys[${at}].origin`);
  };
  return (
    <>
      {journeys.map((_, index) => {
        const number = index + 1;
        return (
          // A journey has no id: its position identifies it.
          <Card
            key={number}
            title={t`Journey ${number}`}
            end={
              journeys.length > 1 ? (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t`Remove journey ${number}`}
                  onClick={() => change(journeys.toSpliced(index, 1), Math.max(0, index - 1))}
                >
                  <Icon icon={trashOutline} />
                </button>
              ) : null
            }
          >
            <JourneyFields index={index} />
          </Card>
        );
      })}
      {journeys.length < MAX_JOURNEYS ? (
        <Button kind="quiet" block onPress={() => change(withJourney(journeys), journeys.length)}>
          <Icon icon={addOutline} /> <Trans>Add a journey</Trans>
        </Button>
      ) : (
        <p className={styles.quiet}>
          <Trans>A request can have up to five journeys.</Trans>
        </p>
      )}
    </>
  );
}

function JourneyFields({ index }: { index: number }) {
  const { t } = useLingui();
  const [today] = useState(() => localDate(new Date(serverNow())));
  const at = `journeys[${index}]`;
  const { value: date } = useFormField(`${at}.date`);
  return (
    <div className={styles.fields}>
      <PlaceOf name={`${at}.origin`} label={t`From`} />
      <PlaceOf name={`${at}.destination`} label={t`To`} />
      <DateField name={`${at}.date`} label={t`Departure date`} min={today} max={lastGroupDay(today)} travel required />
      <DateField
        name={`${at}.returnDate`}
        label={t`Return date (optional)`}
        min={isIsoDate(date) ? date : today}
        max={lastGroupDay(today)}
        travel
      />
      <div className={styles.whole}>
        <TextField
          name={`${at}.remark`}
          label={t`Wishes for this journey (optional)`}
          placeholder={t`Airline, flight, time of day`}
          autoComplete="off"
          maxLength={GROUP_LIMITS.remark}
        />
      </div>
    </div>
  );
}

/** A place of the surrounding form; places of the other journeys are offered first. */
function PlaceOf({ name, label }: { name: string; label: string }) {
  const field = useFormField(name);
  const { values } = useFormikContext<RequestValues>();
  const used = values.journeys.flatMap(({ origin, destination }) => [origin, destination]).filter(Boolean);
  return (
    <div id={fieldId(name)} tabIndex={-1} data-field={name} data-label={label} className={styles.place}>
      <PlaceField
        name={name}
        label={label}
        value={field.value}
        recent={[...new Set(used)]}
        error={field.error}
        onPick={({ code }) => {
          field.set(code);
        }}
      />
    </div>
  );
}
