import { Trans, useLingui } from '@lingui/react/macro';
import { addOutline, trashOutline } from 'ionicons/icons';
import { MAX_JOURNEYS } from '../../../../contract/limits.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { withLegAdded, withLegRemoved } from '../search/draft.ts';
import { DatesField } from './DatesField.tsx';
import type { FormPart } from './form-part.ts';
import styles from './LegRows.module.css';
import { PlacePair } from './PlacePair.tsx';

/** The flights of a multi-city trip: two at first, five at most. */
export function LegRows(part: FormPart) {
  const { t } = useLingui();
  const { draft, onDraft, look } = part;
  return (
    <div className={styles.legs} data-look={look}>
      {draft.legs.map((_, index) => {
        const number = index + 1;
        return (
          // A leg has no id: its position identifies it.
          <fieldset key={number} className={styles.leg}>
            <legend className={styles.legend}>
              <Trans>Flight {number}</Trans>
            </legend>
            {draft.legs.length > 1 ? (
              <button
                type="button"
                className={styles.remove}
                aria-label={t`Remove flight ${number}`}
                onClick={() => onDraft(withLegRemoved(draft, index))}
              >
                <Icon icon={trashOutline} />
              </button>
            ) : null}
            <div className={styles.fields}>
              <PlacePair {...part} index={index} />
              <DatesField {...part} index={index} />
            </div>
          </fieldset>
        );
      })}
      {draft.legs.length < MAX_JOURNEYS ? (
        <button type="button" className={styles.add} onClick={() => onDraft(withLegAdded(draft))}>
          <Icon icon={addOutline} /> <Trans>Add a flight</Trans>
        </button>
      ) : (
        <p className={styles.most}>
          <Trans>A trip can have up to five flights.</Trans>
        </p>
      )}
    </div>
  );
}
