import { Trans, useLingui } from '@lingui/react/macro';
import { SELECTABLE_CABINS } from '../../../../contract/flight-terms.ts';
import { PASSENGER_TYPES } from '../../../../contract/passenger-terms.ts';
import { CABIN_LABELS } from '../../../trip/labels.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import type { FormPart } from './form-part.ts';
import styles from './PartySheet.module.css';
import { PassengerStepper } from './PassengerStepper.tsx';

interface PartySheetProps extends Pick<FormPart, 'draft' | 'onDraft'> {
  open: boolean;
  onClose: () => void;
}

/** How many passengers of each type, and the cabin. */
export function PartySheet({ open, onClose, draft, onDraft }: PartySheetProps) {
  const { t } = useLingui();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Passengers, cabin`}
      footer={
        <Button size="main" block onPress={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className={styles.steppers}>
        {PASSENGER_TYPES.map((type) => (
          <PassengerStepper
            key={type}
            type={type}
            counts={draft.passengers}
            onChange={(passengers) => onDraft({ ...draft, passengers })}
          />
        ))}
      </div>
      <CabinChoice draft={draft} onDraft={onDraft} />
    </Sheet>
  );
}

function CabinChoice({ draft, onDraft }: Pick<FormPart, 'draft' | 'onDraft'>) {
  const { i18n } = useLingui();
  return (
    <div className={styles.cabins}>
      <fieldset>
        <legend className={styles.legend}>
          <Trans>Cabin</Trans>
        </legend>
        {SELECTABLE_CABINS.map((cabin) => (
          <label key={cabin} className={styles.cabin}>
            <input
              type="radio"
              name="cabin"
              checked={draft.cabin === cabin}
              onChange={() => onDraft({ ...draft, cabin })}
            />
            {i18n._(CABIN_LABELS[cabin])}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
