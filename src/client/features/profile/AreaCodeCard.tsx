import { useLingui } from '@lingui/react/macro';
import control from '../../form/control.module.css';
import { FieldFrame } from '../../form/FieldFrame.tsx';
import { fieldId, hintId } from '../../form/field-ids.ts';
import { useDraftText } from '../../offline/drafts/draft-values.ts';
import { AREA_CODE_PLACE, ownConfig } from '../../offline/outbox/kinds/own-account.ts';
import { queueChange } from '../../offline/outbox/outbox-here.ts';
import { OutboxTag } from '../../offline/outbox/ui/OutboxTag.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './AreaCodeCard.module.css';
import { useAreaCode } from './use-own-account.ts';

const NAME = 'defaultRegion';
const MOST_DIGITS = 4;
const CODE = /^[1-9]\d{0,3}$/;

/** The area code that a new booking's contact begins with. */
export function AreaCodeCard() {
  const { t } = useLingui();
  const { value: code, record } = useAreaCode();
  const { text: shown, type } = useDraftText(AREA_CODE_PLACE, code);
  const save = () => {
    type(code);
    queueChange(ownConfig, { key: NAME, value: shown }).catch(reportError);
  };
  const canSave = shown !== code && CODE.test(shown);
  return (
    <Card title={t`Default area code`} end={record ? <OutboxTag record={record} /> : null}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (canSave) save();
        }}
      >
        <FieldFrame name={NAME} label={t`Area code`} hint={t`New bookings begin with it in the contact’s phone.`}>
          <input
            id={fieldId(NAME)}
            className={control.control}
            value={shown}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-country-code"
            aria-describedby={hintId(NAME)}
            onChange={({ target }) => type(target.value.replace(/\D/g, '').slice(0, MOST_DIGITS))}
          />
        </FieldFrame>
        <Button kind="quiet" disabled={!canSave} onPress={save}>{t`Save`}</Button>
      </form>
    </Card>
  );
}
