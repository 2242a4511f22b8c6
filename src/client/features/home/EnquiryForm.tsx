import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type FormikErrors, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { EnquiryStamp } from '../../../contract/enquiries.ts';
import { ENQUIRY_LIMITS } from '../../../contract/limits.ts';
import { call } from '../../api/call.ts';
import { useOnline } from '../../api/online.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useLocale } from '../../api/settings.ts';
import { useSiteConfig } from '../../api/site.ts';
import { CountryField } from '../../form/CountryField.tsx';
import { DraftForm } from '../../form/DraftForm.tsx';
import { ErrorSummary } from '../../form/ErrorSummary.tsx';
import { serverErrors } from '../../form/server-errors.ts';
import { TextField } from '../../form/TextField.tsx';
import { OF_VISITOR } from '../../offline/drafts/draft-values.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import styles from './EnquiryForm.module.css';

const PLACE = `${OF_VISITOR}enquiry`;
/** The server takes a stamp for twice as long. */
const STAMP_MS = 60 * 60_000;
/** It refuses one only a few seconds old; the same stamp is accepted later. */
const YOUNG_MS = 10_000;
const NOTHING = {
  name: '',
  email: '',
  phone: '',
  country: '',
  companyName: '',
  companyAddress: '',
  website: '',
  remarks: '',
  topic: '',
};
type EnquiryValues = typeof NOTHING;

const trimmed = (values: EnquiryValues): EnquiryValues => {
  const { name, email, phone, country, companyName, companyAddress, website, remarks, topic } = values;
  return {
    ...{ country, topic, name: name.trim(), email: email.trim(), phone: phone.trim(), website: website.trim() },
    ...{ companyName: companyName.trim(), companyAddress: companyAddress.trim(), remarks: remarks.trim() },
  };
};

/** Sends an enquiry with a stamp that stays fresh while the form is open. Resolves to null if accepted, else the field errors. */
function useSend() {
  const stamp = useApiQuery('enquiryStamp', {}, { staleTime: STAMP_MS, refetchInterval: STAMP_MS });
  return async (values: EnquiryValues): Promise<FormikErrors<EnquiryValues> | null> => {
    try {
      await call('sendEnquiry', { ...values, stamp: stamp.data?.stamp ?? '' });
      return null;
    } catch (error) {
      const { stamp: _, ...errors } = serverErrors<EnquiryValues & EnquiryStamp>(error);
      // The stamp may have been missing or expired: the next press sends another. One that was too young stays, since each new one is too
      // young again for anybody who presses every second.
      const isYoung = Date.now() - stamp.dataUpdatedAt < YOUNG_MS;
      if (Object.keys(errors).length === 0 && !isYoung) void stamp.refetch();
      return errors;
    }
  };
}

/** The partnership enquiry of the public home page (spec §3, §4, §5). */
export function EnquiryForm() {
  const { t } = useLingui();
  const locale = useLocale();
  const online = useOnline();
  const send = useSend();
  const [state, setState] = useState<'open' | 'sent' | 'failed'>('open');
  if (state === 'sent') return <Submitted />;
  return (
    <DraftForm<EnquiryValues>
      place={PLACE}
      initialValues={NOTHING}
      validateOnChange={false}
      validate={async (values) => (await import('./enquiry-errors.ts')).enquiryErrors(trimmed(values), locale)}
      onSubmit={async (values, { setErrors }) => {
        setState('open');
        const errors = await send(trimmed(values));
        if (errors === null) {
          setState('sent');
          return true;
        }
        setErrors(errors);
        if (Object.keys(errors).length === 0) setState('failed');
        return false;
      }}
    >
      {({ submitForm, isSubmitting }) => (
        <form noValidate className={styles.fields} onSubmit={(event) => event.preventDefault()}>
          <div className={styles.whole}>
            <ErrorSummary />
            {state === 'failed' ? (
              <Note tone="warning" isAlert>
                <Trans>Failed. Please submit later</Trans>
              </Note>
            ) : null}
          </div>
          <EnquiryFields />
          <div className={styles.whole}>
            <Recipient />
            <Button
              block
              size="main"
              busy={isSubmitting}
              disabledReason={online ? null : t`Sending needs a connection.`}
              onPress={() => void submitForm()}
            >
              <Trans>Submit</Trans>
            </Button>
          </div>
        </form>
      )}
    </DraftForm>
  );
}

/** The recipient: on an agency's own site that agency. */
function Recipient() {
  const operator = useSiteConfig()?.operator?.name;
  if (!operator) return null;
  return (
    <p className={styles.recipient}>
      <Trans>
        Your message goes to {operator}. See <Link to="/privacy">Privacy</Link> for what is stored.
      </Trans>
    </p>
  );
}

function EnquiryFields() {
  const { t } = useLingui();
  const { values, setFieldValue } = useFormikContext<EnquiryValues>();
  const { name, email, companyName, companyAddress, website, remarks } = ENQUIRY_LIMITS;
  return (
    <>
      <TextField name="name" label={t`Title`} autoComplete="name" maxLength={name} required />
      <CountryField name="country" label={t`Country`} autoComplete="off" required />
      <TextField name="email" label={t`Email`} type="email" autoComplete="email" maxLength={email} />
      <TextField name="phone" label={t`Phone number`} type="tel" autoComplete="tel" maxLength={20} />
      <TextField name="companyName" label={t`Company name`} autoComplete="organization" maxLength={companyName} />
      <TextField
        name="companyAddress"
        label={t`Company address`}
        autoComplete="street-address"
        maxLength={companyAddress}
      />
      <TextField
        name="website"
        label={t`Website URL`}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="url"
        maxLength={website}
      />
      <div className={styles.whole}>
        <TextArea
          label={t`Others or remarks`}
          draft={{ place: PLACE, text: values.remarks, type: (text) => void setFieldValue('remarks', text) }}
          maxLength={remarks}
        />
      </div>
      <div className={styles.trap} inert>
        <TextField name="topic" label={t`Leave this empty`} autoComplete="off" />
      </div>
    </>
  );
}

function Submitted() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.done}>
      <h3 ref={heading} tabIndex={-1}>
        <Trans>Submitted</Trans>
      </h3>
      <p>
        <Trans>Thank you! We have received your message and our account manager will reach you out soon.</Trans>
      </p>
    </div>
  );
}
