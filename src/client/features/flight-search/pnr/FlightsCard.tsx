import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PnrSegment } from '../../../../parsing/pnr/answer.ts';
import type { FlightPlan, SkipReason } from '../../../../parsing/pnr/exact-flights.ts';
import { flightName } from '../../../trip/itinerary.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useFormat } from '../../../ui/format.ts';
import styles from './PnrPage.module.css';
import { SegmentSheet } from './SegmentSheet.tsx';

const REASONS: Record<SkipReason, MessageDescriptor> = {
  arnk: msg`Surface segment (ARNK): nothing to search`,
  open: msg`Open segment without a flight: skipped`,
  flown: msg`Already flown: skipped`,
  past: msg`The date has passed: skipped`,
  notHeld: msg`No longer confirmed: skipped`,
  incomplete: msg`Flight details are incomplete: edit to search for it`,
  left: msg`Excluded by you`,
};

interface FlightsCardProps {
  segments: readonly PnrSegment[];
  plan: FlightPlan;
  onChange: (index: number, segment: PnrSegment) => void;
  onLeave: (index: number, isLeft: boolean) => void;
}

/** The flights by journey, each editable and removable, and skipped lines with the reason. */
export function FlightsCard({ segments, plan, onChange, onLeave }: FlightsCardProps) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<number | null>(null);
  const skipped = segments.flatMap((_, i) => (plan.skipped[i] === null ? [] : [i]));
  const row = (index: number) => {
    const segment = segments[index];
    if (!segment) return null;
    const reason = plan.skipped[index] ?? null;
    return (
      <SegmentRow
        key={index}
        segment={segment}
        reason={reason}
        onEdit={() => setEdited(index)}
        onLeave={(isLeft) => onLeave(index, isLeft)}
      />
    );
  };
  if (segments.length === 0) return null;
  return (
    <Card title={<Trans>Flights in this reservation</Trans>}>
      {plan.journeys.map((journey, i) => {
        const number = i + 1;
        return (
          <section key={journey.join()} className={styles.journey} aria-label={t`Journey ${number}`}>
            <h3 className={styles.legend}>
              <Trans>Journey {number}</Trans>
            </h3>
            <ul className={styles.rows}>{journey.map(row)}</ul>
          </section>
        );
      })}
      {skipped.length > 0 ? (
        <section className={styles.journey} aria-label={t`Not searched`}>
          <h3 className={styles.legend}>
            <Trans>Not searched</Trans>
          </h3>
          <ul className={styles.rows}>{skipped.map(row)}</ul>
        </section>
      ) : null}
      <SegmentSheet
        key={edited}
        segment={edited === null ? null : (segments[edited] ?? null)}
        onClose={() => setEdited(null)}
        onSave={(segment) => {
          if (edited !== null) onChange(edited, segment);
          setEdited(null);
        }}
      />
    </Card>
  );
}

interface SegmentRowProps {
  segment: PnrSegment;
  reason: SkipReason | null;
  onEdit: () => void;
  onLeave: (isLeft: boolean) => void;
}

function SegmentRow({ segment, reason, onEdit, onLeave }: SegmentRowProps) {
  const { t, i18n } = useLingui();
  const name = nameOf(segment);
  const isFlight = segment.kind === 'air';
  return (
    <li className={styles.row}>
      <div className={styles.flight}>
        <SegmentFacts segment={segment} name={name} />
        {reason ? <span className={styles.reason}>{i18n._(REASONS[reason])}</span> : null}
      </div>
      {isFlight ? (
        <div className={styles.rowActions}>
          <Button kind="plain" size="small" label={t`Edit ${name}`} onPress={onEdit}>
            <Trans>Edit</Trans>
          </Button>
          {reason === 'left' ? (
            <Button kind="plain" size="small" label={t`Include ${name}`} onPress={() => onLeave(false)}>
              <Trans>Include</Trans>
            </Button>
          ) : reason === null || reason === 'incomplete' ? (
            <Button kind="plain" size="small" label={t`Exclude ${name}`} onPress={() => onLeave(true)}>
              <Trans>Exclude</Trans>
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

function SegmentFacts({ segment, name }: { segment: PnrSegment; name: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const { origin, destination, departureTime, arrivalTime, date, bookingClass, status, seats } = segment;
  const from = [origin ?? '?', departureTime].filter(Boolean).join(' ');
  const to = [destination ?? '?', arrivalTime].filter(Boolean).join(' ');
  const way = segment.kind === 'air' || origin || destination ? `${from} → ${to}${arrivalDayOf(segment)}` : '';
  const facts = [
    date ? format.date(date) : t`date missing`,
    bookingClass ? t`class ${bookingClass}` : t`class missing`,
    status ? `${status}${seats ?? ''}` : null,
    segment.operatedBy,
  ];
  return (
    <>
      <span className={styles.name}>
        {name} <span className="num">{way}</span>
      </span>
      {segment.kind === 'air' ? <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span> : null}
    </>
  );
}

/** `+1` or `−1` behind the arrival; a question mark if its day is unknown. */
function arrivalDayOf({ arrivalTime, arrivalDayOffset }: PnrSegment): string {
  if (arrivalDayOffset === null) return arrivalTime === null ? '' : ' +?';
  return arrivalDayOffset === 0 ? '' : ` ${arrivalDayOffset > 0 ? '+' : '−'}${Math.abs(arrivalDayOffset)}`;
}

function nameOf({ kind, airline, flightNumber }: PnrSegment): string {
  if (kind === 'arnk') return 'ARNK';
  if (kind === 'open') return `${airline ?? ''} OPEN`.trim();
  return flightName({ carrier: airline ?? '??', flightNumber: flightNumber ?? '?' });
}
