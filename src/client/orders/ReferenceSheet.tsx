import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { EndpointName } from '../../contract/endpoints.ts';
import type { OrderProduct } from '../../contract/order-products.ts';
import { type CallOptions, call } from '../api/call.ts';
import { useOnline } from '../api/online.ts';
import { PRODUCT_CALLS } from '../api/product-calls.ts';
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

/** The call that sets the reference of an order of each product. */
const SET_CALLS = {
  flight: 'setFlightReference',
  group: 'setGroupReference',
  train: 'setTrainReference',
} as const satisfies Record<OrderProduct, EndpointName>;

export interface ReferenceProps {
  product: OrderProduct;
  order: { id: string; referenceId?: string | null | undefined };
}

interface ReferenceSheetProps extends ReferenceProps {
  onClose: () => void;
}

/** Sets or changes the agency's reference of an order; an empty field removes it. */
export function ReferenceSheet(props: ReferenceSheetProps) {
  const place = `reference/${props.order.id}`;
  // A form starts with its draft, so the draft is read first.
  return useDraftsAt(place) === null ? null : <ReferenceForm {...props} place={place} />;
}

async function save(
  { product, order: { id } }: ReferenceProps,
  referenceId: string,
  options: CallOptions,
): Promise<void> {
  const order = await call(SET_CALLS[product], { id, referenceId }, options);
  queryClient.setQueryData(apiQueryKey(PRODUCT_CALLS[product].order, { id }), order);
  void invalidate('bookings');
}

function ReferenceForm({ product, order, onClose, place }: ReferenceSheetProps & { place: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const isKept = useDraftAt(place) !== undefined;
  // A colleague's save meanwhile must not make an untouched field look edited.
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
