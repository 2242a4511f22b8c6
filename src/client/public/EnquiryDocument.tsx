import { Trans, useLingui } from '@lingui/react/macro';
import { ENQUIRY_LIMITS } from '../../contract/limits.ts';
import styles from './PublicDocument.module.css';

interface FieldProps {
  name: string;
  label: string;
  maxLength: number;
  type?: string;
  autoComplete?: string;
  required?: boolean;
}

/** The enquiry as a form that needs no script; the server fills in the values and the errors. */
export function EnquiryDocument() {
  const { t } = useLingui();
  const limits = ENQUIRY_LIMITS;
  const operator = '{{operatorName}}';
  return (
    <form className={styles.form} method="post" action="/?enquiry=true" id="enquiry" noValidate>
      <h1>
        <Trans>Work with us</Trans>
      </h1>
      {'{{answer}}'}
      <Field name="name" label={t`Title`} maxLength={limits.name} autoComplete="name" required />
      <div className={styles.field}>
        <label htmlFor="country">{t`Country`} *</label>
        <select id="country" name="country" required aria-describedby="country-error">
          <option value="">–</option>
          {'{{countries}}'}
        </select>
        <p className={styles.error} id="country-error">
          {'{{error.country}}'}
        </p>
      </div>
      <Field name="email" label={t`Email`} maxLength={limits.email} type="email" autoComplete="email" />
      <Field name="phone" label={t`Phone number`} maxLength={20} type="tel" autoComplete="tel" />
      <Field name="companyName" label={t`Company name`} maxLength={limits.companyName} autoComplete="organization" />
      <Field name="companyAddress" label={t`Company address`} maxLength={limits.companyAddress} />
      <Field name="website" label={t`Website URL`} maxLength={limits.website} autoComplete="url" />
      <div className={styles.field} data-whole>
        <label htmlFor="remarks">{t`Others or remarks`}</label>
        <textarea
          id="remarks"
          name="remarks"
          rows={4}
          maxLength={limits.remarks}
          defaultValue="{{value.remarks}}"
          aria-describedby="remarks-error"
        />
        <p className={styles.error} id="remarks-error">
          {'{{error.remarks}}'}
        </p>
      </div>
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="topic">{t`Leave this empty`}</label>
        <input id="topic" name="topic" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="stamp" value="{{stamp}}" readOnly />
      <input type="hidden" name="lang" value="{{lang}}" readOnly />
      <p className={styles.recipient}>
        <Trans>
          Your message goes to {operator}. See <a href="/privacy">Privacy</a> for what is stored.
        </Trans>
      </p>
      <button type="submit" className={styles.button} data-kind="main">
        <Trans>Submit</Trans>
      </button>
    </form>
  );
}

function Field({ name, label, maxLength, type = 'text', autoComplete = 'off', required = false }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{required ? `${label} *` : label}</label>
      <input
        {...{ name, type, autoComplete, maxLength, required }}
        id={name}
        defaultValue={`{{value.${name}}}`}
        aria-describedby={`${name}-error`}
      />
      <p className={styles.error} id={`${name}-error`}>
        {`{{error.${name}}}`}
      </p>
    </div>
  );
}

/** Replaces it after submission. */
export function EnquirySent() {
  return (
    <div className={styles.sent} role="status">
      <h2>
        <Trans>Submitted</Trans>
      </h2>
      <p>
        <Trans>Thank you! We have received your message and our account manager will reach you out soon.</Trans>
      </p>
    </div>
  );
}

export function EnquiryFailed() {
  return (
    <p className={styles.failed} role="alert">
      <Trans>Failed. Please submit later</Trans>
    </p>
  );
}
