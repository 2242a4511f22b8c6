import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Grants, landingPath } from '../../../contract/permissions.ts';
import type { Opener } from '../../account/access.ts';
import { LoginForm } from '../../account/LoginForm.tsx';
import { topMenu, userMenu } from '../../account/menu.ts';
import { useGoOn } from '../../account/use-go-on.ts';
import { useGrants, useMe } from '../../api/session.ts';
import { loadMessagePart } from '../../api/settings.ts';
import { useSiteName } from '../../api/use-site-name.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { ItemLink } from '../../ui/Item.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/Page.tsx';
import { EnquiryCard } from './EnquiryCard.tsx';
import styles from './HomePage.module.css';
import { HomeHero, Products } from './HomeParts.tsx';

const HomeOffer = lazyPart(async () => {
  await loadMessagePart('line');
  return (await import('./HomeOffer.tsx')).HomeOffer;
});

export function HomePage() {
  const name = useSiteName();
  const grants = useGrants();
  const { enquiry } = useSearch({ from: '/' });
  return (
    <Page title={name} wide titleHidden bare>
      {grants ? (
        <div className={styles.own}>
          <Entry />
          <Ways grants={grants} />
        </div>
      ) : (
        <div className={styles.top}>
          <HomeHero />
          <div className={styles.entry}>
            <Entry />
          </div>
          <Products />
          {/* Later content must not push an opened form away. */}
          {enquiry ? null : <OfferPlace />}
          <EnquiryCard />
        </div>
      )}
    </Page>
  );
}

/** All links for a logged-in user. */
function Ways({ grants }: { grants: Grants }) {
  const { t, i18n } = useLingui();
  const ways = [...topMenu(grants), ...userMenu(grants)];
  return (
    <nav aria-label={t`Your portal`}>
      <Card flush>
        {ways.map(({ to, icon, label }) => (
          <ItemLink key={to} to={to} icon={icon} arrow>
            {i18n._(label)}
          </ItemLink>
        ))}
      </Card>
    </nav>
  );
}

/** The offer loads once it is nearly in view: users who log in need not wait for it. */
function OfferPlace() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? <HomeOffer /> : <div ref={place} className={styles.place} />;
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
      {refused ? <Refused opener={refused} /> : null}
      <ButtonLink to={landingPath(grants)} size="main" block>
        {t`Open the portal`}
      </ButtonLink>
    </Card>
  );
}

/** Why the requested page did not open, and who can change that. */
function Refused({ opener }: { opener: Opener }) {
  const words: Record<Opener, ReactNode> = {
    administrator: (
      <Trans>The page you asked for is not open to your role. An administrator of your company can change that.</Trans>
    ),
    parent: (
      <Trans>
        The page you asked for is switched off for your company. The company that opened your agency can change that:
        ask its customer service.
      </Trans>
    ),
    provider: (
      <Trans>
        The page you asked for is for the provider’s own staff, and no role at an agency opens it. Ask the customer
        service of the company that opened your agency for what you need.
      </Trans>
    ),
  };
  return <p className={styles.refused}>{words[opener]}</p>;
}
