import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { withWords } from '../account/guards.ts';
import { AboutPage } from '../features/home/AboutPage.tsx';

export const Route = createFileRoute('/about')({
  staticData: { title: msg`About us` },
  beforeLoad: withWords,
  component: AboutPage,
});
