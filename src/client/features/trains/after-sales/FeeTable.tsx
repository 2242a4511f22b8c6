import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { addDays, dateInZone } from '../../../../contract/dates.ts';
import { railRulesAt, type SpringFestival, springFestivalOn } from '../../../../contract/rail-rules.ts';
import {
  CHINA_ZONE,
  chinaInstant,
  type RailTicket,
  refundBand,
  refundTerms,
  TRAIN_LIMITS,
} from '../../../../contract/train-terms.ts';
import { PriceRow } from '../../../orders/PriceRow.tsx';
import { useFormat } from '../../../ui/format.ts';
import { serverNow } from '../../../ui/server-clock.ts';
import styles from './FeeTable.module.css';

const HOUR_MS = 3_600_000;

/** The railway's penalty by the time until departure, and the rule behind it; the current row is highlighted, past ones are omitted. */
export function FeeTable({ ticket }: { ticket: RailTicket }) {
  const { t } = useLingui();
  const format = useFormat();
  const departs = chinaInstant(ticket.departure).getTime();
  const [now] = useState(() => new Date(serverNow()));
  const current = refundBand(ticket, now);
  if (!current) return null;
  const left = refundTerms(ticket, now).bands.filter(({ fromHours }) => fromHours <= current.fromHours);
  return (
    <section className={styles.fees} aria-label={t`Refund fees`}>
      <h3 className={styles.title}>
        <Trans>The railway’s refund fee</Trans>
      </h3>
      <dl>
        {left.map(({ fromHours, percent }) => {
          const until = format.dateTime(new Date(departs - fromHours * HOUR_MS).toISOString());
          return (
            <PriceRow
              key={fromHours}
              label={
                fromHours === current.fromHours ? (
                  <strong>
                    <Trans>Now, until {until}</Trans>
                  </strong>
                ) : (
                  <Trans>Until {until}</Trans>
                )
              }
              value={percent === 0 ? t`no fee` : `${percent}%`}
            />
          );
        })}
      </dl>
      <RuleNote ticket={ticket} now={now} />
    </section>
  );
}

/**
 * The rule behind it, if not the notice alone; for a ticket that can still be changed into a Spring Festival period, the penalty of that.
 */
function RuleNote({ ticket, now }: { ticket: RailTicket; now: Date }) {
  const format = useFormat();
  const { rule, festival } = refundTerms(ticket, now);
  const { changedFromNear, changedIntoFestival } = railRulesAt(now);
  if (rule === 'changedFromNear') {
    const days = changedFromNear.withinHours / 24;
    const { percent } = changedFromNear;
    return (
      <p className={styles.note}>
        <Trans>
          Changed from a train less than {days} days away: {percent}% is charged even {days} days or more before
          departure.
        </Trans>
      </p>
    );
  }
  if (festival) {
    const { percent } = changedIntoFestival;
    const [from, to] = [format.date(festival.from, 'plain'), format.date(festival.to, 'plain')];
    return (
      <p className={styles.note}>
        <Trans>
          Changed into the Spring Festival period ({from} to {to}): {percent}% is charged, however early the ticket is
          refunded.
        </Trans>{' '}
        <Unannounced festival={festival} />
      </p>
    );
  }
  if (ticket.changes.length > 0) return null;
  // Until departure it can be changed to any train then on sale.
  const last = addDays(ticket.departure.slice(0, 10), TRAIN_LIMITS.saleDays - 1);
  return <FestivalNote first={dateInZone(now, CHINA_ZONE)} last={last} now={now} />;
}

interface FestivalNoteProps {
  /** The days that tickets may be changed to. */
  first: string;
  last: string;
  now: Date;
}

/** How a change to a train of these days affects the refund, where some are in a Spring Festival period. */
export function FestivalNote({ first, last, now }: FestivalNoteProps) {
  const format = useFormat();
  const festival = springFestivalOn(first, last);
  if (!festival) return null;
  const { percent } = railRulesAt(now).changedIntoFestival;
  const [from, to] = [format.date(festival.from, 'plain'), format.date(festival.to, 'plain')];
  return (
    <p className={styles.note}>
      <Trans>
        A ticket changed to a train between {from} and {to}, the Spring Festival period, loses {percent}% of its fare
        when refunded, however early.
      </Trans>{' '}
      <Unannounced festival={festival} />
    </p>
  );
}

function Unannounced({ festival }: { festival: SpringFestival }) {
  if (festival.basis === 'announced') return null;
  return <Trans>The railway has not announced these days yet: they are its usual forty.</Trans>;
}
