import { Trans, useLingui } from '@lingui/react/macro';
import type { FormikErrors } from 'formik';
import { fieldMessage } from '../../../../contract/messages.ts';
import type { PnrSegment } from '../../../../parsing/pnr/answer.ts';
import { isRecord } from '../../../api/is-record.ts';
import { DateField } from '../../../form/DateField.tsx';
import { DraftForm } from '../../../form/DraftForm.tsx';
import { readLike } from '../../../form/read-like.ts';
import { TextField } from '../../../form/TextField.tsx';
import { windowPlace } from '../../../offline/drafts/draft-values.ts';
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

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Corrects a misread flight. */
export function SegmentSheet({ segment, onClose, onSave }: SegmentSheetProps) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const read = valuesOf(segment);
  const validate = (values: SegmentValues): FormikErrors<SegmentValues> =>
    Object.fromEntries(Object.entries(faultsOf(values)).map(([field, key]) => [field, fieldMessage(key, locale)]));
  return (
    <DraftForm<SegmentValues>
      place={windowPlace('segment')}
      keep={(values) => ({ of: read, values })}
      // A draft of another flight is ignored.
      read={(kept) => (isRecord(kept) && isSame(kept.of, read) ? readLike(read, kept.values) : null)}
      initialValues={read}
      validate={validate}
      onSubmit={(values) => {
        if (segment) onSave(withValues(segment, values));
        return true;
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
            <DateField name="date" label={t`Date of departure`} min={todayHere()} travel required />
            <TextField name="origin" label={t`From (airport code)`} transform="code" maxLength={3} required />
            <TextField name="destination" label={t`To (airport code)`} transform="code" maxLength={3} required />
          </form>
        </Sheet>
      )}
    </DraftForm>
  );
}
