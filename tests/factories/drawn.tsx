import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { queryClient } from '../../src/client/api/queries.ts';

function inEnglish(part: ReactNode, client: QueryClient) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>{part}</QueryClientProvider>
    </I18nProvider>
  );
}

/** The initial HTML of a component in English: no effects run, and only cached answers are available. */
export async function drawn(part: ReactNode): Promise<string> {
  const routeTree = createRootRoute({ component: () => inEnglish(part, queryClient) });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** The same of a component without links, before any answer. */
export function rendered(part: ReactNode): string {
  return renderToStaticMarkup(inEnglish(part, new QueryClient()));
}

/** The form fields in it without a hint, by name. */
export function withoutHint(part: ReactNode): string[] {
  const html = rendered(part);
  const controls = [...html.matchAll(/<[^>]* id="field-([^"]+)"[^>]*>/g)];
  return controls.flatMap(([tag, name = '']) => {
    const described = /aria-describedby="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
    return described.includes(`hint-${name}`) && html.includes(`id="hint-${name}"`) ? [] : [name];
  });
}

/** Term and description of each row of the description lists in it. */
export function termsOf(part: ReactNode): string[][] {
  const rows = rendered(part).matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g);
  return [...rows].map((row) => row.slice(1).map((html) => html.replace(/<[^>]+>/g, '')));
}
