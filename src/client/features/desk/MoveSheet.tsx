import { Trans, useLingui } from '@lingui/react/macro';
import { type FormikErrors, useFormikContext } from 'formik';
import { useState } from 'react';
import type { DeskOrder } from '../../../contract/desk.ts';
import { type DeskCan, RAISE_DISRUPTION } from '../../../contract/desk-moves.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { useLocale } from '../../api/settings.ts';
import { DraftForm } from '../../form/DraftForm.tsx';
import { ErrorSummary } from '../../form/ErrorSummary.tsx';
import { TextField } from '../../form/TextField.tsx';
import { windowPlace } from '../../offline/drafts/draft-values.ts';
import { airlineName } from '../../trip/passenger-name.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { ChangeQuoteFields } from './ChangeQuoteFields.tsx';
import styles from './DeskPage.module.css';
import { CAN_LABELS, CAN_TEXTS } from './desk-labels.ts';
import { firstMove, type MoveValues, needsRemark, readMove } from './move-values.ts';
import { sendMove } from './send-move.ts';
import { keepMoved } from './use-desk.ts';
import { VoyageFields } from './VoyageFields.tsx';

interface MoveSheetProps {
  found: DeskOrder;
  what: DeskCan;
  onClose: () => void;
}

/** One step with an order: what it does, what it needs to know, and the reason that the agency reads. */
export function MoveSheet({ found, what, onClose }: MoveSheetProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { order } = found;
  const [untouched] = useState(() => firstMove(found));
  // One until an answer is there: a second tap, or one after a lost answer, is the same request.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  return (
    <DraftForm<MoveValues>
      place={windowPlace(`desk-${order.id}-${what}`)}
      initialValues={untouched}
      read={(kept) => readMove(untouched, kept)}
      validateOnChange={false}
      validate={async (values) => (await import('./move-errors.ts')).moveErrors(values, found, what, locale)}
      onSubmit={async (values, { setErrors }) => {
        try {
          keepMoved(await sendMove(found, what, values, idempotencyKey));
          onClose();
          return true;
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (error.kind === 'refused') setKey(crypto.randomUUID());
          if (Object.keys(error.fields).length === 0) toast(messageOf(error), 'error');
          // The server names fields by the same paths.
          setErrors(error.fields as FormikErrors<MoveValues>);
          return false;
        }
      }}
    >
      <Sheet
        open
        onClose={onClose}
        title={i18n._(CAN_LABELS[what])}
        {...(isLong(what) ? { breakpoints: 'full' as const } : {})}
        footer={<Send what={what} />}
      >
        <div className={styles.form}>
          <p className={styles.hint}>{i18n._(CAN_TEXTS[what])}</p>
          <ErrorSummary />
          <Fields found={found} what={what} />
        </div>
      </Sheet>
    </DraftForm>
  );
}

const isLong = (what: DeskCan) => what === 'quoteChange' || what === RAISE_DISRUPTION;

function Fields({ found: { order }, what }: Pick<MoveSheetProps, 'found' | 'what'>) {
  const { t } = useLingui();
  const { currency } = order.total;
  return (
    <>
      {what === 'issue'
        ? order.passengers.map((passenger, i) => (
            <TextField
              key={passenger.id}
              name={`tickets[${i}]`}
              label={
                order.type === 'change'
                  ? t`New ticket of ${airlineName(passenger)}`
                  : t`Ticket of ${airlineName(passenger)}`
              }
              transform="digits"
              inputMode="numeric"
              autoComplete="off"
              maxLength={14}
              required
            />
          ))
        : null}
      {what === 'issue' ? (
        <TextField
          name="pnr"
          label={t`PNR`}
          transform="code"
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={8}
        />
      ) : null}
      {what === 'quoteRefund' ? (
        <TextField
          name="penalty"
          label={t`Airline’s penalty in ${currency}`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          required
        />
      ) : null}
      {what === 'quoteChange' ? <ChangeQuoteFields order={order} /> : null}
      {what === RAISE_DISRUPTION ? <VoyageFields order={order} /> : null}
      <TextField
        name="remark"
        label={needsRemark(what) ? t`Reason` : t`Remark`}
        autoComplete="off"
        maxLength={500}
        required={needsRemark(what)}
        hint={<Trans>Stands in the booking’s history.</Trans>}
      />
    </>
  );
}

function Send({ what }: { what: MoveSheetProps['what'] }) {
  const { i18n } = useLingui();
  const { submitForm, isSubmitting } = useFormikContext<MoveValues>();
  return (
    <Button size="main" block busy={isSubmitting} onPress={() => void submitForm()}>
      {i18n._(CAN_LABELS[what])}
    </Button>
  );
}
