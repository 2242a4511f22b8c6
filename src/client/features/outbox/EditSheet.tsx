import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { outbox, outboxWanted } from '../../offline/outbox/outbox-here.ts';
import { kindOf } from '../../offline/outbox/outbox-kinds.ts';
import type { OutboxRecord } from '../../offline/outbox/outbox-record.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { toast } from '../../ui/toast.ts';

/** Changes the words of an item that the server does not have. */
export function EditSheet({ record, open, onClose }: { record: OutboxRecord; open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const kind = kindOf(record);
  const text = kind?.text;
  const [words, setWords] = useState(() => text?.read(record.input) ?? '');
  if (!kind || !text) return null;
  const save = async () => {
    const isSaved = await outbox.edit(record.account, record.id, text.write(record.input, words.trim()));
    onClose();
    if (isSaved) outboxWanted.set(outboxWanted.get() + 1);
    else toast(t`Too late: it is being sent.`, 'warning');
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={kind.describe(record)?.title ?? t`Edit`}
      footer={
        <Button size="main" block disabled={words.trim() === ''} onPress={() => void save()}>
          {t`Save`}
        </Button>
      }
    >
      <TextArea label={t`Text`} value={words} maxLength={text.maxLength} onChange={setWords} />
    </Sheet>
  );
}
