import { useLingui } from '@lingui/react/macro';
import type { DeskGroupOrder } from '../../../contract/group-desk.ts';
import { deskProofPath } from '../../../contract/proof-types.ts';
import { useApiQuery } from '../../api/queries.ts';
import { GroupTripFacts } from '../../orders/GroupTripFacts.tsx';
import { PassengersCard } from '../../orders/PassengersCard.tsx';
import { QuoteCard } from '../../orders/QuoteCard.tsx';
import { TimelineCard } from '../../orders/TimelineCard.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { GROUP_WORK_LABELS } from './desk-labels.ts';
import { GroupMoveSheet } from './GroupMoveSheet.tsx';
import { LoadedCase } from './LoadedCase.tsx';
import { PassengerListButton } from './PassengerListButton.tsx';
import { type FactRow, WorkCard } from './WorkCard.tsx';

/** A group at the desk: its possible actions first, then all its details. */
export function GroupCase({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <LoadedCase query={useApiQuery('deskGroupOrder', { id })}>
      {(found) => (
        <>
          <Work found={found} />
          <Request order={found.order} />
          <Card title={t`Request`}>
            <GroupTripFacts {...found.order} />
          </Card>
          {found.order.passengers.length > 0 ? (
            <PassengersCard order={found.order} hasEnded={false}>
              <PassengerListButton product="group" id={id} />
            </PassengersCard>
          ) : null}
          <TimelineCard timeline={found.order.timeline} product="group" />
        </>
      )}
    </LoadedCase>
  );
}

/** A refund request, with the proofs of its reason. */
function Request({ order }: Pick<DeskGroupOrder, 'order'>) {
  const { id, status, afterSales: request } = order;
  if (!request) return null;
  return (
    <QuoteCard
      product="group"
      order={{ status }}
      request={request}
      proofPath={(file) => deskProofPath('group', id, file)}
    />
  );
}

function Work({ found }: { found: DeskGroupOrder }) {
  const { t } = useLingui();
  const format = useFormat();
  const { chosen, options, pnr, type } = found.order;
  const paid = found.askedBack;
  const option = options.find(({ id }) => id === chosen);
  const facts: FactRow[] = [
    ...(option ? [[t`Confirmed option`, option.flights] satisfies FactRow] : []),
    ...(paid ? [[t`Paid for these tickets`, format.money(paid)] satisfies FactRow] : []),
    ...(option && type === 'origin' ? [[t`Agency pays`, format.money(option.total)] satisfies FactRow] : []),
    ...(pnr ? [[t`PNR`, pnr] satisfies FactRow] : []),
  ];
  return (
    <WorkCard
      {...found}
      product="group"
      facts={facts}
      labels={GROUP_WORK_LABELS}
      sheet={(what, onClose) => <GroupMoveSheet key={what} found={found} what={what} onClose={onClose} />}
    />
  );
}
