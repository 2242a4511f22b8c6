import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { MemberCardsPage } from '../features/travellers/MemberCardsPage.tsx';
import { readOpened } from '../features/travellers/opened.ts';

export const Route = createFileRoute('/travellers/cards')({
  staticData: { title: msg`Member cards` },
  validateSearch: readOpened,
  beforeLoad: guard('/travellers/cards'),
  component: MemberCardsPage,
});
