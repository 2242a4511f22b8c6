import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { addDays, dateInZone } from '../../../../contract/dates.ts';
import { CHINA_ZONE, TRAIN_LIMITS } from '../../../../contract/train-terms.ts';
import { useFormat } from '../../../ui/format.ts';
import { serverNow } from '../../../ui/server-clock.ts';
import { useSelectedInSight } from '../../../ui/use-selected-in-sight.ts';
import { paramsOf, type TrainSearch } from '../train-params.ts';
import styles from './TrainDays.module.css';

/** The days on which tickets are sold, each the same search on that day. */
export function TrainDays({ search }: { search: TrainSearch }) {
  const { t } = useLingui();
  const format = useFormat();
  const [today] = useState(() => dateInZone(new Date(serverNow()), CHINA_ZONE));
  const row = useSelectedInSight(search.date);
  return (
    <nav ref={row} className={styles.days} aria-label={t`Days on sale`}>
      {Array.from({ length: TRAIN_LIMITS.saleDays }, (_, i) => addDays(today, i)).map((date) => (
        <Link
          key={date}
          to="/train/booking"
          search={paramsOf({ ...search, date })}
          replace
          preload={false}
          className={styles.day}
          activeOptions={{ includeSearch: true }}
          data-selected={date === search.date}
        >
          {format.date(date, 'near')}
        </Link>
      ))}
    </nav>
  );
}
