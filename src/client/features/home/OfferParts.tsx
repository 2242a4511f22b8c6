import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  AggregatorScene,
  DestinationScene,
  OnlineAgencyScene,
  TourOperatorScene,
  TravelAgencyScene,
  TravelManagerScene,
} from './art/audience-scenes.tsx';
import {
  ActivitiesScene,
  AncillariesScene,
  ApiScene,
  HotelsScene,
  InsuranceScene,
  LoungesScene,
  PortalScene,
  SaasScene,
  ToursScene,
  TransfersScene,
  VisasScene,
  WhiteLabelScene,
} from './art/offer-scenes.tsx';
import { Section } from './HomeParts.tsx';
import styles from './OfferParts.module.css';

/** The portal's audiences (spec, first paragraph). Rendered without scripts as well. */
export function Audiences() {
  const { t } = useLingui();
  const audiences = [
    {
      Picture: TravelAgencyScene,
      title: t`Travel agencies`,
      text: t`Fares of all suppliers in one search, sold with your own markup, paid from one wallet.`,
    },
    {
      Picture: TourOperatorScene,
      title: t`Tour operators`,
      text: t`Group quotes, passenger lists from a sheet, and payment in instalments with their deadlines.`,
    },
    {
      Picture: TravelManagerScene,
      title: t`Travel management companies`,
      text: t`Changes, refunds and voids followed to the end, and statements that add up.`,
    },
    {
      Picture: DestinationScene,
      title: t`Destination management companies`,
      text: t`Trains across China beside the flights, for travellers from anywhere, in three languages.`,
    },
    {
      Picture: OnlineAgencyScene,
      title: t`Online travel agencies`,
      text: t`One API from search to after-sales, with a signed message for every change of a booking.`,
    },
    {
      Picture: AggregatorScene,
      title: t`B2B aggregators`,
      text: t`Agencies below your own, each with its prices, credit and users.`,
    },
  ];
  return (
    <Section id="audiences" title={<Trans>Made for those who sell travel</Trans>}>
      <ul className={styles.cards}>
        {audiences.map(({ Picture, title, text }) => (
          <li key={title} className={styles.card}>
            <span className={styles.stage}>
              <Picture />
            </span>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** How to work with the provider (spec §1). */
export function Cooperation({ heading }: { heading: ReactNode }) {
  const { t } = useLingui();
  const ways = [
    { Picture: ApiScene, title: t`API integration`, text: t`Search, book and service from your own system.` },
    { Picture: PortalScene, title: t`B2B agent portal`, text: t`Your staff work here, on a phone or at a desk.` },
    {
      Picture: WhiteLabelScene,
      title: t`White-label or widget`,
      text: t`The portal under your name, or in a frame of your site.`,
    },
    { Picture: SaasScene, title: t`SaaS`, text: t`Your own agencies, prices and credit on our platform.` },
  ];
  return (
    <Section
      id="cooperation"
      title={heading}
      lead={<Trans>Prices, wallet and bookings are the same in all of them.</Trans>}
    >
      <ol className={styles.ways}>
        {ways.map(({ Picture, title, text }) => (
          <li key={title} className={styles.way}>
            <span className={styles.wayPicture}>
              <Picture />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Further services of the partnership (spec §1), done by people. */
export function Beyond() {
  const { t } = useLingui();
  const products = [
    { Picture: HotelsScene, title: t`Hotels` },
    { Picture: TransfersScene, title: t`Transfers` },
    { Picture: ActivitiesScene, title: t`Activities` },
    { Picture: ToursScene, title: t`Customized tours` },
    { Picture: InsuranceScene, title: t`Travel insurance` },
    { Picture: VisasScene, title: t`E-visas` },
    { Picture: LoungesScene, title: t`Airport lounges` },
    { Picture: AncillariesScene, title: t`Ancillaries` },
  ];
  return (
    <Section
      id="beyond"
      title={<Trans>Beyond flights and trains</Trans>}
      lead={<Trans>Ask us about what your clients need around the trip.</Trans>}
    >
      <ul className={styles.tiles}>
        {products.map(({ Picture, title }) => (
          <li key={title} className={styles.tile}>
            <span className={styles.stage}>
              <Picture />
            </span>
            <b>{title}</b>
          </li>
        ))}
      </ul>
    </Section>
  );
}
