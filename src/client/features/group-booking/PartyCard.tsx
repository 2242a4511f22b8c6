import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { PASSENGER_TYPES } from '../../../contract/passenger-terms.ts';
import { TextField } from '../../form/TextField.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Note } from '../../ui/Note.tsx';
import styles from './GroupBooking.module.css';
import { isSmallGroup, type RequestValues } from './group-values.ts';

/** The passenger counts, and how flexible the group is. */
export function PartyCard() {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<RequestValues>();
  const { isChangeDate, acceptChangeFlight } = values.groupOrderExtraInfo;
  const labels = { adult: t`Adults`, child: t`Children`, infant: t`Infants` };
  const ages = { adult: t`12 and older`, child: t`2 to 11`, infant: t`under 2 on every flight, on the lap` };
  return (
    <Card title={t`Passengers`}>
      <div className={styles.heads}>
        {PASSENGER_TYPES.map((type) => (
          <TextField
            key={type}
            name={`passengers.${type}`}
            label={labels[type]}
            hint={ages[type]}
            transform="digits"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
          />
        ))}
      </div>
      {isSmallGroup(values) ? (
        <Note tone="info">
          <Trans>A group is ten or more passengers flying together. For fewer, use the flight search.</Trans>{' '}
          <ButtonLink to="/flight/booking" kind="quiet" size="small">
            <Trans>Search flights</Trans>
          </ButtonLink>
        </Note>
      ) : null}
      <div className={styles.checks}>
        <Checkbox
          checked={isChangeDate}
          onChange={(on) => void setFieldValue('groupOrderExtraInfo.isChangeDate', on)}
        >{t`Other dates are possible`}</Checkbox>
        <Checkbox
          checked={acceptChangeFlight}
          onChange={(on) => void setFieldValue('groupOrderExtraInfo.acceptChangeFlight', on)}
        >{t`Other flights are possible`}</Checkbox>
      </div>
    </Card>
  );
}
