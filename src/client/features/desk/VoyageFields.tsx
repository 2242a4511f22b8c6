import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { DeskOrder } from '../../../contract/desk.ts';
import { VOYAGE_TYPES } from '../../../contract/voyage-rules.ts';
import { SelectField } from '../../form/SelectField.tsx';
import { Itinerary } from '../../trip/Itinerary.tsx';
import { VOYAGE_TYPE_LABELS } from '../../trip/voyage-labels.ts';
import styles from './DeskPage.module.css';
import { LegFields } from './LegFields.tsx';
import type { MoveValues } from './move-values.ts';

/** An airline's change of a trip: the flights before and after. */
export function VoyageFields({ order }: { order: DeskOrder['order'] }) {
  const { t, i18n } = useLingui();
  const { values } = useFormikContext<MoveValues>();
  return (
    <>
      <SelectField
        name="voyage"
        label={t`What happened`}
        options={VOYAGE_TYPES.map((type) => ({ value: type, label: i18n._(VOYAGE_TYPE_LABELS[type]) }))}
      />
      <section>
        <h3 className={styles.side}>{t({ context: 'disruption', message: 'Before' })}</h3>
        <Itinerary journeys={order.journeys} />
      </section>
      {values.voyage === 'cancel_no_save' ? null : (
        <section className={styles.form}>
          <h3 className={styles.side}>{t({ context: 'disruption', message: 'After' })}</h3>
          <LegFields order={order} />
        </section>
      )}
    </>
  );
}
