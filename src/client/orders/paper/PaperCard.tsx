import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PaperOrder } from '../../../contract/paper/order-paper.ts';
import { Card } from '../../ui/Card.tsx';
import { OrderPaper } from './OrderPaper.tsx';
import { PaperButton } from './PaperButton.tsx';

/** The travellers' itinerary of a train or a group. */
export function PaperCard({ of }: { of: PaperOrder }) {
  const { t } = useLingui();
  const [isSharing, setSharing] = useState(false);
  return (
    <Card title={t`Itinerary for the traveller`}>
      <PaperButton onPress={() => setSharing(true)} />
      <OrderPaper of={of} sharing={isSharing} onSharing={setSharing} />
    </Card>
  );
}
