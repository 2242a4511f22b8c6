import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { Solution } from '../../../contract/flight-search.ts';
import { Itinerary } from '../../trip/Itinerary.tsx';
import { TICKETING_LABELS } from '../../trip/labels.ts';
import { BagWords, RuleWords } from '../../trip/PolicyWords.tsx';
import { RestrictionWords } from '../../trip/RestrictionWords.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import { PriceSummary } from './PriceSummary.tsx';
import styles from './TripSummary.module.css';

interface TripSummaryProps {
  solution: Solution;
  counts: Record<'adult' | 'child' | 'infant', number>;
}

/** The chosen flights, the fare's contents and its price. */
export const TripSummary = memo(function TripSummary({ solution, counts }: TripSummaryProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { baggage, policies } = solution;
  return (
    <>
      <Card title={t`Itinerary`} end={<span className={styles.brand}>{solution.brand.name}</span>}>
        <Itinerary journeys={solution.journeys} />
        <dl className={styles.facts}>
          <div>
            <dt>
              <Trans>Checked bags</Trans>
            </dt>
            <dd>
              <BagWords bag={baggage.checked} />
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Refund rule</Trans>
            </dt>
            <dd>
              <RuleWords rule={policies.refund} />
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Change rule</Trans>
            </dt>
            <dd>
              <RuleWords rule={policies.change} />
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Payment</Trans>
            </dt>
            <dd>
              {solution.hold ? (
                <Trans>seats can be held until {format.dateTime(solution.hold.until)}</Trans>
              ) : (
                <Trans>at once</Trans>
              )}
              {' · '}
              {i18n._(labelOf(TICKETING_LABELS, solution.ticketingSpeed))}
            </dd>
          </div>
          <RestrictionWords fare={solution} />
        </dl>
      </Card>
      <PriceSummary solution={solution} counts={counts} />
    </>
  );
});
