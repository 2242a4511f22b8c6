import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { memo, useId, useState } from 'react';
import type { TrainOffer, TrainSeats } from '../../../../contract/train-search.ts';
import { SEAT_LABELS } from '../../../orders/seat-labels.ts';
import { useStationNames } from '../../../places/use-station-names.ts';
import { useClientPrices } from '../../../trip/use-client-prices.ts';
import { useFormat } from '../../../ui/format.ts';
import { labelOf } from '../../../ui/label-of.ts';
import { daysLater } from '../RideLine.tsx';
import { KIND_LABELS } from '../train-labels.ts';
import { paramsOf, type TrainSearch } from '../train-params.ts';
import styles from './TrainCard.module.css';
import { TrainStopList } from './TrainStopList.tsx';

interface TrainCardProps {
  train: TrainOffer;
  isOnSale: boolean;
  search: TrainSearch;
}

/** One train with its classes; a class that has seats for everybody leads on to the passengers. */
export const TrainCard = memo(function TrainCard({ train, isOnSale, search }: TrainCardProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const nameOf = useStationNames();
  const later = daysLater(train);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.ride}>
        <p className={styles.times}>
          <span className={`num ${styles.time}`}>{format.time(train.departure)}</span>
          <span aria-hidden="true">→</span>
          <span className={`num ${styles.time}`}>
            {format.time(train.arrival)}
            {later > 0 ? <sup aria-label={t`${later} days later`}>+{later}</sup> : null}
          </span>
          <span className={styles.quiet}>{format.duration(train.durationMinutes)}</span>
        </p>
        <h2 id={id} className={styles.name}>
          <span className={styles.number}>{train.trainNo}</span>{' '}
          <span className={styles.kind}>{i18n._(labelOf(KIND_LABELS, train.kind))}</span>
        </h2>
        <p className={styles.stations}>
          {nameOf(train.origin)} → {nameOf(train.destination)}
        </p>
        <button type="button" className={styles.stops} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <Trans>Hide the stops</Trans> : <Trans>All stops</Trans>}
        </button>
      </div>
      {isOpen ? <TrainStopList train={train} /> : null}
      <ul className={styles.classes}>
        {train.classes
          .toSorted((a, b) => a.price.amount - b.price.amount)
          .map((seats) => (
            <li key={seats.seatClass}>
              <SeatChoice seats={seats} trainId={id} isOnSale={isOnSale} search={search} />
            </li>
          ))}
      </ul>
    </article>
  );
});

interface SeatChoiceProps {
  seats: TrainSeats;
  /** The element that says of which train. */
  trainId: string;
  isOnSale: boolean;
  search: TrainSearch;
}

const MANY = 20;

function SeatChoice({ seats, trainId, isOnSale, search }: SeatChoiceProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const prices = useClientPrices();
  const { seatClass, left, solutionId } = seats;
  const name = i18n._(labelOf(SEAT_LABELS, seatClass));
  const price = format.money(prices.shown(seats.price));
  const isFree = left >= search.party.adult + search.party.child;
  const state = left === 0 ? t`sold out` : left > MANY ? t`available` : t`${left} left`;
  const words = (
    <>
      <span className={styles.class}>{name}</span> <span className={`num ${styles.price}`}>{price}</span>{' '}
      <span className={styles.left} data-scarce={left > 0 && left <= MANY}>
        {isOnSale ? state : t`not on sale yet`}
      </span>
    </>
  );
  if (!isOnSale || !isFree) return <span className={styles.seat}>{words}</span>;
  return (
    <Link
      to="/train/booking/confirm"
      search={{ ...paramsOf(search), offer: solutionId }}
      className={styles.seat}
      data-free
      aria-describedby={trainId}
    >
      {words}
    </Link>
  );
}
