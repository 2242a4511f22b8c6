import { Trans, useLingui } from '@lingui/react/macro';
import { globeOutline } from 'ionicons/icons';
import type { Site } from '../../../contract/sites.ts';
import { messageOf } from '../../api/errors.ts';
import { useIsOld } from '../../api/online.ts';
import { useApiQuery } from '../../api/queries.ts';
import { AsOf } from '../../ui/AsOf.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { SiteForm } from './SiteForm.tsx';
import { SitePictures } from './SitePictures.tsx';
import styles from './SitesPage.module.css';

/** /company/site: the agency edits the site of its own web address. */
export function OwnSitePage() {
  const { t } = useLingui();
  const query = useApiQuery('ownSite', {});
  const isOld = useIsOld(query);
  return (
    <Page title={t`Your site`} back="/company">
      {query.data ? (
        <div className={styles.stack}>
          <AsOf updatedAt={query.dataUpdatedAt} isStale={isOld} />
          <OwnSite site={query.data} />
        </div>
      ) : query.error?.status === 404 ? (
        <NoSite />
      ) : (
        <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
          <Skeleton height="96px" lines={3} />
        </Unloaded>
      )}
    </Page>
  );
}

function OwnSite({ site }: { site: Site }) {
  const { t } = useLingui();
  const hosts = site.hosts.join(', ');
  return (
    <>
      <p className={styles.hint}>
        <Trans>What visitors see under {hosts}. Pages that are open show a change within ten minutes.</Trans>
      </p>
      <Card title={t`Logos and icon`}>
        <div className={styles.stack}>
          <SitePictures site={site} own />
        </div>
      </Card>
      <SiteForm
        key={site.version}
        site={site}
        own
        onDone={() => undefined}
        frame={({ children, footer }) => (
          <Card title={t`Details`}>
            <div className={styles.stack}>
              {children}
              {footer}
            </div>
          </Card>
        )}
      />
    </>
  );
}

function NoSite() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={globeOutline}
      title={t`Your company has no site of its own`}
      text={t`The provider of the portal opens one and gives your company its web address. Ask its customer service.`}
      action={
        <ButtonLink to="/company">
          <Trans>Back to company profile</Trans>
        </ButtonLink>
      }
    />
  );
}
