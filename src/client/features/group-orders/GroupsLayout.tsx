import { Trans, useLingui } from '@lingui/react/macro';
import { Outlet, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { GROUP_ORDER_STATUSES } from '../../../contract/group-order-states.ts';
import { ProductListHost } from '../../orders/ProductList.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Missing } from '../../ui/Missing.tsx';
import { Page } from '../../ui/Page.tsx';
import { Panes } from '../../ui/Panes.tsx';
import { useWidth } from '../../ui/width.ts';
import { GroupList } from './GroupList.tsx';
import styles from './Groups.module.css';
import { StatusMenu } from './StatusMenu.tsx';

/** /flight/group/order and below: the statuses, the list and the group side by side where there is room, else one after the other. */
export function GroupsLayout() {
  const { t } = useLingui();
  const width = useWidth();
  const { id = null } = useParams({ strict: false });
  const search = useSearch({ from: '/flight/group/order' });
  const { list: isListOpen = false } = useSearch({ strict: false });
  const status = GROUP_ORDER_STATUSES.find((known) => known === search.status);
  // A group's passenger list takes the full width.
  if (id !== null && (width === 'phone' || isListOpen)) return <Outlet />;
  const request = (
    <ButtonLink to="/flight/group/booking" size="small">
      <Trans>Request a group</Trans>
    </ButtonLink>
  );
  const list = search.status && !status ? <NoSuchStatus /> : <GroupList status={status} opened={id} />;
  if (width === 'phone')
    return (
      <Page title={t`Group orders`} back="/more" end={request}>
        <StatusMenu status={status} />
        {list}
      </Page>
    );
  return (
    <Page title={t`Group orders`} wide fill end={request}>
      <div className={styles.body} data-width={width}>
        <StatusMenu status={status} />
        <Panes list={<ProductListHost>{list}</ProductListHost>}>
          <Outlet />
        </Panes>
      </div>
    </Page>
  );
}

/** Replaces a list whose status does not exist, e.g. from an old or mistyped URL. */
function NoSuchStatus() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const showAll = () => void navigate({ to: '/flight/group/order', search: {}, replace: true });
  return (
    <Missing
      title={t`Status not found`}
      text={t`The address may be mistyped or old.`}
      back={t`All groups`}
      onBack={showAll}
    />
  );
}
