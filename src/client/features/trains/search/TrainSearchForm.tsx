import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type FormikErrors, useFormikContext } from 'formik';
import { swapHorizontalOutline, swapVerticalOutline } from 'ionicons/icons';
import { useMemo, useState } from 'react';
import { addDays, dateInZone } from '../../../../contract/dates.ts';
import { buildStationIndex } from '../../../../contract/dictionaries/station-index.ts';
import type { StationPlace } from '../../../../contract/dictionaries/station-places.ts';
import { CHINA_ZONE, checkTrainParty, TRAIN_LIMITS } from '../../../../contract/train-terms.ts';
import { DateField } from '../../../form/DateField.tsx';
import { DraftForm } from '../../../form/DraftForm.tsx';
import { NamedField, type NamedFieldProps } from '../../../form/NamedField.tsx';
import { SelectField } from '../../../form/SelectField.tsx';
import { windowPlace } from '../../../offline/drafts/draft-values.ts';
import { useStations } from '../../../places/dictionary-queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { serverNow } from '../../../ui/server-clock.ts';
import { useWidth } from '../../../ui/width.ts';
import { paramsOf, type TrainSearch } from '../train-params.ts';
import { dayFault, lastDay } from './day-fault.ts';
import styles from './TrainSearchForm.module.css';

interface SearchValues {
  origin: string;
  destination: string;
  date: string;
  adult: string;
  child: string;
}

/** Stations that are offered before anything is typed. */
const USUAL = ['beijing', 'shanghai', 'guangzhou', 'shenzhen', 'hangzhou', 'nanjing', 'wuhan', 'XJA'];

function valuesOf(search: TrainSearch | null, today: string): SearchValues {
  const { origin = '', destination = '', date = addDays(today, 1), party = { adult: 1, child: 0 } } = search ?? {};
  return { origin, destination, date, adult: String(party.adult), child: String(party.child) };
}

/** Where a search is kept that was typed and not made. */
export const searchPlace = (): string => windowPlace('train-search');

interface TrainSearchFormProps {
  search: TrainSearch | null;
  /** Why no trains are sold to the user: the form then cannot be sent. */
  barred: string | null;
}

/** Where, when and how many; begins with the search that the address holds. */
export function TrainSearchForm({ search, barred }: TrainSearchFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const stations = useStations();
  const [today] = useState(() => dateInZone(new Date(serverNow()), CHINA_ZONE));
  const cityOf = (code: string) => stations?.get(code)?.city ?? code;
  const validate = (values: SearchValues): FormikErrors<SearchValues> => {
    const errors: FormikErrors<SearchValues> = {};
    const known = (code: string) =>
      stations === undefined || [...stations.values()].some((one) => [one.code, one.city].includes(code));
    if (!known(values.origin)) errors.origin = t`Choose a station or city from the list`;
    if (!known(values.destination)) errors.destination = t`Choose a station or city from the list`;
    else if (cityOf(values.origin) === cityOf(values.destination)) errors.destination = t`Choose two different cities`;
    const fault = dayFault(values.date, today);
    if (fault === 'noDate') errors.date = t`Enter a real date, such as 14DEC`;
    if (fault === 'outside') errors.date = t`Trains can be searched from today to 29 days ahead`;
    if (checkTrainParty({ adult: Number(values.adult), child: Number(values.child) }))
      errors.adult = t`A booking can have up to five passengers`;
    return errors;
  };
  return (
    <DraftForm<SearchValues>
      place={searchPlace()}
      initialValues={valuesOf(search, today)}
      validate={validate}
      validateOnChange={false}
      onSubmit={({ origin, destination, date, adult, child }) => {
        const party = { adult: Number(adult), child: Number(child) };
        void navigate({ to: '/train/booking', search: paramsOf({ origin, destination, date, party }) });
        return true;
      }}
    >
      <Fields today={today} barred={barred} />
    </DraftForm>
  );
}

const upTo = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ value: String(from + i), label: String(from + i) }));

function Fields({ today, barred }: { today: string; barred: string | null }) {
  const { t } = useLingui();
  const isDesktop = useWidth() === 'desktop';
  const { values, setValues, submitForm } = useFormikContext<SearchValues>();
  const swap = () => void setValues({ ...values, origin: values.destination, destination: values.origin }, false);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (barred === null) void submitForm();
      }}
    >
      <div className={styles.pair}>
        <StationField name="origin" label={t`From`} preferred={USUAL} required />
        <button type="button" className={styles.swap} aria-label={t`Swap origin and destination`} onClick={swap}>
          <Icon icon={isDesktop ? swapHorizontalOutline : swapVerticalOutline} />
        </button>
        <StationField name="destination" label={t`To`} preferred={USUAL} required />
      </div>
      <div className={styles.rest}>
        <DateField name="date" label={t`Departure date`} min={today} max={lastDay(today)} travel required />
        <SelectField name="adult" label={t`Adults`} options={upTo(1, TRAIN_LIMITS.passengers)} />
        <SelectField name="child" label={t`Children`} options={upTo(0, TRAIN_LIMITS.passengers - 1)} />
        <p className={styles.ages}>
          <Trans>
            Children are under 14. One child under 6 for each adult travels free without a seat of its own: do not count
            it.
          </Trans>{' '}
          <Trans>
            The birthday on the document decides. Where tickets carry no names, the railway measures: free under 1.2 m,
            a child’s ticket up to 1.5 m.
          </Trans>
        </p>
      </div>
      <div className={styles.submit}>
        <Button type="submit" size="main" block disabledReason={barred}>
          <Trans>Search trains</Trans>
        </Button>
      </div>
    </form>
  );
}

/** A station, or a city with all of its stations, found by name in any language, pinyin or telecode. Its value is the code. */
function StationField(props: Omit<NamedFieldProps<StationPlace>, 'index'>) {
  const stations = useStations();
  const index = useMemo(() => (stations ? buildStationIndex([...stations.values()]) : null), [stations]);
  return <NamedField {...props} index={index} />;
}
