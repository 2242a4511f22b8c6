import { useLingui } from '@lingui/react/macro';
import type { Site, Sites } from '../../../contract/sites.ts';
import { messageOf } from '../../api/errors.ts';
import { useIsOld } from '../../api/online.ts';
import listStyles from '../../manage/RecordList.module.css';
import { AsOf } from '../../ui/AsOf.tsx';
import { RowButton, RowList } from '../../ui/RowList.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Unloaded } from '../../ui/Unloaded.tsx';
import { rowId } from '../../ui/use-return-focus.ts';
import styles from './SitesPage.module.css';

interface SiteListProps {
  query: {
    data: Sites | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    fetchStatus: string;
    dataUpdatedAt: number;
    refetch: () => unknown;
  };
  /** The site open beside the list; null without a detail pane. */
  beside: { open: string | undefined } | null;
  onChoose: (site: Site) => void;
}

/** All sites, the default for any other host name first. */
export function SiteList({ query, beside, onChoose }: SiteListProps) {
  const isOld = useIsOld(query);
  const list = (
    <div aria-busy={query.isFetching}>
      <AsOf updatedAt={query.dataUpdatedAt} isStale={isOld} />
      {query.data ? null : (
        <Unloaded query={query} error={query.error ? messageOf(query.error) : null}>
          <Skeleton height="64px" lines={3} />
        </Unloaded>
      )}
      <RowList flush={beside !== null}>
        {(query.data?.list ?? []).map((site) => (
          <li key={site.id}>
            <RowButton id={rowId(site.id)} isOpen={beside?.open === site.id} onPress={() => onChoose(site)}>
              <SiteRow site={site} />
            </RowButton>
          </li>
        ))}
      </RowList>
    </div>
  );
  return beside ? <div className={listStyles.scroll}>{list}</div> : list;
}

function SiteRow({ site }: { site: Site }) {
  const { t } = useLingui();
  const hosts = site.hosts.join(', ');
  return (
    <>
      <b className={styles.name}>{site.name}</b>
      <span className={styles.hosts}>{site.isDefault ? t`All other host names` : hosts || t`No host name yet`}</span>
      {site.isDefault ? (
        <span className={styles.tag}>
          <Tag colour="info">{t`Default`}</Tag>
        </span>
      ) : null}
    </>
  );
}
