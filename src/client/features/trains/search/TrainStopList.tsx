import { useLingui } from '@lingui/react/macro';
import type { TrainOffer } from '../../../../contract/train-search.ts';
import { messageOf } from '../../../api/errors.ts';
import { useApiQuery } from '../../../api/queries.ts';
import { useStationNames } from '../../../places/use-station-names.ts';
import { useFormat } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Unloaded } from '../../../ui/Unloaded.tsx';
import styles from './TrainStopList.module.css';

/** Every stop of the train; those of the ride are highlighted. */
export function TrainStopList({ train }: { train: TrainOffer }) {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useStationNames();
  const { trainNo, origin, destination, departure } = train;
  const query = useApiQuery('trainStops', { trainNo, station: origin, date: departure.slice(0, 10) });
  if (!query.data)
    return (
      <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
        <Skeleton height="20px" lines={4} />
      </Unloaded>
    );
  const stops = query.data;
  const from = stops.findIndex(({ station }) => station === origin);
  const to = stops.findIndex(({ station }) => station === destination);
  return (
    <table className={styles.stops} aria-label={t`Stops of ${trainNo}`}>
      <thead>
        <tr>
          <th scope="col">{t`Station`}</th>
          <th scope="col">{t`Arrival`}</th>
          <th scope="col">{t`Departure`}</th>
          <th scope="col">{t`km`}</th>
        </tr>
      </thead>
      <tbody>
        {stops.map((stop, i) => (
          <tr key={stop.station} data-ridden={i >= from && i <= to}>
            <th scope="row">{nameOf(stop.station)}</th>
            <td className="num">{stop.arrival ? format.time(stop.arrival) : '–'}</td>
            <td className="num">{stop.departure ? format.time(stop.departure) : '–'}</td>
            <td className="num">{stop.distanceKm}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
