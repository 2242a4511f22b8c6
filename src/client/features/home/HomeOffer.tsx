import { claimWords } from '../../../contract/site-names.ts';
import { useLocale } from '../../api/settings.ts';
import { useSiteConfig } from '../../api/site.ts';
import { Claims } from './Claims.tsx';
import styles from './OfferParts.module.css';
import { Audiences, Beyond, Cooperation } from './OfferParts.tsx';

/** What wins a partner; loads behind the first screen. */
export function HomeOffer() {
  const claims = useSiteConfig()?.claims ?? [];
  const locale = useLocale();
  return (
    <div className={styles.offer}>
      <Claims claims={claims.map((claim) => ({ figure: claim.figure, words: claimWords(claim, locale) }))} />
      <Audiences />
      <Cooperation />
      <Beyond />
    </div>
  );
}
