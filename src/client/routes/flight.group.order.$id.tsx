import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GroupPage } from '../features/group-orders/GroupPage.tsx';

export const Route = createFileRoute('/flight/group/order/$id')({
  staticData: { title: msg`Group order` },
  validateSearch: (search): { list?: true; pay?: true } => ({
    ...(search.list === true ? { list: true } : {}),
    ...(search.pay === true ? { pay: true } : {}),
  }),
  component: GroupPage,
});
