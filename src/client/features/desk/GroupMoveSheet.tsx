import { Trans, useLingui } from '@lingui/react/macro';
import { type FormikErrors, useFormikContext } from 'formik';
import { useState } from 'react';
import type { DeskGroupOrder } from '../../../contract/group-orders.ts';
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
import styles from './DeskPage.module.css';
import { GROUP_WORK_LABELS, GROUP_WORK_TEXTS } from './desk-labels.ts';
import { firstMove, type GroupMoveValues, type GroupWork, readMove, sendGroupMove } from './group-move-values.ts';
import { QuoteFields } from './QuoteFields.tsx';
import { keepMovedGroup } from './use-desk.ts';

interface GroupMoveSheetProps {
  found: DeskGroupOrder;
  what: GroupWork;
  onClose: () => void;
}

/** One step with a group: what it does and what it needs to know. */
export function GroupMoveSheet({ found, what, onClose }: GroupMoveSheetProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { order } = found;
  const [untouched] = useState(() => firstMove(order));
  // One until an answer is there: a second tap, or one after a lost answer, is the same request.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  return (
    <DraftForm<GroupMoveValues>
      place={windowPlace(`desk-${order.id}-${what}`)}
      initialValues={untouched}
      read={(kept) => readMove(untouched, kept)}
      validateOnChange={false}
      validate={async (values) => (await import('./group-move-errors.ts')).groupMoveErrors(values, found, what, locale)}
      onSubmit={async (values, { setErrors }) => {
        try {
          keepMovedGroup(await sendGroupMove(found, what, values, idempotencyKey));
          onClose();
          return true;
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (error.kind === 'refused') setKey(crypto.randomUUID());
          if (Object.keys(error.fields).length === 0) toast(messageOf(error), 'error');
          // The server names fields by the same paths.
          setErrors(error.fields as FormikErrors<GroupMoveValues>);
          return false;
        }
      }}
    >
      <Sheet
        open
        onClose={onClose}
        title={i18n._(GROUP_WORK_LABELS[what])}
        breakpoints="full"
        footer={<Send what={what} />}
      >
        <div className={styles.form}>
          <p className={styles.hint}>{i18n._(GROUP_WORK_TEXTS[what])}</p>
          <ErrorSummary />
          <Fields found={found} what={what} />
        </div>
      </Sheet>
    </DraftForm>
  );
}

function Fields({ found: { order }, what }: Pick<GroupMoveSheetProps, 'found' | 'what'>) {
  const { t } = useLingui();
  return (
    <>
      {what === 'quote' ? <QuoteFields order={order} /> : null}
      {what === 'seats' ? (
        <TextField
          name="pnr"
          label={t`PNR`}
          transform="code"
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={8}
          required
        />
      ) : null}
      {what === 'issue'
        ? order.passengers.map((passenger, i) => (
            <TextField
              key={passenger.id}
              name={`tickets[${i}]`}
              label={t`Ticket of ${airlineName(passenger)}`}
              transform="digits"
              inputMode="numeric"
              autoComplete="off"
              maxLength={14}
              required
            />
          ))
        : null}
      <TextField
        name="remark"
        label={what === 'fail' ? t`Reason` : t`Remark`}
        autoComplete="off"
        maxLength={500}
        required={what === 'fail'}
        hint={<Trans>Stands in the booking’s history.</Trans>}
      />
    </>
  );
}

function Send({ what }: { what: GroupWork }) {
  const { i18n } = useLingui();
  const { submitForm, isSubmitting } = useFormikContext<GroupMoveValues>();
  return (
    <Button size="main" block busy={isSubmitting} onPress={() => void submitForm()}>
      {i18n._(GROUP_WORK_LABELS[what])}
    </Button>
  );
}
