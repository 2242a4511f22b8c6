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

/** What stands around a form: a sheet on phones, the pane beside a list, a card of a page. */
export interface FormFrame {
  children: ReactNode;
  footer: ReactNode;
}

interface EditFormProps<V extends object> {
  /** Where what is typed is kept until it is saved. */
  place: string;
  /** The record as it was opened. */
  initialValues: V;
  /** By the contract's schema; loaded when it is needed. */
  validate: (values: V) => Promise<FormikErrors<V>>;
  /** Where the form has what the server calls otherwise. */
  placeOf?: PlaceOf;
  /** Asked before it is saved; false leaves the form as it is. */
  confirm?: (values: V) => Promise<boolean>;
  /** Resolves once the server has taken it; the call goes out with `options`. */
  save: (values: V, options: CallOptions) => Promise<unknown>;
  /** Says so; left out where `save` speaks for itself. */
  savedWords?: string;
  saveLabel?: ReactNode;
  /** Why it cannot be saved, besides having no connection. */
  shut?: string | null;
  onSaved?: () => void;
  frame: (parts: FormFrame) => ReactNode;
  children: ReactNode;
}

/** A form of one record: every key is kept, the server's objections stand at their fields, and it is saved with a connection only. */
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
  // What somebody else saves while it is open makes nothing here a thing that was typed.
  const [untouched] = useState(initialValues);
  return (
    <DraftForm<V>
      place={place}
      initialValues={untouched}
      // Only what was typed: opened again, the rest is as somebody else may have left it meanwhile.
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
