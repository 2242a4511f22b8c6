import { Trans, useLingui } from '@lingui/react/macro';
import { paperPlaneOutline } from 'ionicons/icons';
import { useEffect, useState } from 'react';
import type { OutgoingNotice } from '../../../contract/outgoing-notices.ts';
import { call } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { invalidate, useApiQuery } from '../../api/queries.ts';
import { statusLabel } from '../../orders/order-labels.ts';
import { bookingText } from '../../trip/passenger-name.ts';
import { Button } from '../../ui/Button.tsx';
import { DetailPane } from '../../ui/DetailPane.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { serverNow } from '../../ui/server-clock.ts';
import { toast } from '../../ui/toast.ts';
import { Unloaded } from '../../ui/Unloaded.tsx';
import styles from './DeliveriesPage.module.css';
import { StateTag, useAnswer } from './DeliveryRow.tsx';
import { KIND_LABELS } from './delivery-labels.ts';

const LOOK_AGAIN_MS = 2_000;

/** The agency whose log it is; empty for the own company's. */
export type Whose = { agency?: string };

interface DeliveryDetailProps {
  id: string | undefined;
  whose: Whose;
  /** In the pane beside the list, not in a sheet over it. */
  beside: boolean;
  onClose: () => void;
}

const isDue = (notice: OutgoingNotice | undefined) =>
  notice?.nextAt !== undefined && notice.nextAt !== null && Date.parse(notice.nextAt) <= serverNow();

/** The open webhook: its delivery attempts, its body, and the button to resend it. */
export function DeliveryDetail({ id, whose, beside, onClose }: DeliveryDetailProps) {
  const { t } = useLingui();
  const query = useApiQuery(
    'outgoingNotices',
    { id: id ?? '', ...whose },
    {
      enabled: id !== undefined,
      refetchInterval: ({ state }) => (isDue(state.data?.list[0]) ? LOOK_AGAIN_MS : false),
    },
  );
  const notice = id === undefined ? undefined : query.data?.list[0];
  const stands = notice && `${notice.id} ${notice.state} ${notice.attempts}`;
  // Updates received here are also shown in the list.
  useEffect(() => {
    if (stands) void invalidate('outgoingNotices');
  }, [stands]);
  const Frame = beside ? DetailPane : Sheet;
  if (notice)
    return (
      <Frame
        open
        onClose={onClose}
        title={t`Booking ${bookingText(notice.orderId)}`}
        breakpoints="full"
        scrollsByKey
        footer={<Replay notice={notice} whose={whose} />}
      >
        <Facts notice={notice} />
        <h3 className={styles.heading}>
          <Trans>Message</Trans>
        </h3>
        <pre className={styles.body}>{indented(notice.body)}</pre>
      </Frame>
    );
  if (id !== undefined && query.data === undefined)
    return (
      <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
        <Skeleton height="56px" lines={3} />
      </Unloaded>
    );
  return (
    <EmptyState
      icon={paperPlaneOutline}
      title={id === undefined ? t`Select a message` : t`Not in your list`}
      text={id === undefined ? t`Select one from the list.` : undefined}
    />
  );
}

/** Pretty-printed JSON; other text as it is. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function Facts({ notice }: { notice: OutgoingNotice }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const answer = useAnswer();
  const { kind, product, status, last, nextAt, attempts, createdAt } = notice;
  // Only a webhook about a status names one: the tag shows the delivery's.
  const told = kind === 'order' ? [i18n._(statusLabel(status, product))] : [];
  const facts = [
    [t`Created`, format.dateTime(createdAt)],
    [t`About`, [i18n._(labelOf(KIND_LABELS, kind)), ...told].join(' · ')],
    [t`Attempts`, String(attempts)],
    ...(last
      ? ([
          [t`Last attempt`, format.dateTime(last.at)],
          [t`Address`, last.url || '–'],
          [t`Last answer`, [answer(last), last.text].filter(Boolean).join(' · ')],
        ] as const)
      : []),
    ...(nextAt ? ([[t`Next attempt`, format.dateTime(nextAt)]] as const) : []),
  ] as const;
  return (
    <>
      <p className={styles.state}>
        <StateTag state={notice.state} />
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Replay({ notice: { id, state }, whose }: { notice: OutgoingNotice; whose: Whose }) {
  const { t } = useLingui();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const replay = async () => {
    setBusy(true);
    try {
      await call('replayNotice', { id, ...whose });
      toast(t`It is being sent again`, 'success');
    } catch (error) {
      toast(messageOf(error), 'error');
    } finally {
      await invalidate('outgoingNotices');
      setBusy(false);
    }
  };
  return (
    <Button block busy={busy} disabled={!online} onPress={() => void replay()}>
      {state === 'waiting' ? <Trans>Send now</Trans> : <Trans>Send again</Trans>}
    </Button>
  );
}
