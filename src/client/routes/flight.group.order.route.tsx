import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { GroupsLayout } from '../features/group-orders/GroupsLayout.tsx';
import { readGroupsSearch } from '../features/group-orders/groups-search.ts';

export const Route = createFileRoute('/flight/group/order')({
  staticData: { title: msg`Group orders` },
  validateSearch: readGroupsSearch,
  beforeLoad: guard('/flight/group/order'),
  component: GroupsLayout,
});
