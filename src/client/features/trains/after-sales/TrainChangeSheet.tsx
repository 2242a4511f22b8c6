import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { addDays, dateInZone, isIsoDate } from '../../../../contract/dates.ts';
import type { TrainOrder } from '../../../../contract/train-orders.ts';
import { CHINA_ZONE, TRAIN_LIMITS } from '../../../../contract/train-terms.ts';
import { messageOf } from '../../../api/errors.ts';
import { isRecord } from '../../../api/is-record.ts';
import { useOnline } from '../../../api/online.ts';
import { DateField } from '../../../form/DateField.tsx';
import { DraftForm } from '../../../form/DraftForm.tsx';
import { setDraft, useDraftAt, useDraftsAt } from '../../../offline/drafts/draft-values.ts';
import { NotSavedNote } from '../../../offline/drafts/ui/NotSavedNote.tsx';
import { isOpen, type OpenTicket } from '../../../orders/open-tickets.ts';
import { PeopleFields, useGoneFault } from '../../../orders/PeopleFields.tsx';
import styles from '../../../orders/RequestForm.module.css';
import { changePlace } from '../../../orders/request/request-values.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { serverNow } from '../../../ui/server-clock.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { FestivalNote } from './FeeTable.tsx';
import { TrainOptions } from './TrainOptions.tsx';
import { useAskTrain } from './use-ask-train.ts';

/** Form values of a train change; saved until it is sent. */
interface ChangeValues {
  people: string[];
  remark: string;
  date: string;
}

/** Whether the ticket has no request yet: a train is one piece. */
const isOpenTicket = (ticket: OpenTicket): boolean => isOpen(ticket, [0]);

/** Everybody whose ticket has no request yet. */
function untouchedChange({ passengers, ride }: TrainOrder): ChangeValues {
  const people = passengers.filter(isOpenTicket).map(({ id }) => id);
  return { people, remark: '', date: ride.departure.slice(0, 10) };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function readChange(kept: unknown): ChangeValues | null {
  if (!isRecord(kept) || !Array.isArray(kept.people)) return null;
  const { remark, date } = kept;
  return { people: kept.people.filter(isText), remark: isText(remark) ? remark : '', date: isText(date) ? date : '' };
}

interface TrainChangeSheetProps {
  order: TrainOrder;
  onClose: () => void;
}

/** Requests another train between the same cities: which tickets, which day, and which class. */
export function TrainChangeSheet(props: TrainChangeSheetProps) {
  const place = changePlace(props.order.id);
  // The form starts with the draft, so the draft is read first.
  return useDraftsAt(place) === null ? null : <ChangeForm {...props} place={place} />;
}

function ChangeForm({ order, onClose, place }: TrainChangeSheetProps & { place: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const goneFaultOf = useGoneFault(order.passengers);
  const [untouched] = useState(() => untouchedChange(order));
  const [now] = useState(() => new Date(serverNow()));
  const today = dateInZone(now, CHINA_ZONE);
  // Valid only for its search.
  const [chosen, setChosen] = useState({ option: '', wish: '' });
  const { mutate, isPending, error } = useAskTrain('changeTrainOrder', place, onClose);
  const last = addDays(today, TRAIN_LIMITS.saleDays - 1);
  return (
    <DraftForm<ChangeValues>
      place={place}
      initialValues={untouched}
      read={readChange}
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
                <Trans context="train">Request this change</Trans>
              </Button>
            }
          >
            <form noValidate className={styles.body} onSubmit={(event) => event.preventDefault()}>
              <p className={styles.hint}>
                <Trans>
                  A ticket can be changed once, before its train leaves. You pay the difference for a dearer ticket; for
                  a cheaper one the difference is refunded less the railway’s refund fee.
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

/** The remark of a request; it is saved on this device until it is sent. */
function RequestRemark({ place }: { place: string }) {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<ChangeValues>();
  const isKept = useDraftAt(place) !== undefined;
  return (
    <>
      <TextArea
        label={t`Remark (optional)`}
        draft={{ place, text: values.remark, type: (text) => void setFieldValue('remark', text) }}
        maxLength={500}
      />
      {isKept ? <NotSavedNote onDiscard={() => setDraft(place, undefined)} /> : null}
    </>
  );
}
