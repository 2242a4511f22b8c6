import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { CloseInput } from '../../../contract/desk-tasks.ts';
import type { CallOptions } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { useLocale } from '../../api/settings.ts';
import { DraftForm } from '../../form/DraftForm.tsx';
import { showRefused } from '../../form/server-errors.ts';
import { TextField } from '../../form/TextField.tsx';
import { useDraftsAt } from '../../offline/drafts/draft-values.ts';
import { NotSavedAt } from '../../offline/drafts/ui/NotSavedNote.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import styles from './DeskPage.module.css';

interface CloseSheetProps {
  /** The difference of the books, or the task of a failure. */
  id: string;
  /** The hint of the remark. */
  hint: ReactNode;
  /** Sends it with these options and shows the response. */
  send: (input: CloseInput, options: CallOptions) => Promise<void>;
  onClose: () => void;
}

/** Closes a desk task with a remark on its cause. */
export function CloseSheet(props: CloseSheetProps) {
  const place = `desk/close/${props.id}`;
  // The form starts with the draft, so the draft is read first.
  return useDraftsAt(place) === null ? null : <ReadClose {...props} place={place} />;
}

function ReadClose({ id, hint, send, onClose, place }: CloseSheetProps & { place: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const inputOf = ({ remark }: { remark: string }) => ({ id, remark: remark.trim() });
  return (
    <DraftForm<{ remark: string }>
      place={place}
      initialValues={{ remark: '' }}
      validateOnChange={false}
      validate={async (values) => (await import('./move-errors.ts')).closeErrors(inputOf(values), locale)}
      onSubmit={async (values, { setErrors }, options) => {
        try {
          await send(inputOf(values), options);
          onClose();
          return true;
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          showRefused(error, setErrors);
          return false;
        }
      }}
    >
      <Sheet open onClose={onClose} title={t`Close with a remark`} footer={<Send />}>
        <div className={styles.form}>
          <TextField name="remark" label={t`Remark`} autoComplete="off" maxLength={500} required hint={hint} />
          <NotSavedAt place={place} />
        </div>
      </Sheet>
    </DraftForm>
  );
}

function Send() {
  const { submitForm, isSubmitting } = useFormikContext();
  return (
    <Button size="main" block busy={isSubmitting} onPress={() => void submitForm()}>
      <Trans>Close</Trans>
    </Button>
  );
}
