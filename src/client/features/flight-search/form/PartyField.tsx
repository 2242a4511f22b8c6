import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PASSENGER_TYPES, SELECTABLE_CABINS } from '../../../../contract/flight-terms.ts';
import { CABIN_LABELS } from '../../../trip/labels.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useSearchWords } from '../search/use-search-words.ts';
import { FieldButton } from './FieldButton.tsx';
import styles from './PartyField.module.css';
import { PassengerStepper } from './PassengerStepper.tsx';
import type { FormPart } from './SearchForm.tsx';

/** Passengers and cabin, in one sheet. */
export function PartyField({ draft, onDraft, look, errorAt }: FormPart) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const words = useSearchWords();
  const { adult, child, infant } = draft.passengers;
  const total = adult + child + infant;
  const cabin = words.cabin(draft);
  return (
    <>
      <FieldButton
        look={look}
        label={t`Passengers, cabin`}
        value={
          look === 'bar'
            ? `${child + infant === 0 ? words.party(draft.passengers) : total} · ${cabin}`
            : words.party(draft.passengers)
        }
        note={look === 'page' ? cabin : undefined}
        error={errorAt('passengers')}
        onPress={() => setOpen(true)}
      />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t`Passengers, cabin`}
        footer={
          <Button size="main" block onPress={() => setOpen(false)}>
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
    </>
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
              className={styles.radio}
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
