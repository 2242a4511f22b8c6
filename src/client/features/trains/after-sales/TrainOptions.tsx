import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '../../../../contract/money.ts';
import type { TrainChangeOffer, TrainChangeSearchInput } from '../../../../contract/train-orders.ts';
import { useClientSafe } from '../../../api/client-safe.ts';
import { messageOf, refusedFields } from '../../../api/errors.ts';
import { useApiQuery } from '../../../api/queries.ts';
import options from '../../../orders/OptionList.module.css';
import { SEAT_LABELS } from '../../../orders/seat-labels.ts';
import { useStationNames } from '../../../places/use-station-names.ts';
import { NetPricesButton } from '../../../trip/NetPricesButton.tsx';
import { useFormat } from '../../../ui/format.ts';
import { labelOf } from '../../../ui/label-of.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Unloaded } from '../../../ui/Unloaded.tsx';
import styles from './TrainOptions.module.css';

interface TrainOptionsProps {
  wish: TrainChangeSearchInput;
  chosen: string;
  onChoose: (option: string) => void;
}

/** The trains that tickets can be changed to, each class with its surcharge or refund. */
export function TrainOptions({ wish, chosen, onChoose }: TrainOptionsProps) {
  const { t } = useLingui();
  const isSafe = useClientSafe();
  const query = useApiQuery('searchTrainChange', wish, { gcTime: 0 });
  if (!query.data)
    return (
      <Unloaded
        query={query}
        error={query.error ? (refusedFields(query.error)['date'] ?? messageOf(query.error)) : null}
        offline={t({ message: 'Changes and refunds need a connection.', context: 'train' })}
      >
        <Skeleton height="72px" lines={4} />
      </Unloaded>
    );
  const { trains, quotedBy } = query.data;
  if (trains.length === 0) return <p className={options.none}>{t`No seats available on that day. Try another day.`}</p>;
  return (
    <fieldset className={options.options}>
      <legend>
        <Plural value={trains.length} one="# train" other="# trains" />
      </legend>
      {quotedBy === 'desk' ? (
        <p
          className={styles.quiet}
        >{t`The desk quotes the change before you accept it. The fares shown are for one adult.`}</p>
      ) : null}
      {isSafe ? <NetPricesButton /> : null}
      {trains.map((train) => (
        <TrainOption
          key={`${train.trainNo}${train.origin}`}
          train={train}
          chosen={chosen}
          isSafe={isSafe}
          onChoose={onChoose}
        />
      ))}
    </fieldset>
  );
}

interface TrainOptionProps extends Omit<TrainOptionsProps, 'wish'> {
  train: TrainChangeOffer;
  isSafe: boolean;
}

function TrainOption({ train, chosen, isSafe, onChoose }: TrainOptionProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const nameOf = useStationNames();
  const { trainNo, origin, destination, departure, arrival, durationMinutes } = train;
  return (
    <div className={styles.train} role="group" aria-label={trainNo}>
      <p className={styles.head}>
        <strong className="num">
          {format.time(departure)}–{format.time(arrival)}
        </strong>{' '}
        <span>{trainNo}</span> <span className={styles.quiet}>{format.duration(durationMinutes)}</span>
        <span className={styles.ends}>
          {nameOf(origin)} → {nameOf(destination)}
        </span>
      </p>
      <div className={styles.classes}>
        {train.classes.map(({ solutionId, seatClass, price, difference }) => (
          <label key={solutionId} className={styles.class} data-chosen={solutionId === chosen}>
            <input
              type="radio"
              name="train-option"
              checked={solutionId === chosen}
              onChange={() => onChoose(solutionId)}
            />
            <span>{i18n._(labelOf(SEAT_LABELS, seatClass))}</span>
            {isSafe ? null : (
              <span className={`num ${styles.cost}`}>
                {difference ? <Difference of={difference} /> : format.money(price)}
              </span>
            )}
          </label>
        ))}
      </div>
    </div>
  );
}

function Difference({ of }: { of: Money }) {
  const format = useFormat();
  const amount = format.money({ ...of, amount: Math.abs(of.amount) });
  if (of.amount === 0) return <Trans>no difference</Trans>;
  return of.amount > 0 ? <Trans>{amount} more</Trans> : <Trans>{amount} back</Trans>;
}
