import { Trans, useLingui } from '@lingui/react/macro';
import {
  appsOutline,
  bagHandleOutline,
  cloudOutline,
  codeSlashOutline,
  colorPaletteOutline,
  compassOutline,
  desktopOutline,
  globeOutline,
  layersOutline,
  mapOutline,
} from 'ionicons/icons';
import { Icon } from '../../ui/Icon.tsx';
import styles from './OfferParts.module.css';

/** For whom the portal is made (spec, first paragraph). Rendered without scripts as well. */
export function Audiences() {
  const { t } = useLingui();
  const audiences = [
    {
      icon: bagHandleOutline,
      title: t`Travel agencies`,
      text: t`Fares of all suppliers in one search, sold with your own markup, paid from one wallet.`,
    },
    {
      icon: mapOutline,
      title: t`Tour operators`,
      text: t`Group quotes, passenger lists from a sheet, and payment in instalments with their deadlines.`,
    },
    {
      icon: desktopOutline,
      title: t`Travel management companies`,
      text: t`Changes, refunds and voids followed to the end, and statements that add up.`,
    },
    {
      icon: compassOutline,
      title: t`Destination management companies`,
      text: t`Trains across China beside the flights, for travellers from anywhere, in three languages.`,
    },
    {
      icon: globeOutline,
      title: t`Online travel agencies`,
      text: t`One API from search to after-sales, with a signed message for every change of a booking.`,
    },
    {
      icon: layersOutline,
      title: t`B2B aggregators`,
      text: t`Agencies below your own, each with its prices, credit and users.`,
    },
  ];
  return (
    <section className={styles.section} aria-labelledby="audiences">
      <h2 id="audiences" className={styles.heading}>
        <Trans>Made for those who sell travel</Trans>
      </h2>
      <ul className={styles.cards}>
        {audiences.map(({ icon, title, text }) => (
          <li key={title} className={styles.card}>
            <span className={styles.icon}>
              <Icon icon={icon} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How to work with the provider (spec §1). */
export function Cooperation() {
  const { t } = useLingui();
  const ways = [
    { icon: codeSlashOutline, title: t`API integration`, text: t`Search, book and service from your own system.` },
    { icon: appsOutline, title: t`B2B agent portal`, text: t`Your staff work here, on a phone or at a desk.` },
    {
      icon: colorPaletteOutline,
      title: t`White-label or widget`,
      text: t`The portal under your name, or in a frame of your site.`,
    },
    { icon: cloudOutline, title: t`SaaS`, text: t`Your own agencies, prices and credit on our platform.` },
  ];
  return (
    <section className={styles.section} aria-labelledby="cooperation">
      <h2 id="cooperation" className={styles.heading}>
        <Trans>Four ways to work together</Trans>
      </h2>
      <ol className={styles.ways}>
        {ways.map(({ icon, title, text }) => (
          <li key={title} className={styles.way}>
            <Icon icon={icon} className={styles.wayIcon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What else the partnership covers (spec §1), arranged by people. */
export function Beyond() {
  const { t } = useLingui();
  const products = [
    ...[t`Hotels`, t`Transfers`, t`Activities`, t`Customized tours`],
    ...[t`Travel insurance`, t`E-visas`, t`Airport lounges`, t`Ancillaries`],
  ];
  return (
    <section className={styles.section} aria-labelledby="beyond">
      <h2 id="beyond" className={styles.heading}>
        <Trans>Beyond flights and trains</Trans>
      </h2>
      <p className={styles.lead}>
        <Trans>Ask us about what your clients need around the trip.</Trans>
      </p>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product}>{product}</li>
        ))}
      </ul>
    </section>
  );
}
