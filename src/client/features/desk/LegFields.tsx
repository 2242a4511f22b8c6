import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskOrder } from '../../../contract/desk.ts';
import { DateField } from '../../form/DateField.tsx';
import { FieldGroup } from '../../form/FieldGroup.tsx';
import { TextField } from '../../form/TextField.tsx';
import styles from './DeskPage.module.css';

interface LegFieldsProps {
  order: DeskOrder['order'];
  /** Their path in the form. */
  at?: string;
}

/** The new flights of a trip: one row of fields each, prefilled with what is known. */
export function LegFields({ order, at = '' }: LegFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <p className={styles.hint}>
        <Trans>Times are local. A flight arrives on the first day on which that is later than it leaves.</Trans>
      </p>
      {order.journeys
        .flatMap(({ segments }) => segments)
        .map(({ origin, destination }, i) => {
          const place = `${at}legs[${i}]`;
          return (
            // A flight's position identifies it.
            <FieldGroup key={place} legend={`${origin} → ${destination}`}>
              <div className={styles.prices}>
                <TextField
                  name={`${place}.flight`}
                  label={t`Flight number`}
                  transform="code"
                  autoCapitalize="characters"
                  autoComplete="off"
                  maxLength={8}
                  required
                />
                <DateField name={`${place}.date`} label={t`Leaves on`} travel required />
                <TextField
                  name={`${place}.departs`}
                  label={t`Leaves at (hh:mm)`}
                  autoComplete="off"
                  maxLength={5}
                  required
                />
                <TextField
                  name={`${place}.arrives`}
                  label={t`Arrives at (hh:mm)`}
                  autoComplete="off"
                  maxLength={5}
                  required
                />
              </div>
            </FieldGroup>
          );
        })}
    </>
  );
}
