import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import type { Voyage } from '../../../../contract/voyages.ts';
import { useApiQuery } from '../../../api/queries.ts';
import { orderTag } from '../../../orders/ended-tickets.ts';
import { NextStepLayout } from '../../../orders/NextStepLayout.tsx';
import { FlightChanges } from '../../../trip/FlightChanges.tsx';
import { VOYAGE_TYPE_LABELS } from '../../../trip/voyage-labels.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { labelOf } from '../../../ui/label-of.ts';

interface DisruptionStepProps {
  order: FlightOrder;
  voyage: Voyage;
  /** As in the first card of any other order. */
  caption?: ReactNode;
}

/** The airline's change that awaits an answer, of a ticketed booking. A later one supersedes those before it. */
export function useOpenVoyage({ id, status }: Pick<FlightOrder, 'id' | 'status'>): Voyage | undefined {
  const isTicketed = status === 'issued' || status === 'changed';
  const query = { state: 'open', orderId: id, page: 1, pageSize: 1 } as const;
  return useApiQuery('voyages', query, { enabled: isTicketed }).data?.list[0];
}

/** The airline's change of the flights that awaits an answer: first on the order's page, with a link to the answers. */
export function DisruptionStep({ order, voyage, caption }: DisruptionStepProps) {
  const { t, i18n } = useLingui();
  return (
    <NextStepLayout
      colour="warning"
      tag={orderTag(order, 'flight')}
      caption={caption}
      countdown={null}
      title={t`The airline has changed a flight`}
      text={i18n._(labelOf(VOYAGE_TYPE_LABELS, voyage.type))}
      details={<FlightChanges before={voyage.before} after={voyage.after} />}
      remark={voyage.remark}
    >
      <ButtonLink to="/flight/orders/voyage" search={{ id: voyage.id }} size="main">
        <Trans>See the flights and answer</Trans>
      </ButtonLink>
    </NextStepLayout>
  );
}
