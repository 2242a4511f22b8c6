import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { DeskMailsPage } from '../features/desk-mails/DeskMailsPage.tsx';

export const Route = createFileRoute('/desk_/mails')({
  staticData: { title: msg`Emails` },
  beforeLoad: guard('/desk/mails'),
  component: DeskMailsPage,
});
