import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Hero, Products, Section } from './HomeParts.tsx';
import { Audiences, Beyond, Cooperation } from './OfferParts.tsx';

interface AboutProps {
  /** Links below the introduction. */
  children?: ReactNode;
  /** The figures of the site. */
  claims: ReactNode;
  /** The site's operator and contact. */
  operator: ReactNode;
}

/** Who the portal is for, what it offers and how to work with it; rendered without scripts as well (public/render-pages.tsx). */
export function About({ claims, operator, children }: AboutProps) {
  return (
    <>
      <Hero
        headline={<Trans>A portal for those who sell travel</Trans>}
        lead={
          <Trans>
            Fares from global distribution systems, airlines’ own NDC channels and low-cost carriers, with groups and
            trains beside them.
          </Trans>
        }
      >
        {children}
      </Hero>
      {claims}
      <Audiences />
      <Products />
      <Cooperation heading={<Trans>How agencies work with us</Trans>} />
      <Beyond />
      <Section id="operator" title={<Trans>Who runs this site</Trans>}>
        {operator}
      </Section>
    </>
  );
}
