import { Trans } from '@lingui/react/macro';
import { Claims } from './Claims.tsx';
import styles from './OfferParts.module.css';
import { Audiences, Beyond, Cooperation } from './OfferParts.tsx';

/** What wins a partner; loads behind the first screen. */
export function HomeOffer() {
  return (
    <div className={styles.offer}>
      <Claims />
      <Audiences />
      <Cooperation heading={<Trans>Four ways to work together</Trans>} />
      <Beyond />
    </div>
  );
}
