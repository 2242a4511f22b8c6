import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { chinaInstant, RAIL_REFUND_BANDS, refundBand } from '../../../../contract/train-terms.ts';
import { PriceRow } from '../../../orders/PriceRow.tsx';
import { useFormat } from '../../../ui/format.ts';
import { serverNow } from '../../../ui/server-clock.ts';
import styles from './FeeTable.module.css';

const HOUR_MS = 3_600_000;

/** What the railway keeps of a ticket by the time until it leaves; what holds now stands out, what is over is left out. */
export function FeeTable({ departure }: { departure: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const departs = chinaInstant(departure).getTime();
  const [now] = useState(serverNow);
  const current = refundBand(departs - now);
  const from = RAIL_REFUND_BANDS.findIndex((band) => band === current);
  if (from < 0) return null;
  return (
    <section className={styles.fees} aria-label={t`Refund fees`}>
      <h3 className={styles.title}>
        <Trans>What the railway keeps of the fare</Trans>
      </h3>
      <dl>
        {RAIL_REFUND_BANDS.slice(from).map((band) => {
          const until = format.dateTime(new Date(departs - band.fromHours * HOUR_MS).toISOString());
          const percent = band.percent;
          return (
            <PriceRow
              key={band.fromHours}
              label={
                band === current ? (
                  <strong>
                    <Trans>Now, until {until}</Trans>
                  </strong>
                ) : (
                  <Trans>Until {until}</Trans>
                )
              }
              value={percent === 0 ? t`nothing` : `${percent}%`}
            />
          );
        })}
      </dl>
    </section>
  );
}
