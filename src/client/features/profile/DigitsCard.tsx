import { useLingui } from '@lingui/react/macro';
import control from '../../form/control.module.css';
import { FieldFrame } from '../../form/FieldFrame.tsx';
import { fieldId, hintId } from '../../form/field-ids.ts';
import { applyTransform } from '../../form/transforms.ts';
import { typedInput } from '../../form/typed-input.ts';
import { useDraftText } from '../../offline/drafts/draft-values.ts';
import { ownConfig } from '../../offline/outbox/kinds/own-account.ts';
import { queueChange } from '../../offline/outbox/outbox-here.ts';
import { OutboxTag } from '../../offline/outbox/ui/OutboxTag.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './DigitsCard.module.css';
import type { OwnValue } from './use-own-account.ts';

interface DigitsCardProps {
  name: 'defaultRegion' | 'contactPhone';
  title: string;
  label: string;
  hint: string;
  own: OwnValue<string>;
  /** Where its unsaved draft is stored. */
  place: string;
  /** The valid format. */
  accepts: RegExp;
  mostDigits: number;
  autoComplete: string;
}

/** A number of the account that prefills new bookings. */
export function DigitsCard({
  name,
  title,
  label,
  hint,
  own,
  place,
  accepts,
  mostDigits,
  autoComplete,
}: DigitsCardProps) {
  const { t } = useLingui();
  const { value, record } = own;
  const { text: shown, type } = useDraftText(place, value);
  const save = () => {
    type(value);
    queueChange(ownConfig, { key: name, value: shown }).catch(reportError);
  };
  const canSave = shown !== value && accepts.test(shown);
  return (
    <Card title={title} end={record ? <OutboxTag record={record} /> : null}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (canSave) save();
        }}
      >
        <FieldFrame name={name} label={label} hint={hint}>
          <input
            id={fieldId(name)}
            className={control.control}
            value={shown}
            type="tel"
            inputMode="numeric"
            autoComplete={autoComplete}
            aria-describedby={hintId(name)}
            {...typedInput((text) => applyTransform(text, 'digits').slice(0, mostDigits), type)}
          />
        </FieldFrame>
        <Button kind="quiet" disabled={!canSave} onPress={save}>{t`Save`}</Button>
      </form>
    </Card>
  );
}
