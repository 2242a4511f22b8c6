import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextFoot } from './TextFoot.tsx';

/** What is stored of whom; rendered without scripts as well (public/render-pages.tsx). */
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
          Travellers may ask the agency that booked for them, and agencies may ask the site’s operator, to see, correct
          or delete their data, as far as the law on accounts does not require it to be kept.
        </Trans>
      </p>
      <p>
        <Trans>
          Whoever has sent an enquiry may ask the same of the site’s operator, and it is deleted before its year has
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
          The network address that you log in from is kept with your session until a month after the session has
          expired, and with the entry of the log-in in your company’s log, so that you and your administrators can
          recognise a stranger’s log-in.
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
          Of an enquiry we keep what the form asks for: your name, email address, phone number, country, company with
          its address and website, and what you write. It is shown and mailed to the site’s operator, with the site that
          it came from, to answer you; it is used for nothing else.
        </Trans>
      </p>
      <p>
        <Trans>
          A year after it was answered an enquiry is deleted. What the portal has mailed of it is deleted from the
          portal within 90 days. Your network address is not kept with it, only a code made from it, by which we limit
          how many enquiries one sender can send.
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
          The portal keeps your session, language, currency, unfinished forms and the bookings and results that you
          looked at in the browser’s storage. It sets no tracking cookies. When you log out you choose whether
          unfinished forms are deleted or stay locked on the device until you log in again; everything else that belongs
          to your account is removed.
        </Trans>
      </p>
      <p>
        <Trans>
          One cookie, which no script can read, tells the log-in that you have logged in with this browser before, so
          that somebody else’s wrong passwords do not keep you out. It is kept for 180 days and opens nothing.
        </Trans>
      </p>
      <p>
        <Trans>
          What you write to us before you log in stays in the browser’s storage until you have sent it, for a day at
          most.
        </Trans>
      </p>
      <h2>{t`What stays on this device after you log out`}</h2>
      <p>
        <Trans>
          Your session, unfinished forms and changes that wait to be sent are encrypted with a key of your own. Logging
          out removes that key from the device, also without a connection. What stays locked opens only when you log in
          again.
        </Trans>
      </p>
      <p>
        <Trans>
          Bookings, search results, recent searches and known prices are not encrypted while you are logged in. Logging
          out removes them, but browsers do not erase at once: parts may stay in the log files of their storage until
          they are overwritten, where a person with access to the device’s files could find them. On a device that is
          not yours, use a private window, or clear the site’s data in the browser afterwards. Files that you downloaded
          stay where you saved them.
        </Trans>
      </p>
    </>
  );
}
