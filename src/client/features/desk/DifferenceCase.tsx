import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { DeskDifference } from '../../../contract/desk.ts';
import { messageOf } from '../../api/errors.ts';
import { useIsOld, useOnline } from '../../api/online.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useChannelName } from '../../trip/channel-names.ts';
import { AsOf } from '../../ui/AsOf.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { CloseDifferenceSheet } from './CloseDifferenceSheet.tsx';
import { DeskFacts } from './DeskFacts.tsx';
import styles from './DeskPage.module.css';
import { CHECK_LABELS, SUBJECT_LABELS } from './desk-labels.ts';
import { TaskSteps } from './TaskSteps.tsx';

/** A difference in the books: what does not agree, by how much, and closing it once it is understood. */
export function DifferenceCase({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const query = useApiQuery('deskDifference', { id });
  const isOld = useIsOld(query);
  const online = useOnline();
  const [isClosing, setClosing] = useState(false);
  if (!query.data)
    return (
      <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
        <Card>
          <Skeleton height="24px" lines={6} />
        </Card>
      </Unloaded>
    );
  const { difference, task, closed } = query.data;
  return (
    <div className={styles.case}>
      <AsOf updatedAt={query.dataUpdatedAt} isStale={isOld} />
      <Card tone="accent" title={i18n._(labelOf(CHECK_LABELS, difference.what))}>
        <div className={styles.head}>
          <Tag colour={closed ? 'success' : 'error'}>{closed ? t`Closed` : t`Open`}</Tag>
        </div>
        <Facts found={query.data} />
        {closed ? null : (
          <p className={styles.hint}>
            {difference.what === 'payment' ? (
              <Trans>
                Nothing of this payment was booked. Settle it with the payment house and the agency, then close it with
                what was done.
              </Trans>
            ) : (
              <Trans>
                The books are proved every night. A difference that is gone then leaves the desk by itself; one that you
                close stays closed while it is the same.
              </Trans>
            )}
          </p>
        )}
        {closed ? null : (
          <TaskSteps task={task}>
            <Button kind="quiet" disabled={!online} onPress={() => setClosing(true)}>{t`Close with a remark`}</Button>
          </TaskSteps>
        )}
      </Card>
      {isClosing ? <CloseDifferenceSheet id={difference.id} onClose={() => setClosing(false)} /> : null}
    </div>
  );
}

function Facts({ found: { difference, agency, closed } }: { found: DeskDifference }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const nameOf = useChannelName();
  const { what, subject, currency, expected, actual, foundAt, seenAt } = difference;
  const money = (amount: number) => (
    <span key={amount} className="num">
      {format.money({ amount, currency })}
    </span>
  );
  const closedWords = closed ? `${format.dateTime(closed.at)} · ${closed.by ?? t`gone by itself`}` : '';
  const rows: [string, ReactNode][] = [
    [t`Agency`, agency.name],
    [i18n._(labelOf(SUBJECT_LABELS, what)), nameSubject(what, subject, nameOf)],
    [t`Should be`, money(expected)],
    [t`Is`, money(actual)],
    [t`Difference`, money(actual - expected)],
    [t`Found`, format.dateTime(foundAt)],
    [t`Last seen`, format.dateTime(seenAt)],
    ...(closed ? [[t`Closed`, closedWords] satisfies [string, ReactNode]] : []),
    ...(closed?.remark ? [[t`Remark`, closed.remark] satisfies [string, ReactNode]] : []),
  ];
  return <DeskFacts rows={rows} />;
}

/** A payment is named by its channel, its number and its booking. */
function nameSubject(what: DeskDifference['difference']['what'], subject: string, nameOf: (channel: string) => string) {
  if (what === 'channel') return nameOf(subject);
  if (what !== 'payment') return subject;
  const [channel = '', ...rest] = subject.split(' ');
  return [nameOf(channel), ...rest].join(' · ');
}
