import { Trans, useLingui } from '@lingui/react/macro';
import { Prose } from './Prose.tsx';

export function AboutPage() {
  const { t } = useLingui();
  return (
    <Prose title={t`About us`}>
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
    </Prose>
  );
}
