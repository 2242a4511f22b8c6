import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { REFUSALS } from '../../../contract/errors.ts';
import { dropItem } from '../../offline/outbox/drop-item.ts';
import { outbox, outboxWanted } from '../../offline/outbox/outbox-here.ts';
import type { OutboxWords } from '../../offline/outbox/outbox-kind.ts';
import { kindOf } from '../../offline/outbox/outbox-kinds.ts';
import type { OutboxRecord } from '../../offline/outbox/outbox-record.ts';
import { OutboxTag } from '../../offline/outbox/ui/OutboxTag.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { EditSheet } from './EditSheet.tsx';
import styles from './OutboxPage.module.css';

/** One pending change: its kind, age, state, and actions. */
export function OutboxItem({ record }: { record: OutboxRecord }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = kindOf(record)?.describe(record) ?? null;
  const made = format.dateTime(record.at);
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {words ? <TitleLink words={words} /> : t`A change of a newer version of the app`}
        </h2>
        <OutboxTag record={record} />
      </div>
      {words ? <p className={styles.text}>{words.text}</p> : null}
      <p className={styles.since}>
        <Trans>
          Created <time dateTime={record.at}>{made}</time>
        </Trans>
      </p>
      <StateWords record={record} isKnown={words !== null} />
      <ItemButtons record={record} />
    </Card>
  );
}

function TitleLink({ words: { title, to } }: { words: OutboxWords }) {
  if (!('id' in to)) return <Link to={to.path}>{title}</Link>;
  return (
    <Link to={to.path} params={{ id: to.id }}>
      {title}
    </Link>
  );
}

function StateWords({ record, isKnown }: { record: OutboxRecord; isKnown: boolean }) {
  const { t } = useLingui();
  const { refused, state, maybeArrived, failures } = record;
  if (!isKnown) return <p className={styles.word}>{t`It is sent once the app is updated.`}</p>;
  if (refused?.unsure)
    return (
      <p className={styles.word}>
        {t`Sent without a response, and long ago: check whether it arrived before you send it again.`}
      </p>
    );
  if (refused)
    return (
      <p className={styles.refused}>{refused.message || t`The server could not accept it after several attempts.`}</p>
    );
  if (state === 'waiting' && maybeArrived)
    return <p className={styles.word}>{t`Sent without a response. It is sent again, and takes effect only once.`}</p>;
  if (failures > 0)
    return <p className={styles.word}>{t`The server could not accept it yet. Retrying automatically.`}</p>;
  return null;
}

function ItemButtons({ record }: { record: OutboxRecord }) {
  const { t } = useLingui();
  const [editing, setEditing] = useState(false);
  const navigate = useNavigate();
  const { id, state, maybeArrived, refused } = record;
  if (state === 'sending') return null;
  const isRefused = state === 'refused';
  const kind = kindOf(record);
  const editable = (!maybeArrived && kind?.text) || null;
  // A deletion has nothing to edit until the server refuses it: then its current version is shown first.
  const canOpen = kind?.hasForm && !maybeArrived && (isRefused || kind.call !== 'deleteTraveller');
  // The same request would be refused again.
  const canRepeat = isRefused && refused?.code !== REFUSALS.staleVersion.code;
  return (
    <div className={styles.buttons}>
      {editable ? <Button kind="quiet" size="small" onPress={() => setEditing(true)}>{t`Edit`}</Button> : null}
      {canOpen ? (
        <Button kind="quiet" size="small" onPress={() => void navigate({ to: '/travellers', search: { item: id } })}>
          {isRefused ? t`Open` : t`Edit`}
        </Button>
      ) : null}
      {canRepeat ? <RepeatButton record={record} /> : null}
      <Button kind="quiet" size="small" onPress={() => void dropItem(record).catch(reportError)}>
        {isRefused ? t`Discard` : t`Cancel sending`}
      </Button>
      {editable ? (
        <EditSheet
          record={record}
          text={editable}
          title={kind?.describe(record)?.title ?? t`Edit`}
          open={editing}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </div>
  );
}

function RepeatButton({ record: { account, id, refused } }: { record: OutboxRecord }) {
  const { t } = useLingui();
  const again = async () => {
    await outbox.again(account, id);
    outboxWanted.set(outboxWanted.get() + 1);
  };
  return (
    <Button kind="quiet" size="small" onPress={() => void again()}>
      {refused?.unsure ? t`Send again` : t`Try again`}
    </Button>
  );
}
