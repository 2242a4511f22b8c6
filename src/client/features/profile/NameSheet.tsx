import { useLingui } from '@lingui/react/macro';
import { MAX_NICKNAME } from '../../../contract/limits.ts';
import control from '../../form/control.module.css';
import { FieldFrame } from '../../form/FieldFrame.tsx';
import { fieldId, hintId } from '../../form/field-ids.ts';
import { useDraftText } from '../../offline/drafts/draft-values.ts';
import { OtherVersions } from '../../offline/drafts/ui/DraftNotices.tsx';
import { NotSavedNote } from '../../offline/drafts/ui/NotSavedNote.tsx';
import { NAME_PLACE, ownName } from '../../offline/outbox/kinds/own-account.ts';
import { queueChange } from '../../offline/outbox/outbox-here.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

const NAME = 'nickname';

/** Changes the user's name, as colleagues see it. */
export function NameSheet({ name, open, onClose }: { name: string; open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const { text, type } = useDraftText(NAME_PLACE, name);
  const nickname = text.trim();
  const save = () => {
    type(name);
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
        <FieldFrame name={NAME} label={t`Name`} hint={t`Shown next to your bookings and remarks.`}>
          <input
            id={fieldId(NAME)}
            className={control.control}
            value={text}
            maxLength={MAX_NICKNAME}
            autoComplete="off"
            aria-describedby={hintId(NAME)}
            onChange={({ target }) => type(target.value)}
          />
        </FieldFrame>
        {text === name ? null : <NotSavedNote onDiscard={() => type(name)} />}
        <OtherVersions id={NAME_PLACE} />
      </form>
    </Sheet>
  );
}
