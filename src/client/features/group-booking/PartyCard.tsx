import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { PASSENGER_TYPES, partySize } from '../../../contract/passenger-terms.ts';
import { fieldId } from '../../form/field-ids.ts';
import { TextField } from '../../form/TextField.tsx';
import { usePartyWords } from '../../orders/use-party-words.ts';
import { usePeopleWords } from '../../orders/use-people-words.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { useFormat } from '../../ui/format.ts';
import { Note } from '../../ui/Note.tsx';
import styles from './GroupBooking.module.css';
import { hasUsualChildren, isSmallGroup, partyOf, type RequestValues } from './group-values.ts';

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
      <PartySum />
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

/** How many passengers that makes; the children of a fresh request (spec §3) are gone with one press. */
function PartySum() {
  const format = useFormat();
  const peopleOf = usePeopleWords();
  const { values, setFieldValue } = useFormikContext<RequestValues>();
  const party = partyOf(values);
  const passengerCount = partySize(party);
  const types = format.list(usePartyWords(party));
  if (passengerCount === 0) return null;
  const leaveOutChildren = () => {
    void setFieldValue('passengers.child', '0');
    // The pressed button unmounts.
    document.getElementById(fieldId('passengers.child'))?.focus();
  };
  return (
    <div className={styles.sum}>
      <span>
        {peopleOf({ product: 'group', leadPassenger: '', passengerCount })}
        {format.colon}
        {types}
      </span>
      {hasUsualChildren(values) ? (
        <span className={styles.usual}>
          <Trans>Most groups are adults only.</Trans>{' '}
          <Button kind="plain" size="small" onPress={leaveOutChildren}>
            <Trans>Set children to 0</Trans>
          </Button>
        </span>
      ) : null}
    </div>
  );
}
