import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { DeskPage } from '../features/desk/DeskPage.tsx';
import { readDeskSearch } from '../features/desk/desk-search.ts';

export const Route = createFileRoute('/desk')({
  staticData: { title: msg({ message: 'Desk', context: 'menu' }) },
  validateSearch: readDeskSearch,
  beforeLoad: guard('/desk'),
  component: DeskPage,
});
