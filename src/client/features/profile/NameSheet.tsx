import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MAX_NICKNAME } from '../../../contract/limits.ts';
import control from '../../form/control.module.css';
import { FieldFrame } from '../../form/FieldFrame.tsx';
import { fieldId, hintId } from '../../form/field-ids.ts';
import { ownName } from '../../offline/outbox/kinds/own-account.ts';
import { queueChange } from '../../offline/outbox/outbox-here.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

const NAME = 'nickname';

/** Another name for the user, as colleagues see it. */
export function NameSheet({ name, open, onClose }: { name: string; open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const [text, setText] = useState(name);
  const nickname = text.trim();
  const save = () => {
    onClose();
    if (nickname !== name) queueChange(ownName, { nickname }).catch(reportError);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Your name`}
      footer={
        <Button size="main" block disabled={nickname === ''} onPress={save}>
          {t`Save`}
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (nickname !== '') save();
        }}
      >
        <FieldFrame name={NAME} label={t`Name`} hint={t`It stands beside your bookings and remarks.`}>
          <input
            id={fieldId(NAME)}
            className={control.control}
            value={text}
            maxLength={MAX_NICKNAME}
            autoComplete="off"
            aria-describedby={hintId(NAME)}
            onChange={({ target }) => setText(target.value)}
          />
        </FieldFrame>
      </form>
    </Sheet>
  );
}
