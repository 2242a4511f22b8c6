import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { REMARK_LIMITS } from '../../contract/limits.ts';
import type { TimelineEntry } from '../../contract/order-parts.ts';
import type { OrderProduct } from '../../contract/order-products.ts';
import { useOnline } from '../api/online.ts';
import { useGrants } from '../api/session.ts';
import { useStore } from '../api/store.ts';
import { useDraftText } from '../offline/drafts/draft-values.ts';
import { OtherVersions } from '../offline/drafts/ui/DraftNotices.tsx';
import { REMARKS, remarkPlace } from '../offline/outbox/kinds/order-remark.ts';
import { outboxStorage, queueKept } from '../offline/outbox/outbox-here.ts';
import type { OutboxRecord } from '../offline/outbox/outbox-record.ts';
import { OutboxLink } from '../offline/outbox/ui/OutboxLink.tsx';
import { OutboxTag } from '../offline/outbox/ui/OutboxTag.tsx';
import { useQueued } from '../offline/outbox/use-outbox.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { useFormat } from '../ui/format.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { toast } from '../ui/toast.ts';
import { EntryText } from './EntryText.tsx';
import { mayOpenOrder } from './order-pages.ts';
import styles from './RemarksCard.module.css';

type Noted = Pick<TimelineEntry, 'kind' | 'at' | 'by' | 'text' | 'code' | 'remark'>;

interface RemarksCardProps {
  product: OrderProduct;
  order: { id: string; timeline: readonly Noted[] };
}

/** The agency's notes on the booking, those pending in the outbox, and a field for more for users who may book. */
export function RemarksCard({ product, order }: RemarksCardProps) {
  const { t } = useLingui();
  const grants = useGrants();
  const mayWrite = grants !== null && mayOpenOrder(grants, product);
  // Some notes only record an action.
  const notes = order.timeline.filter(({ kind, text, code }) => kind === 'note' && Boolean(text || code));
  // One whose response was lost may be among the notes already.
  const isThere = ({ maybeArrived, input }: OutboxRecord) =>
    maybeArrived && notes.some(({ text }) => text === input.text);
  const waiting = useQueued(REMARKS[product], order.id).filter((record) => !isThere(record));
  if (!mayWrite && notes.length === 0) return null;
  return (
    <Card title={t`Remarks`}>
      <p className={styles.hint}>
        <Trans>Seen by your own company and by the desk.</Trans>
      </p>
      {notes.length + waiting.length > 0 ? (
        <ul className={styles.list}>
          {notes.map((note) => (
            <Note key={`${note.at} ${note.text}`} text={<EntryText entry={note} />} at={note.at} by={note.by} />
          ))}
          {waiting.map((record) => (
            <Note key={record.id} text={String(record.input.text)} at={record.at} by={null} record={record} />
          ))}
        </ul>
      ) : null}
      {waiting.length > 0 ? <OutboxLink className={styles.link} /> : null}
      {mayWrite ? <NewRemark key={order.id} product={product} id={order.id} /> : null}
    </Card>
  );
}

interface NoteProps {
  text: ReactNode;
  at: string;
  by: string | null;
  /** Set until the server has it. */
  record?: OutboxRecord;
}

function Note({ text, at, by, record }: NoteProps) {
  const format = useFormat();
  return (
    <li className={styles.note}>
      <p className={styles.text}>{text}</p>
      <p className={styles.about}>
        {by ? `${by} · ` : null}
        <time dateTime={at}>{format.dateTime(at)}</time>
        {record ? <OutboxTag record={record} /> : null}
      </p>
    </li>
  );
}

function NewRemark({ product, id }: { product: OrderProduct; id: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const isKept = useStore(outboxStorage) === 'device';
  const draft = useDraftText(remarkPlace(id));
  const { text, type } = draft;
  const add = async () => {
    const words = text.trim();
    type('');
    try {
      if (!(await queueKept(REMARKS[product], { id, text: words }))) {
        type(words);
        toast(
          t`This device cannot store it until it is sent. It stays in the field: add it when you are online.`,
          'error',
        );
        return;
      }
      announce(online ? t`Remark added.` : t`Remark saved. It is sent as soon as you are online.`);
    } catch (error) {
      type(words);
      toast(t`The remark could not be saved. Please try again.`, 'error');
      reportError(error);
    }
  };
  return (
    <div className={styles.form}>
      <TextArea label={t`New remark`} draft={draft} maxLength={REMARK_LIMITS.length} />
      <Button kind="quiet" disabled={text.trim() === ''} onPress={() => void add()}>{t`Add remark`}</Button>
      <OtherVersions id={draft.place} />
      {online ? null : (
        <p className={styles.hint}>
          {isKept ? (
            <Trans>Saved on this device and sent as soon as you are online.</Trans>
          ) : (
            <Trans>This device cannot store unsent changes: please add it when you are online.</Trans>
          )}
        </p>
      )}
    </div>
  );
}
