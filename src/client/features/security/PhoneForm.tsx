import { useLingui } from '@lingui/react/macro';
import type { Me } from '../../../contract/session.ts';
import { type CallOptions, call } from '../../api/call.ts';
import { useLocale } from '../../api/settings.ts';
import { TextField } from '../../form/TextField.tsx';
import { EditForm } from '../../manage/EditForm.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './SecurityPage.module.css';

interface Phone {
  areaCode: string;
  mobile: string;
}

/** The user's own phone number, with its area code or not at all. */
export function PhoneForm({ areaCode, mobile, onSaved }: Phone & { onSaved: (me: Me) => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const save = async (values: Phone, options: CallOptions) => onSaved(await call('updateMe', values, options));
  return (
    <EditForm<Phone>
      place="own-phone"
      initialValues={{ areaCode, mobile }}
      validate={async (values) => (await import('./phone-errors.ts')).phoneErrors(values, locale)}
      save={save}
      savedWords={t`Saved`}
      frame={({ children, footer }) => (
        <Card title={t`Mobile`}>
          <div className={styles.form}>
            {children}
            {footer}
          </div>
        </Card>
      )}
    >
      <div className={styles.phone}>
        <TextField
          name="areaCode"
          label={t`Area code`}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-country-code"
          maxLength={4}
        />
        <TextField
          name="mobile"
          label={t`Mobile (optional)`}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={15}
        />
      </div>
    </EditForm>
  );
}
