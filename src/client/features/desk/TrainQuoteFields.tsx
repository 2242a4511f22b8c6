import { useLingui } from '@lingui/react/macro';
import type { DeskTrainOrder } from '../../../contract/train-desk.ts';
import { FieldGroup } from '../../form/FieldGroup.tsx';
import { TextField } from '../../form/TextField.tsx';
import { PASSENGER_TYPE_LABELS } from '../../trip/labels.ts';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import styles from './DeskPage.module.css';
import { oldFareOf } from './train-move-values.ts';

/** The prices of the tickets that a change requests, once per passenger type, beside the price paid for the old ones. */
export function TrainQuoteFields({ found }: { found: DeskTrainOrder }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { currency } = found.order.total;
  const labels = { fare: t`New fare`, penalty: t`Railway’s fee` };
  return found.order.prices.map(({ passengerType }) => {
    const paid = format.money({ amount: oldFareOf(found, passengerType), currency });
    return (
      <FieldGroup
        key={passengerType}
        legend={
          <>
            {i18n._(labelOf(PASSENGER_TYPE_LABELS, passengerType))} · {t`per ticket in ${currency}`} · {t`paid ${paid}`}
          </>
        }
      >
        <div className={styles.prices}>
          {(['fare', 'penalty'] as const).map((part) => (
            <TextField
              key={part}
              name={`prices.${passengerType}.${part}`}
              label={labels[part]}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              required
            />
          ))}
        </div>
      </FieldGroup>
    );
  });
}
