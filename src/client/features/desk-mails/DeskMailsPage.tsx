import { Trans, useLingui } from '@lingui/react/macro';
import { mailOutline } from 'ionicons/icons';
import { useState } from 'react';
import type { DeskMail } from '../../../contract/desk-mails.ts';
import { messageOf } from '../../api/errors.ts';
import { useIsOld } from '../../api/online.ts';
import { usePages } from '../../api/use-pages.ts';
import { AsOf } from '../../ui/AsOf.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useFormat } from '../../ui/format.ts';
import { Note } from '../../ui/Note.tsx';
import { Page } from '../../ui/Page.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import styles from './DeskMailsPage.module.css';

/** /desk/mails: the portal's mails to all companies; with their text where no mail server is configured. */
export function DeskMailsPage() {
  const { t } = useLingui();
  const [isWaiting, setWaiting] = useState(false);
  const query = usePages('deskMails', isWaiting ? { waiting: true } : {}, 20);
  const isOld = useIsOld(query);
  return (
    <Page title={t`Emails`} back="/desk/enquiries">
      <div className={styles.tools} role="group" aria-label={t`Filter emails`}>
        <Chip selected={!isWaiting} onPress={() => setWaiting(false)}>{t`All`}</Chip>
        <Chip selected={isWaiting} onPress={() => setWaiting(true)}>{t`Not sent yet`}</Chip>
      </div>
      <AsOf updatedAt={query.dataUpdatedAt} isStale={isOld} />
      {query.list.some(({ isKept }) => isKept) ? (
        <Note tone="info">
          <Trans>Sandbox: no mail server is configured, so emails are stored here instead of being sent.</Trans>
        </Note>
      ) : null}
      {query.list.length > 0 ? (
        <ul className={styles.list} aria-label={t`Emails`} aria-busy={query.isFetching}>
          {query.list.map((mail) => (
            <li key={mail.id}>
              <MailCard mail={mail} />
            </li>
          ))}
        </ul>
      ) : query.data ? (
        <EmptyState
          icon={mailOutline}
          title={isWaiting ? t`All emails have been sent` : t`No emails have been sent yet`}
        />
      ) : (
        <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
          <Skeleton height="120px" lines={3} />
        </Unloaded>
      )}
      <ShowMore list={query} />
    </Page>
  );
}

function MailCard({ mail }: { mail: DeskMail }) {
  const { t } = useLingui();
  const format = useFormat();
  const { to, company, subject, text, createdAt, sentAt, isKept, fault } = mail;
  const state = isKept ? t`not sent` : sentAt ? t`sent ${format.dateTime(sentAt)}` : t`waiting to be sent`;
  return (
    <Card title={subject}>
      <p className={styles.details}>{[to, company, format.dateTime(createdAt), state].join(' · ')}</p>
      {fault ? <Note tone="warning">{t`The mail server rejected it: ${fault}`}</Note> : null}
      {text ? <p className={styles.text}>{text}</p> : null}
    </Card>
  );
}
