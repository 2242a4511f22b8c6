import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CompanyProfile, OwnCompanyConfig } from '../../../contract/company.ts';
import { LOCALES } from '../../../contract/locale.ts';
import { call } from '../../api/call.ts';
import { invalidate } from '../../api/queries.ts';
import { SelectField } from '../../form/SelectField.tsx';
import { CheckField } from '../../manage/CheckField.tsx';
import { EditForm } from '../../manage/EditForm.tsx';
import { createIntents } from '../../manage/intents.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './CompanyPage.module.css';

interface Values extends Omit<OwnCompanyConfig, 'emailLanguage'> {
  emailLanguage: string;
}

/** What a company chooses by itself; all else is agreed with its parent. */
export function OwnConfigForm({ company: { version, config } }: { company: CompanyProfile }) {
  const { t } = useLingui();
  const [{ keyOf }] = useState(createIntents);
  const save = ({ emailLanguage, showInvoiceType, singleSession }: Values) => {
    const language = LOCALES.find((one) => one === emailLanguage) ?? 'en';
    const input = { version, emailLanguage: language, showInvoiceType, singleSession };
    return call('saveCompanyConfig', input, { idempotencyKey: keyOf(input) }).finally(() => void invalidate('company'));
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
      <SelectField
        name="emailLanguage"
        label={t`Email language`}
        options={[
          { value: 'en', label: 'English' },
          { value: 'zh-cn', label: '简体中文' },
          { value: 'zh-tw', label: '繁體中文' },
        ]}
      />
      <CheckField
        name="showInvoiceType"
        label={t`Invoice type in the Excel bill`}
        hint={t`A column of the bill names the invoice type.`}
      />
      <CheckField
        name="singleSession"
        label={t`One device at a time`}
        hint={t`A log-in ends the user’s other sessions.`}
      />
    </EditForm>
  );
}
