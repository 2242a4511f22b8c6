import { useLingui } from '@lingui/react/macro';
import { addOutline, removeOutline } from 'ionicons/icons';
import { useId, useState } from 'react';
import { checkPassengerCounts } from '../../../../contract/flight-terms.ts';
import type { FieldMessageKey } from '../../../../contract/messages.ts';
import type { PassengerCounts, PassengerType } from '../../../../contract/passenger-terms.ts';
import { loadContractMessages } from '../../../form/contract-words.ts';
import { PASSENGER_TYPE_LABELS } from '../../../trip/labels.ts';
import { announce } from '../../../ui/announce.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './PartySheet.module.css';

interface PassengerStepperProps {
  type: PassengerType;
  counts: PassengerCounts;
  onChange: (counts: PassengerCounts) => void;
}

/** Counts one passenger type. A step that the rules forbid says why, instead of just disabling the button. */
export function PassengerStepper({ type, counts, onChange }: PassengerStepperProps) {
  const { t, i18n } = useLingui();
  const { locale } = useFormat();
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const name = i18n._(PASSENGER_TYPE_LABELS[type]);
  const ages = { adult: t`12 and older`, child: t`2 to 11`, infant: t`under 2 on every flight, on the lap` }[type];
  const count = counts[type];
  const stepTo = (next: number) => {
    const wanted = { ...counts, [type]: next };
    // Fewer adults reduce their infants rather than being refused.
    const fitting = type === 'adult' ? { ...wanted, infant: Math.min(wanted.infant, Math.max(1, next)) } : wanted;
    const fault = next < 0 ? 'invalid' : (checkPassengerCounts(fitting)?.message ?? null);
    if (fault !== null) return void refuse(fault);
    setRefusal(null);
    onChange(fitting);
  };
  const refuse = async (fault: FieldMessageKey) => {
    const text = (await loadContractMessages()).field(fault, locale);
    setRefusal(text);
    announce(text);
  };
  return (
    <div className={styles.stepper}>
      <div id={id}>
        <span className={styles.name}>{name}</span> <span className={styles.ages}>{ages}</span>
        {refusal ? <p className={styles.refusal}>{refusal}</p> : null}
      </div>
      <div role="group" aria-labelledby={id} className={styles.steps}>
        <button
          type="button"
          className={styles.step}
          aria-label={t`Remove one: ${name}`}
          disabled={count === 0}
          onClick={() => stepTo(count - 1)}
        >
          <Icon icon={removeOutline} />
        </button>
        <output className={styles.count} aria-live="polite">
          {count}
        </output>
        <button
          type="button"
          className={styles.step}
          aria-label={t`Add one: ${name}`}
          onClick={() => stepTo(count + 1)}
        >
          <Icon icon={addOutline} />
        </button>
      </div>
    </div>
  );
}
