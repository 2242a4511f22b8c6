import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyProfile } from '../../../contract/company.ts';
import { type CallOptions, call } from '../../api/call.ts';
import { invalidate } from '../../api/queries.ts';
import { useLocale } from '../../api/settings.ts';
import { TextField } from '../../form/TextField.tsx';
import { EditForm } from '../../manage/EditForm.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './CompanyPage.module.css';
import { type CompanyValues, toCompany, valuesOf } from './company-values.ts';

interface CompanyFormProps {
  company: CompanyProfile;
  onSaved: () => void;
}

/** The company's own details. */
export function CompanyForm({ company, onSaved }: CompanyFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const save = (values: CompanyValues, options: CallOptions) => {
    const input = toCompany(values, company);
    return call('updateCompany', input, options).finally(() => void invalidate('company'));
  };
  return (
    <EditForm<CompanyValues>
      place="company/own"
      initialValues={valuesOf(company)}
      validate={async (values) => (await import('./company-errors.ts')).companyErrors(values, company, locale)}
      save={save}
      savedWords={t`Saved`}
      onSaved={onSaved}
      frame={({ children, footer }) => (
        <Card title={t`Details`}>
          <div className={styles.form}>
            {children}
            {footer}
          </div>
        </Card>
      )}
    >
      <TextField name="name" label={t`Company name`} autoComplete="organization" maxLength={80} required />
      <TextField
        name="alias"
        label={t`Alias`}
        autoComplete="off"
        maxLength={80}
        hint={<Trans>The short name colleagues and partners call it by.</Trans>}
      />
      <TextField name="address" label={t`Company address`} autoComplete="street-address" maxLength={200} required />
      <TextField name="contactName" label={t`Contact name`} autoComplete="off" maxLength={80} required />
      <TextField
        name="contactEmail"
        label={t`Contact email`}
        type="email"
        autoComplete="off"
        maxLength={120}
        required
      />
      <TextField name="contactPhone" label={t`Contact phone`} type="tel" autoComplete="off" maxLength={20} required />
      {company.parent ? null : (
        <p className={styles.hint}>
          <Trans>Name, address, email and phone are shown on the public pages of the portal.</Trans>
        </p>
      )}
    </EditForm>
  );
}
