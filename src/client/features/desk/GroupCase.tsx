import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { DeskGroupOrder } from '../../../contract/group-orders.ts';
import { messageOf } from '../../api/errors.ts';
import { useIsOld, useOnline } from '../../api/online.ts';
import { useApiQuery } from '../../api/queries.ts';
import { GroupTripFacts } from '../../orders/GroupTripFacts.tsx';
import { statusColour, statusLabel } from '../../orders/order-labels.ts';
import { PassengersCard } from '../../orders/PassengersCard.tsx';
import { TimelineCard } from '../../orders/TimelineCard.tsx';
import { bookingText } from '../../trip/passenger-name.ts';
import { AsOf } from '../../ui/AsOf.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { DeskFacts } from './DeskFacts.tsx';
import styles from './DeskPage.module.css';
import { DueWords } from './DueWords.tsx';
import { GROUP_WORK_LABELS } from './desk-labels.ts';
import { GroupMoveSheet } from './GroupMoveSheet.tsx';
import type { GroupWork } from './group-move-values.ts';
import { TaskSteps } from './TaskSteps.tsx';

/** A group at the desk: what may be done with it first, then all there is to know of it. */
export function GroupCase({ id }: { id: string }) {
  const { t } = useLingui();
  const query = useApiQuery('deskGroupOrder', { id });
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
      <Card title={t`Request`}>
        <GroupTripFacts {...order} />
      </Card>
      {order.passengers.length > 0 ? <PassengersCard order={order} hasEnded={false} /> : null}
      <TimelineCard timeline={order.timeline} product="group" />
    </div>
  );
}

function WorkCard({ found }: { found: DeskGroupOrder }) {
  const { i18n } = useLingui();
  const online = useOnline();
  const [doing, setDoing] = useState<GroupWork | null>(null);
  const { order, task, can } = found;
  return (
    <Card tone="accent">
      <div className={styles.head}>
        <Tag colour={statusColour(order.status, 'group')}>{i18n._(statusLabel(order.status, 'group'))}</Tag>
        {task ? <DueWords dueAt={task.dueAt} /> : null}
      </div>
      <Facts found={found} />
      <TaskSteps task={task}>
        {can.map((what) => (
          <Button
            key={what}
            kind={what === 'fail' ? 'danger' : 'quiet'}
            disabled={!online}
            onPress={() => setDoing(what)}
          >
            {i18n._(GROUP_WORK_LABELS[what])}
          </Button>
        ))}
      </TaskSteps>
      {doing ? <GroupMoveSheet key={doing} found={found} what={doing} onClose={() => setDoing(null)} /> : null}
    </Card>
  );
}

function Facts({ found: { order, agency } }: { found: DeskGroupOrder }) {
  const { t } = useLingui();
  const format = useFormat();
  const { contact, chosen, options, pnr, remark } = order;
  const option = options.find(({ id }) => id === chosen);
  const rows: [string, ReactNode][] = [
    [
      t`Order`,
      <span key="id" className="num">
        {bookingText(order.id)}
      </span>,
    ],
    [t`Agency`, agency.name],
    [t`Contact`, `${contact.name} · +${contact.areaCode} ${contact.phone} · ${contact.email}`],
    ...(option ? [[t`Confirmed option`, option.flights] satisfies [string, ReactNode]] : []),
    ...(option ? [[t`Agency pays`, format.money(option.total)] satisfies [string, ReactNode]] : []),
    ...(pnr ? [[t`PNR`, pnr] satisfies [string, ReactNode]] : []),
    ...(remark ? [[t`Remark`, remark] satisfies [string, ReactNode]] : []),
  ];
  return <DeskFacts rows={rows} />;
}
