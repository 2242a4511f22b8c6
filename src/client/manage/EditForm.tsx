import { Trans, useLingui } from '@lingui/react/macro';
import type { FormikErrors } from 'formik';
import { type ReactNode, useState } from 'react';
import type { CallOptions } from '../api/call.ts';
import { useOnline } from '../api/online.ts';
import { DraftForm } from '../form/DraftForm.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { type PlaceOf, showRefused } from '../form/server-errors.ts';
import { setDraft, useDraftAt, useDraftsAt } from '../offline/drafts/draft-values.ts';
import { OtherVersions } from '../offline/drafts/ui/DraftNotices.tsx';
import { NotSavedNote } from '../offline/drafts/ui/NotSavedNote.tsx';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast.ts';
import { changedValues } from './changed-values.ts';
import styles from './EditForm.module.css';

/** The container of a form: a sheet on phones, the pane beside a list, a card of a page. */
export interface FormFrame {
  children: ReactNode;
  footer: ReactNode;
}

interface EditFormProps<V extends object> {
  /** Where the draft is stored until it is saved. */
  place: string;
  /** The record as it was opened. */
  initialValues: V;
  /** By the contract's schema; loaded on demand. */
  validate: (values: V) => Promise<FormikErrors<V>>;
  /** Maps the server's field paths to the form's. */
  placeOf?: PlaceOf;
  /** Called before saving; false cancels it. */
  confirm?: (values: V) => Promise<boolean>;
  /** Resolves once the server has saved it; the call is sent with `options`. */
  save: (values: V, options: CallOptions) => Promise<unknown>;
  /** The success message, unless `save` shows one. */
  savedWords?: string;
  saveLabel?: ReactNode;
  /** Why it cannot be saved, besides being offline. */
  shut?: string | null;
  onSaved?: () => void;
  frame: (parts: FormFrame) => ReactNode;
  children: ReactNode;
}

/** A form of one record: saves a draft on every key, shows the server's errors at their fields, and submits only when online. */
export function EditForm<V extends object>(props: EditFormProps<V>) {
  // What was typed before is read first: the form begins with it.
  return useDraftsAt(props.place) === null ? null : <ReadForm {...props} />;
}

function ReadForm<V extends object>(props: EditFormProps<V>) {
  const { place, initialValues, validate, placeOf, confirm, save, savedWords, saveLabel } = props;
  const { shut = null, onSaved, frame, children } = props;
  const { t } = useLingui();
  const online = useOnline();
  const isTyped = useDraftAt(place) !== undefined;
  // Another user's save meanwhile must not make an untouched field look edited.
  const [untouched] = useState(initialValues);
  return (
    <DraftForm<V>
      place={place}
      initialValues={untouched}
      // Only edited fields: on reopening, another user may have changed the rest.
      keep={(values) => changedValues(values, untouched)}
      validate={validate}
      validateOnChange={false}
      onSubmit={async (values, { setErrors }, options) => {
        if (confirm && !(await confirm(values))) return false;
        try {
          await save(values, options);
        } catch (error) {
          showRefused(error, setErrors, placeOf);
          return false;
        }
        if (savedWords) toast(savedWords, 'success');
        setDraft(place, undefined);
        onSaved?.();
        return true;
      }}
    >
      {({ submitForm, isSubmitting, resetForm }) =>
        frame({
          footer: (
            <Button
              block
              size="main"
              busy={isSubmitting}
              disabledReason={shut ?? (online ? null : t`This is saved with a connection only.`)}
              onPress={() => void submitForm()}
            >
              {saveLabel ?? <Trans>Save</Trans>}
            </Button>
          ),
          children: (
            <>
              <OtherVersions id={place} />
              <form noValidate className={styles.fields} onSubmit={(event) => event.preventDefault()}>
                <ErrorSummary />
                {children}
                {isTyped ? (
                  <NotSavedNote
                    onDiscard={() => {
                      setDraft(place, undefined);
                      resetForm({ values: untouched });
                    }}
                  />
                ) : null}
              </form>
            </>
          ),
        })
      }
    </DraftForm>
  );
}
