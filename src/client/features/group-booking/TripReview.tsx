import { useLingui } from '@lingui/react/macro';
import { GroupTripFacts } from '../../orders/GroupTripFacts.tsx';
import { Card } from '../../ui/Card.tsx';
import type { toTrip } from './group-values.ts';

/** The request as the order shows it. */
export function TripReview({ trip }: { trip: ReturnType<typeof toTrip> }) {
  const { t } = useLingui();
  const { journeys, passengers, groupOrderExtraInfo } = trip;
  return (
    <Card title={t`Your request`}>
      <GroupTripFacts journeys={journeys} party={passengers} groupOrderExtraInfo={groupOrderExtraInfo} />
    </Card>
  );
}
