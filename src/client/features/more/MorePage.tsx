import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  chevronForward,
  downloadOutline,
  globeOutline,
  logOutOutline,
  personCircleOutline,
  timeOutline,
} from 'ionicons/icons';
import { useState } from 'react';
import { ChatOffer } from '../../account/chat-offer.ts';
import { moreMenu } from '../../account/menu.ts';
import { preferencesOpen } from '../../account/preferences-open.ts';
import { useLogOut } from '../../account/use-log-out.ts';
import { useOpenVoyages } from '../../account/use-open-voyages.ts';
import { useUnreadCount } from '../../account/use-unread-count.ts';
import { useGrants, useMe } from '../../api/session.ts';
import { useCurrency, useLocale } from '../../api/settings.ts';
import { useSiteConfig } from '../../api/site.ts';
import { useStore } from '../../api/store.ts';
import { installWay } from '../../offline/install.ts';
import { useOutbox } from '../../offline/outbox/use-outbox.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ItemButton, ItemLink } from '../../ui/Item.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/Page.tsx';
import { Registrations } from '../../ui/Registrations.tsx';
import styles from './MorePage.module.css';

const InstallSheet = lazyPart(async () => (await import('../../offline/InstallSheet.tsx')).InstallSheet, {
  isAskedFor: true,
});

const LANGUAGE = { en: 'English', 'zh-cn': '简体中文', 'zh-tw': '繁體中文' } as const;

/** Everything that is not in the tabs. */
export function MorePage() {
  const { t, i18n } = useLingui();
  const me = useMe();
  const grants = useGrants();
  const logOut = useLogOut();
  const ends: Partial<Record<string, number | null>> = {
    '/notices': useUnreadCount(),
    '/flight/orders/voyage': useOpenVoyages().data?.total || null,
  };
  const language = LANGUAGE[useLocale()];
  const currency = useCurrency();
  const chatHost = useSiteConfig()?.chatHost;
  return (
    <Page title={t`More`}>
      {me ? (
        <Link to="/profile" className={styles.who}>
          <Icon icon={personCircleOutline} className={styles.face} />
          <span className={styles.words}>
            <b>{me.userInfo.nickname || me.userInfo.username}</b>
            <span>{me.company.name}</span>
          </span>
          <Icon icon={chevronForward} className={styles.arrow} />
        </Link>
      ) : null}
      {grants ? (
        <Card flush>
          {moreMenu(grants).map((item) => (
            <ItemLink key={item.to} to={item.to} icon={item.icon} end={ends[item.to] ?? null} arrow>
              {i18n._(item.label)}
            </ItemLink>
          ))}
        </Card>
      ) : null}
      <Card flush>
        <ItemButton
          icon={globeOutline}
          end={`${language} · ${currency}`}
          opens="dialog"
          onPress={() => preferencesOpen.set(true)}
        >
          {t`Language, currency and appearance`}
        </ItemButton>
        <OutboxRow />
        <InstallRow />
      </Card>
      <Card flush>
        <ItemButton icon={logOutOutline} onPress={() => void logOut()}>
          {t`Log out`}
        </ItemButton>
      </Card>
      <nav className={styles.small} aria-label={t`About the portal`}>
        {chatHost ? <ChatOffer host={chatHost} /> : null}
        <Link to="/about">{t`About us`}</Link>
        <Link to="/terms">{t`Terms of use`}</Link>
        <Link to="/privacy">{t`Privacy`}</Link>
        <Registrations />
      </nav>
    </Page>
  );
}

/** Only with pending changes. */
function OutboxRow() {
  const { t } = useLingui();
  const count = useOutbox().records.length;
  if (count === 0) return null;
  return (
    <ItemLink to="/outbox" icon={timeOutline} end={String(count)} arrow>
      {t`Waiting to be sent`}
    </ItemLink>
  );
}

/** Only where this browser can install the portal and has not. */
function InstallRow() {
  const { t } = useLingui();
  const way = useStore(installWay);
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <>
      {way === 'none' ? null : (
        <ItemButton icon={downloadOutline} opens="dialog" onPress={() => setState('open')}>
          {t`Install the app`}
        </ItemButton>
      )}
      {state === 'unopened' ? null : <InstallSheet open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}
