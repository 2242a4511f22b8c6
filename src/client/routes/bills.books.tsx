import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../account/guards.ts';
import { BooksPage } from '../features/bills/BooksPage.tsx';
import { readOpenedId } from '../ui/opened-id.ts';

export const Route = createFileRoute('/bills/books')({
  staticData: { title: msg`Accounting` },
  validateSearch: readOpenedId,
  beforeLoad: guard('/bills/books'),
  component: BooksPage,
});
