import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormikErrors, useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import type { Locale } from '../../../contract/locale.ts';
import type { CallOptions } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { useLocale } from '../../api/settings.ts';
import { DraftForm } from '../../form/DraftForm.tsx';
import { ErrorSummary } from '../../form/ErrorSummary.tsx';
import { type PlaceOf, showRefused } from '../../form/server-errors.ts';
import { TextField } from '../../form/TextField.tsx';
import { useDraftsAt } from '../../offline/drafts/draft-values.ts';
import { NotSavedAt } from '../../offline/drafts/ui/NotSavedNote.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import styles from './DeskPage.module.css';

interface StepSheetProps<V extends { remark: string }> {
  /** The order and the action: each has its own draft. */
  orderId: string;
  what: string;
  label: MessageDescriptor;
  /** What the step does. */
  text: MessageDescriptor;
  first: () => V;
  read: (untouched: V, kept: unknown) => V | null;
  /** Validates as the server; loaded on the first press, since it brings yup. */
  errorsOf: (values: V, locale: Locale) => Promise<FormikErrors<V>>;
  /** Maps the server's paths to form paths. */
  placeOf?: PlaceOf;
  /** Sends the action with these options and shows the response. */
  send: (values: V, options: CallOptions) => Promise<void>;
  isLong?: boolean;
  /** A reason is required. */
  needsReason: boolean;
  onClose: () => void;
  /** The action's fields besides the remark. */
  children: ReactNode;
}

/** A desk action on an order: its effect, its fields, and the remark that the agency reads. */
export function StepSheet<V extends { remark: string }>(props: StepSheetProps<V>) {
  const place = `desk/${props.orderId}/${props.what}`;
  // The form starts with the draft, so the draft is read first.
  return useDraftsAt(place) === null ? null : <ReadStep {...props} place={place} />;
}

function ReadStep<V extends { remark: string }>(props: StepSheetProps<V> & { place: string }) {
  const { place, label, text, first, read, errorsOf, placeOf, send, needsReason, onClose } = props;
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const [untouched] = useState(first);
  return (
    <DraftForm<V>
      place={place}
      initialValues={untouched}
      read={(kept) => read(untouched, kept)}
      validateOnChange={false}
      validate={(values) => errorsOf(values, locale)}
      onSubmit={async (values, { setErrors }, options) => {
        try {
          await send(values, options);
          onClose();
          return true;
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          showRefused(error, setErrors, placeOf);
          return false;
        }
      }}
    >
      <Sheet
        open
        onClose={onClose}
        title={i18n._(label)}
        {...(props.isLong ? { breakpoints: 'full' as const } : {})}
        footer={<Send label={label} />}
      >
        <div className={styles.form}>
          <p className={styles.hint}>{i18n._(text)}</p>
          <ErrorSummary />
          {props.children}
          <TextField
            name="remark"
            label={needsReason ? t`Reason` : t`Remark`}
            autoComplete="off"
            maxLength={500}
            required={needsReason}
            hint={<Trans>Shown in the booking history.</Trans>}
          />
          <NotSavedAt place={place} />
        </div>
      </Sheet>
    </DraftForm>
  );
}

function Send({ label }: { label: MessageDescriptor }) {
  const { i18n } = useLingui();
  const { submitForm, isSubmitting } = useFormikContext();
  return (
    <Button size="main" block busy={isSubmitting} onPress={() => void submitForm()}>
      {i18n._(label)}
    </Button>
  );
}
