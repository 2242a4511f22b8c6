import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { DeskSide } from '../../../contract/desk-tasks.ts';
import type { OrderType } from '../../../contract/order-groups.ts';
import type { OrderProduct, OrderStatus } from '../../../contract/order-products.ts';
import type { TicketFate } from '../../../contract/ticket-fates.ts';
import { call } from '../../api/call.ts';
import { useOnline } from '../../api/online.ts';
import { orderTag } from '../../orders/ended-tickets.ts';
import { OrderTag } from '../../orders/OrderTag.tsx';
import { bookingText } from '../../trip/passenger-name.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { CloseSheet } from './CloseSheet.tsx';
import { DeskFacts } from './DeskFacts.tsx';
import styles from './DeskPage.module.css';
import { DueWords } from './DueWords.tsx';
import { TaskSteps } from './TaskSteps.tsx';
import { again } from './use-desk.ts';

export type FactRow = readonly [label: string, value: ReactNode];

interface WorkCardProps<W extends string> {
  product: OrderProduct;
  order: {
    id: string;
    type: OrderType;
    status: OrderStatus;
    passengers: readonly TicketFate[];
    contact: { name: string; areaCode: string; phone: string; email: string };
    remark: string | null;
    referenceId?: string | null | undefined;
  };
  agency: { name: string };
  /** Details of an order of this product besides its numbers, agency, contact and remark. */
  facts: readonly FactRow[];
  task: DeskSide | null;
  can: readonly W[];
  labels: Readonly<Record<W, MessageDescriptor>>;
  /** An action's sheet. */
  sheet: (what: W, onClose: () => void) => ReactNode;
}

const ENDS: readonly string[] = ['fail', 'cancel', 'refuse'];

/** An order at the desk: its status, its details, and its possible actions. */
export function WorkCard<W extends string>(props: WorkCardProps<W>) {
  const { product, order, agency, facts, task, can, labels, sheet } = props;
  const { t, i18n } = useLingui();
  const online = useOnline();
  const [doing, setDoing] = useState<W | null>(null);
  const { id, contact, remark, referenceId } = order;
  const hasFailed = task?.kind === 'failed';
  const number = (
    <span key="id" className="num">
      {bookingText(id)}
    </span>
  );
  const rows: FactRow[] = [
    [t`Order`, number],
    [t`Agency`, agency.name],
    ...(referenceId ? [[t`Reference ID`, referenceId] satisfies FactRow] : []),
    [
      t`Contact`,
      <Facts key="contact" parts={[contact.name, `+${contact.areaCode} ${contact.phone}`, contact.email]} />,
    ],
    ...facts,
    ...(remark ? [[t`Remark`, remark] satisfies FactRow] : []),
  ];
  return (
    <Card tone="accent">
      <div className={styles.head}>
        <OrderTag {...orderTag(order, product)} />
        {task ? <DueWords dueAt={task.dueAt} /> : null}
      </div>
      <DeskFacts rows={rows} />
      {hasFailed ? (
        <p className={styles.hint}>
          <Trans>
            The supplier ended it. Find out what became of the tickets and the money, then close the task with what you
            found.
          </Trans>
        </p>
      ) : null}
      <TaskSteps task={task}>
        {hasFailed ? <FailureSteps id={task.id} /> : null}
        {can.map((what) => (
          <Button
            key={what}
            kind={ENDS.includes(what) ? 'danger' : 'quiet'}
            disabled={!online}
            onPress={() => setDoing(what)}
          >
            {i18n._(labels[what])}
          </Button>
        ))}
      </TaskSteps>
      {doing ? sheet(doing, () => setDoing(null)) : null}
    </Card>
  );
}

/** Closes the task of what has ended at its supplier. */
function FailureSteps({ id }: { id: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const [isClosing, setClosing] = useState(false);
  return (
    <>
      <Button kind="quiet" disabled={!online} onPress={() => setClosing(true)}>{t`Close with a remark`}</Button>
      {isClosing ? (
        <CloseSheet
          id={id}
          hint={<Trans>The outcome for the tickets and the money. Shown in the booking history.</Trans>}
          send={async (input, options) => {
            await call('closeDeskTask', input, options);
            again();
          }}
          onClose={() => setClosing(false)}
        />
      ) : null}
    </>
  );
}
