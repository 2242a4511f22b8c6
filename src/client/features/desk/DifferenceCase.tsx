import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { DeskDifference } from '../../../contract/desk.ts';
import { call } from '../../api/call.ts';
import { useOnline } from '../../api/online.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useChannelName } from '../../trip/channel-names.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import { Tag } from '../../ui/Tag.tsx';
import { CloseSheet } from './CloseSheet.tsx';
import { DeskFacts } from './DeskFacts.tsx';
import styles from './DeskPage.module.css';
import { CHECK_HINTS, CHECK_LABELS, SUBJECT_LABELS } from './desk-labels.ts';
import { LoadedCase } from './LoadedCase.tsx';
import { RefundSteps } from './RefundSteps.tsx';
import { TaskSteps } from './TaskSteps.tsx';
import { keepClosed } from './use-desk.ts';

/**
 * A difference of the books: what does not match, by how much, and how it ends: closed once it is understood, a refund once it is settled.
 */
export function DifferenceCase({ id }: { id: string }) {
  return <LoadedCase query={useApiQuery('deskDifference', { id })}>{(found) => <Work found={found} />}</LoadedCase>;
}

function Work({ found }: { found: DeskDifference }) {
  const { t, i18n } = useLingui();
  const online = useOnline();
  const [isClosing, setClosing] = useState(false);
  const { difference, task, closed } = found;
  return (
    <>
      <Card tone="accent" title={i18n._(labelOf(CHECK_LABELS, difference.what))}>
        <div className={styles.head}>
          <Tag colour={closed ? 'success' : 'error'}>{closed ? t`Closed` : t`Open`}</Tag>
        </div>
        <Facts found={found} />
        {closed ? null : <p className={styles.hint}>{i18n._(labelOf(CHECK_HINTS, difference.what))}</p>}
        {closed ? null : (
          <TaskSteps task={task}>
            {difference.what === 'refund' ? <RefundSteps found={found} /> : null}
            {ENDED_BY_PROVIDERS.includes(difference.what) ? null : (
              <Button kind="quiet" disabled={!online} onPress={() => setClosing(true)}>{t`Close with a remark`}</Button>
            )}
          </TaskSteps>
        )}
      </Card>
      {isClosing ? (
        <CloseSheet
          id={difference.id}
          hint={<Trans>The cause, and how it was resolved.</Trans>}
          send={async (input, options) => keepClosed(await call('closeDifference', input, options))}
          onClose={() => setClosing(false)}
        />
      ) : null}
    </>
  );
}

function Facts({ found: { difference, agency, closed } }: { found: DeskDifference }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const nameOf = useChannelName();
  const { what, subject, currency, expected, actual, said, foundAt, seenAt } = difference;
  const money = (amount: number) => (
    <span key={amount} className="num">
      {format.money({ amount, currency })}
    </span>
  );
  const closedWords = closed ? `${format.dateTime(closed.at)} · ${closed.by ?? t`resolved automatically`}` : '';
  const rows: [string, ReactNode][] = [
    [t`Agency`, agency.name],
    [i18n._(labelOf(SUBJECT_LABELS, what)), nameSubject(what, subject, nameOf)],
    [t`Expected`, money(expected)],
    [t`Actual`, money(actual)],
    [t`Difference`, money(actual - expected)],
    ...(said ? [[t`Original message`, said] satisfies [string, ReactNode]] : []),
    [t`Found`, format.dateTime(foundAt)],
    [t`Last checked`, format.dateTime(seenAt)],
    ...(closed ? [[t`Closed`, closedWords] satisfies [string, ReactNode]] : []),
    ...(closed?.remark ? [[t`Remark`, closed.remark] satisfies [string, ReactNode]] : []),
  ];
  return <DeskFacts rows={rows} />;
}

type Check = DeskDifference['difference']['what'];

/** A refund cannot be closed before it is paid back. */
const ENDED_BY_PROVIDERS: readonly Check[] = ['refund', 'waiting'];
const AT_PROVIDERS: readonly Check[] = ['payment', 'refund', 'excess', 'waiting', 'undecided', 'unbooked'];

/** A payment and a refund are named by their channel, number and booking; a booking's money by the booking alone. */
function nameSubject(what: Check, subject: string, nameOf: (channel: string) => string) {
  if (what === 'channel') return nameOf(subject);
  const [channel = '', ...rest] = subject.split(' ');
  return AT_PROVIDERS.includes(what) && rest.length > 0 ? [nameOf(channel), ...rest].join(' · ') : subject;
}
