import { Trans, useLingui } from '@lingui/react/macro';
import { useApiQuery } from '../../../api/queries.ts';
import { VOYAGE_TYPE_LABELS } from '../../../trip/voyage-labels.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { labelOf } from '../../../ui/label-of.ts';

/** What the airline has done to the booking's flights and waits for an answer, with the way to it; nothing where there is none. */
export function DisruptionCard({ orderId }: { orderId: string }) {
  const { t, i18n } = useLingui();
  // A later one has settled those before it.
  const voyage = useApiQuery('voyages', { state: 'open', orderId, page: 1, pageSize: 1 }).data?.list[0];
  if (!voyage) return null;
  return (
    <Card title={t`The airline has changed a flight`} tone="warning">
      <p>
        <strong>{i18n._(labelOf(VOYAGE_TYPE_LABELS, voyage.type))}</strong>
        {voyage.remark ? ` · ${voyage.remark}` : ''}
      </p>
      <p>
        <ButtonLink to="/flight/orders/voyage" search={{ id: voyage.id }}>
          <Trans>See the flights and answer</Trans>
        </ButtonLink>
      </p>
    </Card>
  );
}
