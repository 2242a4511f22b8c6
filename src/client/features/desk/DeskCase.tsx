import { useLingui } from '@lingui/react/macro';
import type { DeskOrder } from '../../../contract/desk.ts';
import { deskProofPath } from '../../../contract/proof-types.ts';
import { useApiQuery } from '../../api/queries.ts';
import { ChangeCard } from '../../orders/ChangeCard.tsx';
import { EntryText } from '../../orders/EntryText.tsx';
import { PassengersCard } from '../../orders/PassengersCard.tsx';
import { DeskPriceButton } from '../../orders/PriceExplanation.tsx';
import { QuoteCard } from '../../orders/QuoteCard.tsx';
import { reviewReason } from '../../orders/step-note.ts';
import { TimelineCard } from '../../orders/TimelineCard.tsx';
import { Itinerary } from '../../trip/Itinerary.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { CAN_LABELS } from './desk-labels.ts';
import { LoadedCase } from './LoadedCase.tsx';
import { MoveSheet } from './MoveSheet.tsx';
import { PassengerListButton } from './PassengerListButton.tsx';
import { type FactRow, WorkCard } from './WorkCard.tsx';

/** An order at the desk: its possible actions first, then all its details. */
export function DeskCase({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <LoadedCase query={useApiQuery('deskOrder', { id })}>
      {(found) => (
        <>
          <Work found={found} />
          <RequestCard order={found.order} />
          <PassengersCard order={found.order} hasEnded={false}>
            <PassengerListButton product="flight" id={id} />
          </PassengersCard>
          <Card title={t`Itinerary`}>
            <Itinerary journeys={found.order.journeys} />
          </Card>
          <TimelineCard product="flight" timeline={found.order.timeline} />
        </>
      )}
    </LoadedCase>
  );
}

function RequestCard({ order }: Pick<DeskOrder, 'order'>) {
  const { afterSales: request, id } = order;
  if (!request) return null;
  const { change } = request;
  const proof = (file: string) => deskProofPath('flight', id, file);
  return change ? (
    <ChangeCard product="flight" order={order} request={request} change={change} proofPath={proof} />
  ) : (
    <QuoteCard product="flight" order={order} request={request} proofPath={proof} />
  );
}

function Work({ found }: { found: DeskOrder }) {
  const { t } = useLingui();
  const { order, supplier } = found;
  const reason = reviewReason(order);
  const facts: FactRow[] = [
    [t`PNR`, order.pnr ?? '–'],
    [t`Supplier`, [supplier.name, supplier.ref].filter(Boolean).join(' · ')],
    ...useMoneyFacts(found),
    ...(reason ? [[t`Reason for review`, <EntryText key="reason" entry={reason} />] satisfies FactRow] : []),
    ...(order.reviewRemark ? [[t`Review remark`, order.reviewRemark] satisfies FactRow] : []),
  ];
  return (
    <WorkCard
      {...found}
      product="flight"
      facts={facts}
      labels={CAN_LABELS}
      sheet={(what, onClose) => <MoveSheet key={what} found={found} what={what} onClose={onClose} />}
    />
  );
}

/** Only a booking's own price is explained: changes are quoted. */
function AgencyPays({ order }: Pick<DeskOrder, 'order'>) {
  const format = useFormat();
  return (
    <>
      {format.money(order.total)} {order.type === 'origin' ? <DeskPriceButton id={order.id} /> : null}
    </>
  );
}

/** Paid and requested amounts: the original price of tickets to refund, nothing for a change before its quote. */
function useMoneyFacts({ order, supplier, askedBack }: DeskOrder): FactRow[] {
  const { t } = useLingui();
  const format = useFormat();
  if (askedBack) return [[t`Paid for these tickets`, format.money(askedBack)]];
  if (order.status === 'chg_reviewing') return [];
  return [
    [t`Agency pays`, <AgencyPays key="pays" order={order} />],
    ...(supplier.amount ? [[t`Supplier charges`, format.money(supplier.amount)] satisfies FactRow] : []),
  ];
}
