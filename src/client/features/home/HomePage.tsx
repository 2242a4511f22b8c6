import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import {
  airplaneOutline,
  businessOutline,
  gitCompareOutline,
  peopleOutline,
  trainOutline,
  walletOutline,
} from 'ionicons/icons';
import { landingPath } from '../../../contract/permissions.ts';
import { LoginForm } from '../../account/LoginForm.tsx';
import { useGoOn } from '../../account/use-go-on.ts';
import { useSiteName } from '../../account/use-site-name.ts';
import { useGrants, useMe } from '../../api/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Page } from '../../ui/Page.tsx';
import { EnquiryCard } from './EnquiryCard.tsx';
import styles from './HomePage.module.css';

export function HomePage() {
  const name = useSiteName();
  const me = useMe();
  return (
    <Page title={name} wide titleHidden bare>
      <div className={styles.top}>
        <Hero />
        <div className={styles.entry}>
          <Entry />
        </div>
        <Products />
        {me ? null : <EnquiryCard />}
      </div>
    </Page>
  );
}

function Hero() {
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

function Entry() {
  const { t } = useLingui();
  const { redirect, refused } = useSearch({ from: '/' });
  const me = useMe();
  const grants = useGrants();
  const goOn = useGoOn(redirect);
  if (!me || !grants) {
    return (
      <Card title={t`Log in`}>
        <LoginForm onDone={goOn} />
      </Card>
    );
  }
  return (
    <Card title={t`Welcome back, ${me.userInfo.nickname || me.userInfo.username}`}>
      <p className={styles.company}>{me.company.name}</p>
      {refused ? (
        <p className={styles.refused}>
          <Trans>
            The page you asked for is not open to your role. An administrator of your company can change that.
          </Trans>
        </p>
      ) : null}
      <ButtonLink to={landingPath(grants)} size="main" block>
        {t`Open the portal`}
      </ButtonLink>
    </Card>
  );
}

function Products() {
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
