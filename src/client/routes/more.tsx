import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { MorePage } from '../features/more/MorePage.tsx';

export const Route = createFileRoute('/more')({
  staticData: { title: msg`More` },
  component: MorePage,
});
