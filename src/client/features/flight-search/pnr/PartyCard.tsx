import { Trans, useLingui } from '@lingui/react/macro';
import { checkPassengerCounts } from '../../../../contract/flight-terms.ts';
import { fieldMessage } from '../../../../contract/messages.ts';
import { PASSENGER_TYPES, type PassengerCounts } from '../../../../contract/passenger-terms.ts';
import type { PnrPassenger } from '../../../../parsing/pnr/answer.ts';
import { PASSENGER_TYPE_LABELS } from '../../../trip/labels.ts';
import { Card } from '../../../ui/Card.tsx';
import { useFormat } from '../../../ui/format.ts';
import { PassengerStepper } from '../form/PassengerStepper.tsx';
import styles from './PnrPage.module.css';

const TYPES = { ADT: 'adult', CHD: 'child', INF: 'infant' } as const;

interface PartyCardProps {
  passengers: readonly PnrPassenger[];
  party: PassengerCounts;
  onParty: (party: PassengerCounts) => void;
}

/** The travellers in the text, and the searched number of each type. */
export function PartyCard({ passengers, party, onParty }: PartyCardProps) {
  const { t, i18n } = useLingui();
  const { locale } = useFormat();
  const fault = checkPassengerCounts(party);
  return (
    <Card title={<Trans>Passengers</Trans>}>
      {passengers.length === 0 ? (
        <p className={styles.hint}>
          <Trans>The text contains no passenger names.</Trans>
        </p>
      ) : (
        <ul className={styles.rows}>
          {passengers.map((passenger, i) => {
            const { name, title, type, dob, errors = [], age, infantOf } = passenger;
            const adult = infantOf === null ? undefined : passengers[infantOf]?.name;
            const facts = [
              title,
              i18n._(PASSENGER_TYPE_LABELS[TYPES[type]]),
              dob,
              dob === null && age !== null ? t`aged ${age}` : null,
              adult ? t`with ${adult}` : null,
            ];
            return (
              // Two travellers may share a name.
              <li key={`${i}-${name}`} className={styles.row}>
                <div className={styles.flight}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
                  {errors.length > 0 ? (
                    <span className={styles.fault}>{t`The date of birth is in the future. Check the year.`}</span>
                  ) : null}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles.steppers}>
        {PASSENGER_TYPES.map((type) => (
          <PassengerStepper key={type} type={type} counts={party} onChange={onParty} />
        ))}
      </div>
      {fault ? (
        <p role="alert" className={styles.fault}>
          {fieldMessage(fault.message, locale)}
        </p>
      ) : null}
    </Card>
  );
}
