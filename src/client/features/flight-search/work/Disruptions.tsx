import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useOpenVoyages } from '../../../account/use-open-voyages.ts';
import { firstChange } from '../../../trip/FlightChanges.tsx';
import { routeOf } from '../../../trip/itinerary.ts';
import { VOYAGE_TYPE_LABELS } from '../../../trip/voyage-labels.ts';
import { useFormat } from '../../../ui/format.ts';
import { labelOf } from '../../../ui/label-of.ts';
import { WorkCard } from './WorkCard.tsx';
import styles from './WorkPanel.module.css';

/** Flights changed by their airlines that await an answer. */
export function Disruptions() {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const query = useOpenVoyages();
  return (
    <WorkCard
      title={t`Flight disruptions`}
      all={
        <Link to="/flight/orders/voyage" className={styles.all}>
          <Trans>All disruptions</Trans>
        </Link>
      }
      query={query}
      none={t`No disruptions to answer`}
      rows={(query.data?.list ?? []).map(({ id, type, leadPassenger, before, after, departure }) => (
        <li key={id}>
          <Link to="/flight/orders/voyage" search={{ id }} className={styles.row}>
            <span className={styles.first}>
              <strong>{routeOf(before).join(' → ')}</strong>
              <span className={styles.warn}>{i18n._(labelOf(VOYAGE_TYPE_LABELS, type))}</span>
            </span>
            <span className={styles.second}>
              {[leadPassenger, format.date(departure.slice(0, 10), 'day'), firstChange({ before, after }, format)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    />
  );
}
