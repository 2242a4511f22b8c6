import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { TrainOrder } from '../../../../contract/train-orders.ts';
import { messageOf } from '../../../api/errors.ts';
import { useOnline } from '../../../api/online.ts';
import { DraftForm } from '../../../form/DraftForm.tsx';
import { useDraftsAt } from '../../../offline/drafts/draft-values.ts';
import { PeopleFields, useGoneFault } from '../../../orders/PeopleFields.tsx';
import styles from '../../../orders/RequestForm.module.css';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { FeeTable } from './FeeTable.tsx';
import { RequestRemark } from './RequestRemark.tsx';
import { isOpenTicket, readTrainRequest, type TrainRequestValues, untouchedRequest } from './train-request-values.ts';
import { useAskTrain } from './use-ask-train.ts';

interface TrainRefundSheetProps {
  order: TrainOrder;
  onClose: () => void;
}

/** Asks for a refund: whose tickets. What comes back is quoted afterwards, nothing is given back yet. */
export function TrainRefundSheet(props: TrainRefundSheetProps) {
  const place = `refund/${props.order.id}`;
  // What was filled in before is read first: a form begins with it.
  return useDraftsAt(place) === null ? null : <RefundForm {...props} place={place} />;
}

function RefundForm({ order, onClose, place }: TrainRefundSheetProps & { place: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const goneFaultOf = useGoneFault(order.passengers);
  const [untouched] = useState(() => untouchedRequest(order));
  const { mutate, isPending, error } = useAskTrain('refundTrainOrder', place, onClose);
  return (
    <DraftForm<TrainRequestValues>
      place={place}
      initialValues={untouched}
      read={readTrainRequest}
      onSubmit={({ people, remark }) => {
        mutate({ id: order.id, passengers: people, ...(remark.trim() ? { remark: remark.trim() } : {}) });
        return false;
      }}
    >
      {({ values, submitForm }) => (
        <Sheet
          open
          onClose={onClose}
          title={t`Ask for a refund`}
          footer={
            <Button
              size="main"
              block
              busy={isPending}
              disabledReason={
                !online
                  ? t`Asking for a refund needs a connection.`
                  : values.people.length === 0
                    ? t`Choose at least one passenger.`
                    : goneFaultOf(values.people, isOpenTicket)
              }
              onPress={() => void submitForm()}
            >
              <Trans>Ask for a quote</Trans>
            </Button>
          }
        >
          <form noValidate className={styles.body} onSubmit={(event) => event.preventDefault()}>
            <p className={styles.hint}>
              <Trans>You see what comes back before anything is given back.</Trans>
            </p>
            <PeopleFields order={order} isOpen={isOpenTicket} />
            <FeeTable ticket={{ departure: order.ride.departure, changes: order.changes ?? [] }} />
            <RequestRemark place={place} />
            {error ? (
              <p className={styles.problem} role="alert">
                {messageOf(error)}
              </p>
            ) : null}
          </form>
        </Sheet>
      )}
    </DraftForm>
  );
}
