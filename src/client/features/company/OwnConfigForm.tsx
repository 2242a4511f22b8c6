import { useLingui } from '@lingui/react/macro';
import type { CompanyProfile, OwnCompanyConfig } from '../../../contract/company.ts';
import { LOCALES } from '../../../contract/locale.ts';
import { type CallOptions, call } from '../../api/call.ts';
import { invalidate } from '../../api/queries.ts';
import { CheckField } from '../../manage/CheckField.tsx';
import { EditForm } from '../../manage/EditForm.tsx';
import { EmailLanguageField } from '../../manage/EmailLanguageField.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './CompanyPage.module.css';

interface Values extends Omit<OwnCompanyConfig, 'emailLanguage'> {
  emailLanguage: string;
}

/** Settings that a company chooses; its parent sets all others. */
export function OwnConfigForm({ company: { version, config, parent } }: { company: CompanyProfile }) {
  const { t } = useLingui();
  const save = ({ emailLanguage, ...choices }: Values, options: CallOptions) => {
    const { showInvoiceType, showAvailable, singleSession, singleLoginAdmins } = choices;
    const language = LOCALES.find((one) => one === emailLanguage) ?? 'en';
    const chosen = { emailLanguage: language, showInvoiceType, showAvailable, singleSession, singleLoginAdmins };
    return call('saveCompanyConfig', { version, ...chosen }, options).finally(() => void invalidate('company'));
  };
  return (
    <EditForm<Values>
      place="company/config"
      initialValues={config}
      validate={async () => ({})}
      save={save}
      savedWords={t`Saved`}
      frame={({ children, footer }) => (
        <Card title={t`Settings`}>
          <div className={styles.form}>
            {children}
            {footer}
          </div>
        </Card>
      )}
    >
      <EmailLanguageField />
      <CheckField
        name="showInvoiceType"
        label={t`Invoice type in the Excel bill`}
        hint={t`Shows the invoice type in a column of the bill.`}
      />
      <CheckField
        name="showAvailable"
        label={t`Operators see what is left to pay with`}
        hint={t`Shown at the top of their screens: the balance plus the unused credit.`}
      />
      <CheckField
        name="singleSession"
        label={t`One device at a time`}
        hint={t`A log-in ends the user’s other sessions.`}
      />
      {parent ? (
        <CheckField
          name="singleLoginAdmins"
          label={t`Administrators can log in from your own system too`}
          hint={t`Users with two-step log-in can do so too, without a code. Whoever has the API key can then open every account of your company.`}
        />
      ) : null}
    </EditForm>
  );
}
