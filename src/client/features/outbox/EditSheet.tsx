import { useLingui } from '@lingui/react/macro';
import { NotSavedNote } from '../../offline/drafts/ui/NotSavedNote.tsx';
import { OtherTyped } from '../../offline/drafts/ui/OtherTyped.tsx';
import { useTypedOver } from '../../offline/drafts/use-typed.ts';
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

/** Changes the words of an item that the server does not have. */
export function EditSheet({ record, text, title, open, onClose }: EditSheetProps) {
  const { t } = useLingui();
  const saved = text.read(record.input);
  const place = text.place(record);
  const [words, type] = useTypedOver(place, saved);
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
      <TextArea label={t`Text`} value={words} maxLength={text.maxLength} onChange={type} />
      {words === saved ? null : <NotSavedNote onDiscard={() => type(saved)} />}
      <OtherTyped place={place} text={words === saved ? '' : words} onText={type} />
    </Sheet>
  );
}
