import { Trans, useLingui } from '@lingui/react/macro';
import {
  airplaneOutline,
  businessOutline,
  gitCompareOutline,
  peopleOutline,
  trainOutline,
  walletOutline,
} from 'ionicons/icons';
import { Icon } from '../../ui/Icon.tsx';
import styles from './HomePage.module.css';

/** What the portal is, in a sentence. Also rendered without scripts, so it knows no session and no address. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <p className={styles.kicker}>
        <Trans>For travel agencies</Trans>
      </p>
      <h2 className={styles.headline}>
        <Trans>From search to issued ticket, in one place</Trans>
      </h2>
      <p className={styles.lead}>
        <Trans>
          GDS, NDC and low-cost fares side by side, one wallet for all of them, and every booking followed to its
          ticket.
        </Trans>
      </p>
    </div>
  );
}

/** What it sells. */
export function Products() {
  const { t } = useLingui();
  const products = [
    {
      icon: airplaneOutline,
      title: t`Flights`,
      text: t`All suppliers in one search, with bags, rules and seats on the card.`,
    },
    {
      icon: gitCompareOutline,
      title: t`Self-transfer trips`,
      text: t`Separate tickets stitched into one journey, marked as such.`,
    },
    { icon: peopleOutline, title: t`Groups`, text: t`Quotes for ten and more, paid in instalments.` },
    { icon: trainOutline, title: t`Trains`, text: t`Seats across China, beside your flights.` },
    {
      icon: walletOutline,
      title: t`Wallet and bills`,
      text: t`Balance and credit, statements by the period, one ledger.`,
    },
    { icon: businessOutline, title: t`Sub-agencies`, text: t`Your own agencies with their prices, credit and users.` },
  ];
  return (
    <section className={styles.products} aria-label={t`What the portal does`}>
      {products.map(({ icon, title, text }) => (
        <div key={title} className={styles.product}>
          <span className={styles.productIcon}>
            <Icon icon={icon} />
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
