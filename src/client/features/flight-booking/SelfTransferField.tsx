import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { errorId, fieldId } from '../../form/field-ids.ts';
import { Card } from '../../ui/Card.tsx';
import type { BookingValues } from './booking-values.ts';
import styles from './SelfTransferField.module.css';

const NAME = 'selfTransferAccepted';

/** What a self-transfer requires of the traveller, and a checkbox that it was read. */
export function SelfTransferField() {
  const { t } = useLingui();
  const { values, errors, submitCount, setFieldValue } = useFormikContext<BookingValues>();
  const error = submitCount > 0 ? errors.selfTransferAccepted : undefined;
  return (
    <Card title={t`Self-transfer`} tone="warning">
      <ul className={styles.points}>
        <li>
          <Trans>Bags are collected and checked in again at the connection.</Trans>
        </li>
        <li>
          <Trans>The traveller may need a visa to enter the connecting country.</Trans>
        </li>
        <li>
          <Trans>The tickets are separate: if a flight is late, the next airline need not carry the traveller.</Trans>
        </li>
      </ul>
      <div data-field={NAME} data-label={t`Self-transfer`}>
        <label className={styles.accept}>
          <input
            id={fieldId(NAME)}
            type="checkbox"
            checked={values.selfTransferAccepted}
            aria-invalid={Boolean(error)}
            aria-describedby={error ? errorId(NAME) : undefined}
            onChange={({ target }) => void setFieldValue(NAME, target.checked, submitCount > 0)}
          />
          <Trans>I have read this and informed the traveller.</Trans>
        </label>
        {error ? (
          <p id={errorId(NAME)} className={styles.error}>
            {error}
          </p>
        ) : null}
      </div>
    </Card>
  );
}
