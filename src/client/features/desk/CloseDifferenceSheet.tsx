import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { useLocale } from '../../api/settings.ts';
import { DraftForm } from '../../form/DraftForm.tsx';
import { TextField } from '../../form/TextField.tsx';
import { windowPlace } from '../../offline/drafts/draft-values.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './DeskPage.module.css';
import { keepClosed } from './use-desk.ts';

interface CloseDifferenceSheetProps {
  id: string;
  onClose: () => void;
}

/** Closes a difference in the books with what it was about. */
export function CloseDifferenceSheet({ id, onClose }: CloseDifferenceSheetProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const inputOf = ({ remark }: { remark: string }) => ({ id, remark: remark.trim() });
  return (
    <DraftForm<{ remark: string }>
      place={windowPlace(`desk-books-${id}`)}
      initialValues={{ remark: '' }}
      validateOnChange={false}
      validate={async (values) => (await import('./move-errors.ts')).closeErrors(inputOf(values), locale)}
      onSubmit={async (values) => {
        try {
          keepClosed(await call('closeDifference', inputOf(values), { idempotencyKey }));
          onClose();
          return true;
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          toast(messageOf(error), 'error');
          return false;
        }
      }}
    >
      <Sheet open onClose={onClose} title={t`Close with a remark`} footer={<Send />}>
        <div className={styles.form}>
          <TextField
            name="remark"
            label={t`Remark`}
            autoComplete="off"
            maxLength={500}
            required
            hint={<Trans>What it was, and how it was put right.</Trans>}
          />
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
