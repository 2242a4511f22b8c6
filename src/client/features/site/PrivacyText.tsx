import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextFoot } from './TextFoot.tsx';

/** The privacy policy; rendered without scripts as well (public/render-pages.tsx). */
export function PrivacyText({ operator }: { operator: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <OfCustomers />
      <OfVisitors />
      <OnThisDevice />
      <h2>{t`Your rights`}</h2>
      <p>
        <Trans>
          Travellers can request from the agency that booked for them, and agencies from the site’s operator, to see,
          correct or delete their data, unless accounting law requires it to be retained.
        </Trans>
      </p>
      <p>
        <Trans>
          People who sent an enquiry can request the same of the site’s operator; it is then deleted before its year has
          passed.
        </Trans>
      </p>
      <TextFoot operator={operator} changed="2026-11-27" />
    </>
  );
}

function OfCustomers() {
  const { t } = useLingui();
  return (
    <>
      <h2>{t`What is stored`}</h2>
      <p>
        <Trans>
          Your account and company details, your bookings with the travellers’ names, documents and contacts, payments,
          and a log of who did what. Document numbers are stored encrypted and shown masked.
        </Trans>
      </p>
      <p>
        <Trans>
          The network address you log in from is stored with your session until a month after it has expired, and with
          the log-in entry in your company’s log, so that you and your administrators can recognise unfamiliar log-ins.
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
    </>
  );
}

function OfVisitors() {
  const { t } = useLingui();
  return (
    <>
      <h2>{t`What visitors send`}</h2>
      <p>
        <Trans>
          We store what you enter in the enquiry form: your name, email address, phone number, country, company with its
          address and website, and your message. It is shown and emailed to the site’s operator, with the site it came
          from, to answer you; it is used for nothing else.
        </Trans>
      </p>
      <p>
        <Trans>
          An enquiry is deleted one year after it was answered. Emails the portal sent about it are deleted within 90
          days. Your network address is not stored with it, only a code derived from it, which limits how many enquiries
          one sender can send.
        </Trans>
      </p>
      <p>
        <Trans>
          Where the site offers a chat, it is another company’s and loads only after you have agreed to it. That company
          then learns your network address and what you write there. The name of its host is shown before you agree.
        </Trans>
      </p>
    </>
  );
}

function OnThisDevice() {
  const { t } = useLingui();
  return (
    <>
      <h2>{t`On this device`}</h2>
      <p>
        <Trans>
          The portal stores your session, language, currency, unfinished forms and the bookings and results you viewed
          in the browser’s storage. It sets no tracking cookies. When you log out you choose whether unfinished forms
          are deleted or stay locked on the device until you log in again; everything else that belongs to your account
          is removed.
        </Trans>
      </p>
      <p>
        <Trans>
          One cookie, which no script can read, tells the log-in that this browser has logged in before, so that other
          people’s wrong passwords do not lock you out. It is stored for 180 days and grants no access.
        </Trans>
      </p>
      <p>
        <Trans>
          What you write to us before you log in stays in the browser’s storage until it is sent, for up to one day.
        </Trans>
      </p>
      <h2>{t`What stays on this device after you log out`}</h2>
      <p>
        <Trans>
          Your session, unfinished forms and unsent changes are encrypted with your own key. Logging out removes that
          key from the device, even offline. Locked data opens only when you log in again.
        </Trans>
      </p>
      <p>
        <Trans>
          Search results, recent searches and known prices are not encrypted while you are logged in; saved bookings
          are. Logging out removes all of them, but browsers do not erase at once: parts may stay in the log files of
          their storage until they are overwritten, where a person with access to the device’s files could find them. On
          a shared device, use a private window, or clear the site’s data in the browser afterwards. Files that you
          downloaded stay where you saved them.
        </Trans>
      </p>
    </>
  );
}
