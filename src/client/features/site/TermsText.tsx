import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextFoot } from './TextFoot.tsx';

/** The terms; rendered without scripts as well (public/render-pages.tsx). */
export function TermsText({ operator }: { operator: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <h2>{t`Who may use the portal`}</h2>
      <p>
        <Trans>
          The portal is for travel businesses that have an agreement with the site’s operator. Accounts are personal:
          keep your password to yourself and tell your administrator when somebody leaves.
        </Trans>
      </p>
      <h2>{t`Prices and bookings`}</h2>
      <p>
        <Trans>
          A price is confirmed when it has been checked, and held only until the deadline shown on the booking. Prices
          in another currency are converted for display; what is paid is the amount in your company’s settlement
          currency.
        </Trans>
      </p>
      <h2>{t`Tickets, changes and refunds`}</h2>
      <p>
        <Trans>
          Carriage is by the carrier’s own conditions. Changes, refunds and voids follow the fare’s rules shown with the
          booking; service fees are shown before you confirm.
        </Trans>
      </p>
      <h2>{t`Self-transfer trips`}</h2>
      <p>
        <Trans>
          Trips marked as self-transfer are separate tickets. Travellers collect and check in their bags again, need the
          visas for it, and are not protected by the airlines when a connection is missed.
        </Trans>
      </p>
      <h2>{t`Demonstration sites`}</h2>
      <p>
        <Trans>
          On a demonstration site suppliers and payments are a sandbox: nothing is booked with an airline and no money
          moves.
        </Trans>
      </p>
      <TextFoot operator={operator} changed="2026-11-27" />
    </>
  );
}
