import { useLingui } from '@lingui/react/macro';
import { deskProofPath } from '../../../contract/proof-types.ts';
import type { DeskTrainOrder } from '../../../contract/train-desk.ts';
import { useApiQuery } from '../../api/queries.ts';
import { ChangeCard } from '../../orders/ChangeCard.tsx';
import { PassengersCard } from '../../orders/PassengersCard.tsx';
import { QuoteCard } from '../../orders/QuoteCard.tsx';
import { SEAT_LABELS } from '../../orders/seat-labels.ts';
import { TimelineCard } from '../../orders/TimelineCard.tsx';
import { useStationNames } from '../../places/use-station-names.ts';
import { airlineName } from '../../trip/passenger-name.ts';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import { TRAIN_WORK_LABELS } from './desk-labels.ts';
import { LoadedCase } from './LoadedCase.tsx';
import { PassengerListButton } from './PassengerListButton.tsx';
import { TrainMoveSheet } from './TrainMoveSheet.tsx';
import { type FactRow, WorkCard } from './WorkCard.tsx';

/**
 * A train that is ticketed manually or stuck at its railway, or a request that the desk decides: its possible actions first, then all its
 * details.
 */
export function TrainCase({ id }: { id: string }) {
  return (
    <LoadedCase query={useApiQuery('deskTrainOrder', { id })}>
      {(found) => (
        <>
          <Work found={found} />
          <Asked order={found.order} />
          <PassengersCard order={found.order} hasEnded={false}>
            <PassengerListButton product="train" id={id} />
          </PassengersCard>
          <TimelineCard timeline={found.order.timeline} product="train" />
        </>
      )}
    </LoadedCase>
  );
}

/** A request for tickets, and its answer. */
function Asked({ order }: Pick<DeskTrainOrder, 'order'>) {
  const request = order.afterSales;
  if (!request) return null;
  const { change } = request;
  return change ? (
    <ChangeCard order={order} request={request} change={change} product="train" />
  ) : (
    <QuoteCard
      order={order}
      request={request}
      proofPath={(file) => deskProofPath('train', order.id, file)}
      product="train"
    />
  );
}

function Work({ found }: { found: DeskTrainOrder }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const nameOf = useStationNames();
  const { ride, seatClass, passengers, pnr, total } = found.order;
  const old = found.replaces && [
    found.replaces.ride.trainNo,
    `${format.date(found.replaces.ride.departure.slice(0, 10))} ${found.replaces.ride.departure.slice(11, 16)}`,
    i18n._(labelOf(SEAT_LABELS, found.replaces.seatClass)),
  ];
  const { isByHand, timeline } = found.order;
  const stuckSince = isByHand || found.can.length === 0 ? null : timeline.findLast(({ status }) => status !== null)?.at;
  const wishes = passengers.flatMap((passenger, i) => {
    const wish = found.seatWishes[i];
    return wish ? [`${airlineName(passenger)} ${wish}`] : [];
  });
  const paid: FactRow = found.askedBack
    ? [t`Paid for these tickets`, format.money(found.askedBack)]
    : [t`Agency pays`, format.money(total)];
  const facts: FactRow[] = [
    ...(old ? [[t`Old train`, old.join(' · ')] satisfies FactRow] : []),
    [
      found.replaces ? t`New train` : t`Train`,
      `${ride.trainNo} · ${nameOf(ride.origin)} → ${nameOf(ride.destination)}`,
    ],
    [t`Departure`, `${format.date(ride.departure.slice(0, 10))} ${ride.departure.slice(11, 16)}`],
    [t`Seat class`, i18n._(labelOf(SEAT_LABELS, seatClass))],
    ...(wishes.length > 0 ? [[t`Seat wishes`, wishes.join(', ')] satisfies FactRow] : []),
    ...(found.order.status === 'chg_reviewing' ? [] : [paid]),
    ...(pnr ? [[t`Railway order`, pnr] satisfies FactRow] : []),
    ...(stuckSince ? [[t`Railway pending since`, format.dateTime(stuckSince)] satisfies FactRow] : []),
  ];
  return (
    <WorkCard
      {...found}
      product="train"
      facts={facts}
      labels={TRAIN_WORK_LABELS}
      sheet={(what, onClose) => <TrainMoveSheet key={what} found={found} what={what} onClose={onClose} />}
    />
  );
}
