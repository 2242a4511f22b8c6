import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { addDays, dateInZone, isIsoDate } from '../../../../contract/dates.ts';
import type { TrainOrder } from '../../../../contract/train-orders.ts';
import { CHINA_ZONE, TRAIN_LIMITS } from '../../../../contract/train-terms.ts';
import { messageOf } from '../../../api/errors.ts';
import { useOnline } from '../../../api/online.ts';
import { DateField } from '../../../form/DateField.tsx';
import { DraftForm } from '../../../form/DraftForm.tsx';
import { useDraftsAt } from '../../../offline/drafts/draft-values.ts';
import { PeopleFields, useGoneFault } from '../../../orders/PeopleFields.tsx';
import styles from '../../../orders/RequestForm.module.css';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { serverNow } from '../../../ui/server-clock.ts';
import { FestivalNote } from './FeeTable.tsx';
import { RequestRemark } from './RequestRemark.tsx';
import { TrainOptions } from './TrainOptions.tsx';
import { isOpenTicket, readTrainRequest, type TrainRequestValues, untouchedRequest } from './train-request-values.ts';
import { useAskTrain } from './use-ask-train.ts';

interface TrainChangeSheetProps {
  order: TrainOrder;
  onClose: () => void;
}

/** Asks for another train between the same cities: whose tickets, on which day, and which class of it. */
export function TrainChangeSheet(props: TrainChangeSheetProps) {
  const place = `change/${props.order.id}`;
  // What was filled in before is read first: a form begins with it.
  return useDraftsAt(place) === null ? null : <ChangeForm {...props} place={place} />;
}

function ChangeForm({ order, onClose, place }: TrainChangeSheetProps & { place: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const goneFaultOf = useGoneFault(order.passengers);
  const [untouched] = useState(() => untouchedRequest(order));
  const [now] = useState(() => new Date(serverNow()));
  const today = dateInZone(now, CHINA_ZONE);
  // Belongs to the wish that it was found for.
  const [chosen, setChosen] = useState({ option: '', wish: '' });
  const { mutate, isPending, error } = useAskTrain('changeTrainOrder', place, onClose);
  const last = addDays(today, TRAIN_LIMITS.saleDays - 1);
  return (
    <DraftForm<TrainRequestValues>
      place={place}
      initialValues={untouched}
      read={readTrainRequest}
      onSubmit={({ people, remark }) => {
        const said = remark.trim() ? { remark: remark.trim() } : {};
        mutate({ id: order.id, passengers: people, option: chosen.option, ...said });
        return false;
      }}
    >
      {({ values, submitForm }) => {
        const { people, date } = values;
        const wish = JSON.stringify([people, date]);
        const isDay = isIsoDate(date) && date >= today && date <= last;
        const option = chosen.wish === wish ? chosen.option : '';
        const gone = goneFaultOf(people, isOpenTicket);
        const missing =
          people.length === 0
            ? t`Choose at least one passenger.`
            : (gone ??
              (isDay
                ? option === ''
                  ? t`Choose a class of a train first.`
                  : null
                : t`Choose a day on which tickets are sold.`));
        return (
          <Sheet
            open
            onClose={onClose}
            title={t`Change the train`}
            breakpoints="full"
            footer={
              <Button
                size="main"
                block
                busy={isPending}
                disabledReason={
                  online ? missing : t({ message: 'Changes and refunds need a connection.', context: 'train' })
                }
                onPress={() => void submitForm()}
              >
                <Trans context="train">Ask for this change</Trans>
              </Button>
            }
          >
            <form noValidate className={styles.body} onSubmit={(event) => event.preventDefault()}>
              <p className={styles.hint}>
                <Trans>
                  A ticket can be changed once, before its train leaves. What is dearer is paid, what is cheaper comes
                  back less the railway’s refund fee.
                </Trans>
              </p>
              <PeopleFields order={order} isOpen={isOpenTicket} />
              <DateField name="date" label={t`New date`} min={today} max={last} travel required />
              {isDay ? <FestivalNote first={date} last={date} now={now} /> : null}
              {isDay && people.length > 0 && gone === null ? (
                <TrainOptions
                  wish={{ id: order.id, passengers: people, date }}
                  chosen={option}
                  onChoose={(next) => setChosen({ option: next, wish })}
                />
              ) : null}
              <RequestRemark place={place} />
              {error ? (
                <p className={styles.problem} role="alert">
                  {messageOf(error)}
                </p>
              ) : null}
            </form>
          </Sheet>
        );
      }}
    </DraftForm>
  );
}
