import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useApiQuery } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { NEW } from '../../ui/opened-id.ts';
import { Page } from '../../ui/Page.tsx';
import { Panes } from '../../ui/Panes.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { useWidth } from '../../ui/width.ts';
import { SiteDetail } from './SiteDetail.tsx';
import { SiteList } from './SiteList.tsx';

/** /company/sites: the portal under other names and host names. The URL says which is open. */
export function SitesPage() {
  const { t } = useLingui();
  const { id } = useSearch({ from: '/company_/sites' });
  const navigate = useNavigate();
  const isPhone = useWidth() === 'phone';
  const query = useApiQuery('sites', {});
  useReturnFocus(isPhone ? undefined : id);
  const open = (next: string | undefined) => void navigate({ to: '/company/sites', search: next ? { id: next } : {} });
  const add = (
    <Button block={isPhone} size={isPhone ? 'main' : 'small'} onPress={() => open(NEW)}>
      <Trans>Open a site</Trans>
    </Button>
  );
  const site = query.data?.list.find((one) => one.id === id);
  const detail = (
    <SiteDetail
      key={id}
      {...{ id, site, isRead: query.data !== undefined }}
      beside={!isPhone}
      onClose={() => open(undefined)}
    />
  );
  const list = <SiteList query={query} beside={isPhone ? null : { open: id }} onChoose={(one) => open(one.id)} />;
  return (
    <Page title={t`Sites`} back="/more" wide fill={!isPhone} end={isPhone ? null : add} footer={isPhone ? add : null}>
      {isPhone ? (
        <>
          {list}
          {id === undefined ? null : detail}
        </>
      ) : (
        <Panes list={list}>{detail}</Panes>
      )}
    </Page>
  );
}
