import { Trans, useLingui } from '@lingui/react/macro';
import { useMe } from '../../api/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Operator } from '../../ui/Operator.tsx';
import { Page } from '../../ui/Page.tsx';
import { About } from './About.tsx';
import { Claims } from './Claims.tsx';
import styles from './OfferParts.module.css';

export function AboutPage() {
  const { t } = useLingui();
  const me = useMe();
  return (
    <Page title={t`About us`} back="/" wide scrollsByKey>
      <div className={styles.offer}>
        <About claims={<Claims />} operator={<Operator />}>
          {me ? null : (
            <div>
              <ButtonLink to="/" search={{ enquiry: true }} size="main">
                <Trans>Send an enquiry</Trans>
              </ButtonLink>
            </div>
          )}
        </About>
      </div>
    </Page>
  );
}
