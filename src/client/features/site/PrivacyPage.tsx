import { Trans, useLingui } from '@lingui/react/macro';
import { Prose } from './Prose.tsx';

export function PrivacyPage() {
  const { t } = useLingui();
  return (
    <Prose title={t`Privacy`}>
      <h2>{t`What is stored`}</h2>
      <p>
        <Trans>
          Your account and company details, your bookings with the travellers’ names, documents and contacts, payments,
          and a log of who did what. Document numbers are stored encrypted and shown masked.
        </Trans>
      </p>
      <h2>{t`What it is for`}</h2>
      <p>
        <Trans>
          To search, book, ticket and service trips, to settle accounts between agencies, and to keep the portal safe.
          Travellers’ data goes to the airline or railway and to the supplier of a booking, and to nobody for
          advertising.
        </Trans>
      </p>
      <h2>{t`On this device`}</h2>
      <p>
        <Trans>
          The portal keeps your session, language, currency and unfinished forms in the browser’s storage. It sets no
          tracking cookies. When you log out you choose whether unfinished forms are deleted or stay locked on the
          device until you log in again; everything else that belongs to your account is removed.
        </Trans>
      </p>
      <h2>{t`Your rights`}</h2>
      <p>
        <Trans>
          Travellers may ask the agency that booked for them, and agencies may ask the site’s operator, to see, correct
          or delete their data, as far as the law on accounts does not require it to be kept.
        </Trans>
      </p>
    </Prose>
  );
}
