import { Trans, useLingui } from '@lingui/react/macro';
import { mailOutline } from 'ionicons/icons';
import { messageOf } from '../../api/errors.ts';
import { usePages } from '../../api/use-pages.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useFormat } from '../../ui/format.ts';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import styles from './UsersPage.module.css';

/** The portal's mails to the company; in the sandbox, where none is sent, with their text. */
export function MailsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const query = usePages('mails', {}, 20);
  const isSandbox = query.list.some(({ text }) => text !== null);
  return (
    <Sheet open onClose={onClose} title={t`Sent emails`} breakpoints="full" scrollsByKey>
      <div className={styles.mails} aria-busy={query.isFetching}>
        {isSandbox ? (
          <Note tone="info">
            <Trans>
              Sandbox: no mail server is configured, so emails are stored here instead of being sent. Log-in links are
              hidden.
            </Trans>
          </Note>
        ) : null}
        {query.data === undefined ? (
          <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
            <Skeleton height="72px" lines={3} />
          </Unloaded>
        ) : query.list.length === 0 ? (
          <EmptyState icon={mailOutline} title={t`No emails have been sent yet`} />
        ) : null}
        {query.list.map((mail) => (
          <Card key={mail.id} title={mail.subject} level={3}>
            <p className={styles.details}>
              {mail.to} · {mail.sentAt ? format.dateTime(mail.sentAt) : t`waiting to be sent`}
            </p>
            {mail.text ? <p className={styles.mail}>{mail.text}</p> : null}
          </Card>
        ))}
        <ShowMore list={query} />
      </div>
    </Sheet>
  );
}
