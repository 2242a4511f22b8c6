import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { EndpointName } from '../../contract/endpoints.ts';
import type { OrderProduct } from '../../contract/order-products.ts';
import { type CallOptions, call } from '../api/call.ts';
import { useOnline } from '../api/online.ts';
import { apiQueryKey, invalidate, queryClient } from '../api/queries.ts';
import { DraftForm } from '../form/DraftForm.tsx';
import { ReferenceField } from '../form/ReferenceField.tsx';
import { showRefused } from '../form/server-errors.ts';
import { setDraft, useDraftAt, useDraftsAt } from '../offline/drafts/draft-values.ts';
import { NotSavedNote } from '../offline/drafts/ui/NotSavedNote.tsx';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { toast } from '../ui/toast.ts';
import styles from './RequestForm.module.css';

/** Of each product: what writes the number, and whose answer the order's page shows. */
const CALLS = {
  flight: { set: 'setFlightReference', shown: 'flightOrder' },
  group: { set: 'setGroupReference', shown: 'groupOrder' },
  train: { set: 'setTrainReference', shown: 'trainOrder' },
} as const satisfies Record<OrderProduct, Record<'set' | 'shown', EndpointName>>;

export interface ReferenceProps {
  product: OrderProduct;
  order: { id: string; referenceId?: string | null | undefined };
}

interface ReferenceSheetProps extends ReferenceProps {
  onClose: () => void;
}

/** Gives an order the agency's own number, or another one; an empty field takes it off. */
export function ReferenceSheet(props: ReferenceSheetProps) {
  const place = `reference/${props.order.id}`;
  // What was typed before is read first: a form begins with it.
  return useDraftsAt(place) === null ? null : <ReferenceForm {...props} place={place} />;
}

async function save(
  { product, order: { id } }: ReferenceProps,
  referenceId: string,
  options: CallOptions,
): Promise<void> {
  const order = await call(CALLS[product].set, { id, referenceId }, options);
  queryClient.setQueryData(apiQueryKey(CALLS[product].shown, { id }), order);
  void invalidate('bookings');
}

function ReferenceForm({ product, order, onClose, place }: ReferenceSheetProps & { place: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const isKept = useDraftAt(place) !== undefined;
  // What a colleague saves meanwhile makes nothing here a thing that was typed.
  const [untouched] = useState({ referenceId: order.referenceId ?? '' });
  return (
    <DraftForm<typeof untouched>
      place={place}
      initialValues={untouched}
      onSubmit={async ({ referenceId }, { setErrors }, options) => {
        try {
          await save({ product, order }, referenceId.trim(), options);
        } catch (error) {
          showRefused(error, setErrors);
          return false;
        }
        toast(t`Saved`, 'success');
        onClose();
        return true;
      }}
    >
      {({ submitForm, isSubmitting }) => (
        <Sheet
          open
          onClose={onClose}
          title={t`Reference ID`}
          footer={
            <Button
              size="main"
              block
              busy={isSubmitting}
              disabledReason={online ? null : t`This is saved with a connection only.`}
              onPress={() => void submitForm()}
            >
              <Trans>Save</Trans>
            </Button>
          }
        >
          <form noValidate className={styles.body} onSubmit={(event) => event.preventDefault()}>
            <ReferenceField />
            {isKept ? <NotSavedNote onDiscard={() => setDraft(place, undefined)} /> : null}
          </form>
        </Sheet>
      )}
    </DraftForm>
  );
}
