import { Trans, useLingui } from '@lingui/react/macro';

/** Who the portal is for and how to work with it; rendered without scripts as well (public/render-pages.tsx). */
export function AboutText() {
  const { t } = useLingui();
  return (
    <>
      <h2>{t`A portal for those who sell travel`}</h2>
      <p>
        <Trans>
          We bring air content from global distribution systems, airlines’ own NDC channels and low-cost carriers
          together for travel agencies, tour operators, travel management companies and online agencies.
        </Trans>
      </p>
      <h2>{t`How agencies work with us`}</h2>
      <p>
        <Trans>
          In this portal, through an API, as a white-label site or a widget, or as software in their own name: prices,
          wallet and bookings are the same everywhere.
        </Trans>
      </p>
    </>
  );
}
