import { Trans, useLingui } from '@lingui/react/macro';
import { Formik, type FormikErrors } from 'formik';
import { fieldMessage } from '../../../../contract/messages.ts';
import type { PnrSegment } from '../../../../contract/parsing/pnr/answer.ts';
import { DateField } from '../../../form/DateField.tsx';
import { TextField } from '../../../form/TextField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { todayHere } from '../search/today.ts';
import styles from './PnrPage.module.css';
import { faultsOf, type SegmentValues, valuesOf, withValues } from './segment-values.ts';

interface SegmentSheetProps {
  /** Null while shut. */
  segment: PnrSegment | null;
  onClose: () => void;
  onSave: (segment: PnrSegment) => void;
}

/** Puts right what was misread of a flight. */
export function SegmentSheet({ segment, onClose, onSave }: SegmentSheetProps) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const validate = (values: SegmentValues): FormikErrors<SegmentValues> =>
    Object.fromEntries(Object.entries(faultsOf(values)).map(([field, key]) => [field, fieldMessage(key, locale)]));
  return (
    <Formik<SegmentValues>
      initialValues={valuesOf(segment)}
      validate={validate}
      onSubmit={(values) => {
        if (segment) onSave(withValues(segment, values));
      }}
    >
      {({ submitForm }) => (
        <Sheet
          open={segment !== null}
          onClose={onClose}
          title={t`Edit the flight`}
          footer={
            <Button size="main" block onPress={() => void submitForm()}>
              <Trans>Save</Trans>
            </Button>
          }
        >
          <form
            className={styles.fields}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void submitForm();
            }}
          >
            <TextField name="airline" label={t`Airline code`} transform="code" maxLength={2} required />
            <TextField name="flightNumber" label={t`Flight number`} transform="code" maxLength={5} required />
            <TextField name="bookingClass" label={t`Booking class`} transform="code" maxLength={1} required />
            <DateField name="date" label={t`Date of departure`} min={todayHere()} required />
            <TextField name="origin" label={t`From (airport code)`} transform="code" maxLength={3} required />
            <TextField name="destination" label={t`To (airport code)`} transform="code" maxLength={3} required />
          </form>
        </Sheet>
      )}
    </Formik>
  );
}
