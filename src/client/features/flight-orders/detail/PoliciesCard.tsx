import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { TICKETING_SPEEDS, type TicketingSpeed } from '../../../../contract/flight-terms.ts';
import { TICKETING_LABELS } from '../../../trip/labels.ts';
import { BagWords, RuleWords } from '../../../trip/PolicyWords.tsx';
import { RestrictionWords } from '../../../trip/RestrictionWords.tsx';
import { Card } from '../../../ui/Card.tsx';
import { labelOf } from '../../../ui/label-of.ts';
import styles from './PoliciesCard.module.css';

/** Bags, change, refund and fare restrictions, in words (spec §3, policies and restrictions). */
export function PoliciesCard({ order }: { order: FlightOrder }) {
  const { t, i18n } = useLingui();
  const { baggage, policies, ticketingSpeed } = order;
  return (
    <Card title={t`Fare rules and bags`} end={<span className={styles.brand}>{order.brand}</span>}>
      <dl className={styles.rules}>
        <Rule label={t`Checked bags`}>
          <BagWords bag={baggage.checked} />
        </Rule>
        <Rule label={t`Cabin bags`}>
          <BagWords bag={baggage.carryOn} />
        </Rule>
        {order.passengers.some((p) => p.type === 'infant') ? (
          <Rule label={t`Infant’s bags`}>
            <BagWords bag={baggage.infant} />
          </Rule>
        ) : null}
        <Rule label={t`Refund rule`}>
          <RuleWords rule={policies.refund} />
        </Rule>
        <Rule label={t`Change rule`}>
          <RuleWords rule={policies.change} />
        </Rule>
        <Rule label={t`Seat choice`}>
          {policies.seat === 'free' ? <Trans>free</Trans> : null}
          {policies.seat === 'paid' ? <Trans>for a fee</Trans> : null}
          {policies.seat === 'none' ? <Trans>not offered</Trans> : null}
        </Rule>
        {isTicketingSpeed(ticketingSpeed) ? (
          <Rule label={t`Ticketing speed`}>{i18n._(labelOf(TICKETING_LABELS, ticketingSpeed))}</Rule>
        ) : null}
        <RestrictionWords fare={order} className={styles.rule} />
        {order.selfTransfer ? (
          <Rule label={t`Self-transfer`}>
            <Trans>Separate tickets: bags are checked in again and a missed connection is not covered.</Trans>
          </Rule>
        ) : null}
      </dl>
    </Card>
  );
}

function Rule({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.rule}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function isTicketingSpeed(value: string): value is TicketingSpeed {
  return TICKETING_SPEEDS.some((speed) => speed === value);
}
