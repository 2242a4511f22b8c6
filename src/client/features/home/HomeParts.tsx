import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  FlightsScene,
  GroupsScene,
  SelfTransferScene,
  SubAgenciesScene,
  TrainsScene,
  WalletScene,
} from './art/product-scenes.tsx';
import { HeroArt } from './art/Scene.tsx';
import styles from './HomeParts.module.css';

interface HeroProps {
  kicker?: ReactNode;
  headline: ReactNode;
  lead: ReactNode;
  /** Links below the text. */
  children?: ReactNode;
}

/** The first section, with its picture. All parts here are rendered without scripts as well, so they use no session and no URL. */
export function Hero({ kicker, headline, lead, children }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.heroInner}>
        <div className={styles.words}>
          {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
          <h2 className={styles.headline}>{headline}</h2>
          <p className={styles.heroLead}>{lead}</p>
          {children}
        </div>
        <HeroArt />
      </div>
    </div>
  );
}

/** What the portal is, in a sentence. */
export function HomeHero({ children }: Pick<HeroProps, 'children'>) {
  return (
    <Hero
      kicker={<Trans>For travel agencies</Trans>}
      headline={<Trans>From search to issued ticket, in one place</Trans>}
      lead={
        <Trans>
          GDS, NDC and low-cost fares side by side, one wallet for all of them, and every booking followed to its
          ticket.
        </Trans>
      }
    >
      {children}
    </Hero>
  );
}

interface SectionProps {
  /** Of the heading, which names the section. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** One part of the portal's offer, under a heading. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}

/** What it sells. */
export function Products() {
  const { t } = useLingui();
  const products = [
    {
      Picture: FlightsScene,
      title: t`Flights`,
      text: t`All suppliers in one search, with bags, rules and seats on the card.`,
    },
    {
      Picture: SelfTransferScene,
      title: t`Self-transfer trips`,
      text: t`Separate tickets stitched into one journey, marked as such.`,
    },
    { Picture: GroupsScene, title: t`Groups`, text: t`Quotes for ten and more, paid in instalments.` },
    { Picture: TrainsScene, title: t`Trains`, text: t`Seats across China, beside your flights.` },
    {
      Picture: WalletScene,
      title: t`Wallet and bills`,
      text: t`Balance and credit, statements by the period, one ledger.`,
    },
    {
      Picture: SubAgenciesScene,
      title: t`Sub-agencies`,
      text: t`Your own agencies with their prices, credit and users.`,
    },
  ];
  return (
    <Section id="products" title={<Trans>What the portal does</Trans>}>
      <ul className={styles.products}>
        {products.map(({ Picture, title, text }) => (
          <li key={title} className={styles.product}>
            <span className={styles.picture}>
              <Picture />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
