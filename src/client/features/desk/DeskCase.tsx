import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { DeskOrder } from '../../../contract/desk.ts';
import type { DeskCan } from '../../../contract/desk-moves.ts';
import { deskProofPath } from '../../../contract/proof-types.ts';
import { messageOf } from '../../api/errors.ts';
import { useIsOld, useOnline } from '../../api/online.ts';
import { useApiQuery } from '../../api/queries.ts';
import { ChangeCard } from '../../orders/ChangeCard.tsx';
import { STATUS_LABELS, statusColour } from '../../orders/order-labels.ts';
import { PassengersCard } from '../../orders/PassengersCard.tsx';
import { QuoteCard } from '../../orders/QuoteCard.tsx';
import { TimelineCard } from '../../orders/TimelineCard.tsx';
import { Itinerary } from '../../trip/Itinerary.tsx';
import { bookingText } from '../../trip/passenger-name.ts';
import { AsOf } from '../../ui/AsOf.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { DeskFacts } from './DeskFacts.tsx';
import styles from './DeskPage.module.css';
import { DueWords } from './DueWords.tsx';
import { CAN_LABELS } from './desk-labels.ts';
import { MoveSheet } from './MoveSheet.tsx';
import { TaskSteps } from './TaskSteps.tsx';

/** An order at the desk: what may be done with it first, then all there is to know of it. */
export function DeskCase({ id }: { id: string }) {
  const query = useApiQuery('deskOrder', { id });
  const isOld = useIsOld(query);
  if (!query.data)
    return (
      <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
        <Card>
          <Skeleton height="24px" lines={6} />
        </Card>
      </Unloaded>
    );
  const { order } = query.data;
  return (
    <div className={styles.case}>
      <AsOf updatedAt={query.dataUpdatedAt} isStale={isOld} />
      <WorkCard found={query.data} />
      <RequestCard order={order} />
      <PassengersCard order={order} hasEnded={false} />
      <ItineraryCard found={query.data} />
      <TimelineCard timeline={order.timeline} />
    </div>
  );
}

function RequestCard({ order }: Pick<DeskOrder, 'order'>) {
  const { afterSales: request, id } = order;
  if (!request) return null;
  const { change } = request;
  const proof = (file: string) => deskProofPath(id, file);
  return change ? (
    <ChangeCard order={order} request={request} change={change} proofPath={proof} />
  ) : (
    <QuoteCard request={request} proofPath={proof} />
  );
}

function ItineraryCard({ found: { order } }: { found: DeskOrder }) {
  const { t } = useLingui();
  return (
    <Card title={t`Itinerary`}>
      <Itinerary journeys={order.journeys} />
    </Card>
  );
}

function WorkCard({ found }: { found: DeskOrder }) {
  const { i18n } = useLingui();
  const online = useOnline();
  const [doing, setDoing] = useState<DeskCan | null>(null);
  const { order, task, can } = found;
  return (
    <Card tone="accent">
      <div className={styles.head}>
        <Tag colour={statusColour(order.status)}>{i18n._(labelOf(STATUS_LABELS, order.status))}</Tag>
        {task ? <DueWords dueAt={task.dueAt} /> : null}
      </div>
      <Facts found={found} />
      <TaskSteps task={task}>
        {can.map((what) => (
          <Button
            key={what}
            kind={what === 'fail' || what === 'cancel' || what === 'refuse' ? 'danger' : 'quiet'}
            disabled={!online}
            onPress={() => setDoing(what)}
          >
            {i18n._(CAN_LABELS[what])}
          </Button>
        ))}
      </TaskSteps>
      {doing ? <MoveSheet key={doing} found={found} what={doing} onClose={() => setDoing(null)} /> : null}
    </Card>
  );
}

function Facts({ found: { order, agency, supplier } }: { found: DeskOrder }) {
  const { t } = useLingui();
  const format = useFormat();
  const { contact } = order;
  const rows: [string, ReactNode][] = [
    [
      t`Order`,
      <span key="id" className="num">
        {bookingText(order.id)}
      </span>,
    ],
    [t`Agency`, agency.name],
    [t`Contact`, `${contact.name} · +${contact.areaCode} ${contact.phone} · ${contact.email}`],
    [t`PNR`, order.pnr ?? '–'],
    [t`Supplier`, [order.supplier || supplier.id, supplier.ref].filter(Boolean).join(' · ')],
    [t`Agency pays`, format.money(order.total)],
    ...(supplier.amount ? [[t`Supplier asks`, format.money(supplier.amount)] satisfies [string, ReactNode]] : []),
    ...(order.reviewRemark ? [[t`To be reviewed`, order.reviewRemark] satisfies [string, ReactNode]] : []),
    ...(order.remark ? [[t`Remark`, order.remark] satisfies [string, ReactNode]] : []),
  ];
  return <DeskFacts rows={rows} />;
}
