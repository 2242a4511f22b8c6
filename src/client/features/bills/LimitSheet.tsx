import { Trans, useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { type Currency, MINOR_UNITS } from '../../../contract/money.ts';
import type { WalletLimit } from '../../../contract/wallet.ts';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { invalidate } from '../../api/queries.ts';
import { useLocale } from '../../api/settings.ts';
import { DraftForm } from '../../form/DraftForm.tsx';
import { showRefused } from '../../form/server-errors.ts';
import { TextField } from '../../form/TextField.tsx';
import { readAmount, writeAmount } from '../../manage/amount-text.ts';
import { useDraftsAt } from '../../offline/drafts/draft-values.ts';
import { NotSavedAt } from '../../offline/drafts/ui/NotSavedNote.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import styles from './WalletPage.module.css';

const PLACE = 'wallet/limit';

interface LimitSheetProps {
  currency: Currency;
  limit: WalletLimit;
  /** Whether the agency is mailed about its money. */
  isMailed: boolean;
  onClose: () => void;
}

/** The balance below which the agency is notified, here and, where mails are on, by mail; empty: never. */
export function LimitSheet(props: LimitSheetProps) {
  // The form starts with the draft, so the draft is read first.
  return useDraftsAt(PLACE) === null ? null : <ReadLimit {...props} />;
}

function ReadLimit({ currency, limit, isMailed, onClose }: LimitSheetProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const digits = MINOR_UNITS[currency];
  const amountOf = (text: string) => (text.trim() === '' ? null : readAmount(text, digits));
  return (
    <DraftForm<{ amount: string }>
      place={PLACE}
      initialValues={{ amount: limit.amount === null ? '' : writeAmount(limit.amount, digits) }}
      validateOnChange={false}
      validate={async ({ amount }) => (await import('./limit-errors.ts')).limitErrors(amountOf(amount), locale)}
      onSubmit={async ({ amount }, { setErrors }, options) => {
        try {
          await call('setWalletLimit', { version: limit.version, amount: amountOf(amount) }, options);
          onClose();
          return true;
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          showRefused(error, setErrors);
          return false;
        } finally {
          void invalidate('walletOverview');
        }
      }}
    >
      <Sheet open onClose={onClose} title={t`Low-balance alert`} footer={<Save />}>
        <div className={styles.limitForm}>
          <TextField
            name="amount"
            label={t`Notify me when the balance falls below (${currency})`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={15}
            hint={
              isMailed ? (
                <Trans>
                  Sent once each time, as a notification and by email to the company’s contact. Leave empty for none.
                </Trans>
              ) : (
                <Trans>Sent once each time, as a notification. Leave empty for none.</Trans>
              )
            }
          />
          <NotSavedAt place={PLACE} />
        </div>
      </Sheet>
    </DraftForm>
  );
}

function Save() {
  const { submitForm, isSubmitting } = useFormikContext();
  return (
    <Button size="main" block busy={isSubmitting} onPress={() => void submitForm()}>
      <Trans>Save</Trans>
    </Button>
  );
}
