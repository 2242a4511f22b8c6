import { Trans, useLingui } from '@lingui/react/macro';
import type { TrainRide } from '../../../contract/train-search.ts';
import { useStationNames } from '../../places/use-station-names.ts';
import { useFormat } from '../../ui/format.ts';
import styles from './RideLine.module.css';

const dayOf = (localTime: string) => Date.parse(`${localTime.slice(0, 10)}T00:00:00Z`) / 86_400_000;

/** After how many days a ride arrives; 0 on the day it leaves. */
export const daysLater = ({ departure, arrival }: Pick<TrainRide, 'departure' | 'arrival'>): number =>
  dayOf(arrival) - dayOf(departure);

/** From where to where one rides, at what times; all times are those of the clocks in China. */
export function RideLine({ ride }: { ride: TrainRide }) {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useStationNames();
  const later = daysLater(ride);
  return (
    <div className={styles.line}>
      <div className={styles.end}>
        <span className={`num ${styles.time}`}>{format.time(ride.departure)}</span>
        <span className={styles.station}>{nameOf(ride.origin)}</span>
      </div>
      <div className={styles.way}>
        <span>{format.duration(ride.durationMinutes)}</span>
        <span className={styles.rail} aria-hidden="true" />
        <span className="num">
          <Trans>{ride.distanceKm} km</Trans>
        </span>
      </div>
      <div className={styles.end}>
        <span className={`num ${styles.time}`}>
          {format.time(ride.arrival)}
          {later > 0 ? <sup aria-label={t`${later} days later`}>+{later}</sup> : null}
        </span>
        <span className={styles.station}>{nameOf(ride.destination)}</span>
      </div>
    </div>
  );
}
