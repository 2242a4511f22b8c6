import { useLingui } from '@lingui/react/macro';
import { personCircleOutline } from 'ionicons/icons';
import { type ReactNode, useState } from 'react';
import { grantsOf } from '../../../contract/grants.ts';
import { canUseFlights } from '../../../contract/permissions.ts';
import { preferencesOpen } from '../../account/preferences-open.ts';
import { useLogOut } from '../../account/use-log-out.ts';
import { useMe } from '../../api/session.ts';
import { TypedTag } from '../../offline/drafts/ui/TypedTag.tsx';
import { AREA_CODE_PLACE, CONTACT_PHONE_PLACE, NAME_PLACE } from '../../offline/outbox/kinds/own-account.ts';
import { OutboxTag } from '../../offline/outbox/ui/OutboxTag.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useFormat } from '../../ui/format.ts';
import { Page } from '../../ui/Page.tsx';
import { DateFormatCard } from './DateFormatCard.tsx';
import { DeviceCard } from './DeviceCard.tsx';
import { DigitsCard } from './DigitsCard.tsx';
import { FavouriteCitiesCard } from './FavouriteCitiesCard.tsx';
import { FavouriteCountriesCard } from './FavouriteCountriesCard.tsx';
import { NameSheet } from './NameSheet.tsx';
import styles from './ProfilePage.module.css';
import { useAreaCode, useContactPhone, useOwnName } from './use-own-account.ts';

/** The user, their name and favourites, and this device's storage. */
export function ProfilePage() {
  const format = useFormat();
  const { t } = useLingui();
  const me = useMe();
  const logOut = useLogOut();
  const name = useOwnName();
  const [naming, setNaming] = useState(false);
  if (!me) {
    return (
      <Page title={t`Account`}>
        <EmptyState
          icon={personCircleOutline}
          title={t`You are not logged in`}
          action={
            <ButtonLink to="/login" search={{ redirect: '/profile' }}>
              {t`Log in`}
            </ButtonLink>
          }
        />
      </Page>
    );
  }
  const { userInfo, company } = me;
  const roles = new Map([
    ['operator', t`Operator`],
    ['finance', t`Finance`],
    ['SuperUser', t`Administrator`],
  ]);
  return (
    <Page title={t`Account`} back="/more">
      <Card title={name.value} end={name.record ? <OutboxTag record={name.record} /> : null}>
        <dl className={styles.facts}>
          <Fact name={t`Username`}>{userInfo.username}</Fact>
          <Fact name={t`Email`}>{userInfo.email || '–'}</Fact>
          <Fact name={t`Mobile`}>{userInfo.mobile ? `+${userInfo.areaCode} ${userInfo.mobile}` : '–'}</Fact>
          <Fact name={t`Role`}>{format.list(userInfo.role.map((role) => roles.get(role) ?? role))}</Fact>
          <Fact name={t`Company`}>{company.name}</Fact>
          <Fact name={t`Settlement currency`}>{company.config.commonConfig.settlementCurrency}</Fact>
        </dl>
        <div className={styles.naming}>
          <Button kind="quiet" size="small" onPress={() => setNaming(true)}>{t`Change your name`}</Button>
          <ButtonLink to="/profile/security" kind="quiet" size="small">{t`Password, devices and picture`}</ButtonLink>
          {naming ? null : <TypedTag place={NAME_PLACE} />}
        </div>
        {naming ? <NameSheet name={name.value} open={naming} onClose={() => setNaming(false)} /> : null}
      </Card>
      {canUseFlights(grantsOf(me)) ? (
        <>
          <FavouriteCitiesCard />
          <FavouriteCountriesCard />
          <ContactCards />
        </>
      ) : null}
      <Card title={t`Password`}>
        <div className={styles.naming}>
          <ButtonLink to="/profile/security" hash="password" kind="quiet" size="small">
            {t`Change the password`}
          </ButtonLink>
        </div>
      </Card>
      <DateFormatCard />
      <DeviceCard />
      <div className={styles.buttons}>
        <Button kind="quiet" onPress={() => preferencesOpen.set(true)}>{t`Language, currency and appearance`}</Button>
        <Button kind="quiet" onPress={() => void logOut()}>{t`Log out`}</Button>
      </div>
    </Page>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The initial area code and phone of a new booking's contact. */
function ContactCards() {
  const { t } = useLingui();
  return (
    <>
      <DigitsCard
        name="defaultRegion"
        title={t`Default area code`}
        label={t`Area code`}
        hint={t`Pre-filled as the phone code of the contact in new bookings.`}
        own={useAreaCode()}
        place={AREA_CODE_PLACE}
        accepts={/^[1-9]\d{0,3}$/}
        mostDigits={4}
        autoComplete="tel-country-code"
      />
      <DigitsCard
        name="contactPhone"
        title={t`Contact phone`}
        label={t`Phone`}
        hint={t`Pre-filled in new bookings. The first number you book with is saved here.`}
        own={useContactPhone()}
        place={CONTACT_PHONE_PLACE}
        accepts={/^(?:\d{5,15})?$/}
        mostDigits={15}
        autoComplete="tel-national"
      />
    </>
  );
}
