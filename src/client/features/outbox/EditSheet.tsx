import { useLingui } from '@lingui/react/macro';
import { useDraftText } from '../../offline/drafts/draft-values.ts';
import { OtherVersions } from '../../offline/drafts/ui/DraftNotices.tsx';
import { NotSavedNote } from '../../offline/drafts/ui/NotSavedNote.tsx';
import { outbox, outboxWanted } from '../../offline/outbox/outbox-here.ts';
import type { EditableText } from '../../offline/outbox/outbox-kind.ts';
import type { OutboxRecord } from '../../offline/outbox/outbox-record.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { toast } from '../../ui/toast.ts';

interface EditSheetProps {
  record: OutboxRecord;
  text: EditableText;
  title: string;
  open: boolean;
  onClose: () => void;
}

/** Edits the text of an item that is not yet on the server. */
export function EditSheet({ record, text, title, open, onClose }: EditSheetProps) {
  const { t } = useLingui();
  const saved = text.read(record.input);
  const draft = useDraftText(text.place(record), saved);
  const { text: words, type } = draft;
  const save = async () => {
    const isSaved = await outbox.edit(record.account, record.id, text.write(record.input, words.trim()));
    onClose();
    if (!isSaved) return toast(t`Too late: it is being sent.`, 'warning');
    type(saved);
    outboxWanted.set(outboxWanted.get() + 1);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <Button size="main" block disabled={words.trim() === ''} onPress={() => void save()}>
          {t`Save`}
        </Button>
      }
    >
      <TextArea label={t`Text`} draft={draft} maxLength={text.maxLength} />
      {words === saved ? null : <NotSavedNote onDiscard={() => type(saved)} />}
      <OtherVersions id={draft.place} />
    </Sheet>
  );
}
