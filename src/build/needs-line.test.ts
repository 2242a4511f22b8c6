import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { needsLine } from '../client/locales/load-messages.ts';
import type { Outputs } from './fetch-ahead.ts';
import { filesNotKept, NEEDS_LINE } from './needs-line.ts';

interface About {
  imports?: string[];
  dynamicImports?: string[];
  styles?: string[];
  isEntry?: boolean;
  /** A chunk that only re-exports from another. */
  isFacade?: boolean;
}

function bundle(chunks: Record<string, [module: string, About?]>): Outputs {
  return Object.fromEntries(
    Object.entries(chunks).map(
      ([
        fileName,
        [module, { imports = [], dynamicImports = [], styles = [], isEntry = false, isFacade = false } = {}],
      ]) => [
        fileName,
        {
          type: 'chunk',
          fileName,
          facadeModuleId: module,
          moduleIds: isFacade ? [] : [`/home/${module}`],
          imports,
          dynamicImports,
          isEntry,
          viteMetadata: { importedCss: new Set(styles) },
        },
      ],
    ),
  );
}

test('left out is what only pages that need a connection lead to, with its styles', () => {
  const built = bundle({
    'index.js': [
      'src/client/main.tsx',
      { isEntry: true, dynamicImports: ['users.js', 'orders.js'], styles: ['all.css'] },
    ],
    'users.js': [
      'src/client/features/users/UsersPage.tsx',
      { imports: ['grid.js', 'list.js'], styles: ['users.css', 'all.css'] },
    ],
    'grid.js': ['src/client/ui/Grid.tsx', { dynamicImports: ['chart.js'] }],
    'chart.js': ['src/client/ui/Chart.tsx'],
    'list.js': ['src/client/ui/List.tsx'],
    'orders.js': ['src/client/features/flight-orders/OrdersPage.tsx', { imports: ['list.js'] }],
  });
  expect(filesNotKept(built).toSorted()).toEqual(['chart.js', 'grid.js', 'users.css', 'users.js']);
});

test('left out is also what is reached by a file that only hands it on', () => {
  const qr = 'src/client/orders/payment/QrCode.tsx';
  const built = bundle({
    'index.js': ['src/client/main.tsx', { isEntry: true, dynamicImports: ['hand-on.js'] }],
    'hand-on.js': [qr, { imports: ['qr.js'], isFacade: true }],
    'qr.js': [qr],
  });
  expect(filesNotKept(built).toSorted()).toEqual(['hand-on.js', 'qr.js']);
});

test('what a first page has at once is kept, whatever it is of', () => {
  const built = bundle({
    'index.js': ['src/client/main.tsx', { isEntry: true, imports: ['words.js'] }],
    'words.js': ['src/client/features/users/words.ts'],
  });
  expect(filesNotKept(built)).toEqual([]);
});

test('every page of a feature that needs a connection brings the words of such features', () => {
  const routes = new URL('../client/routes/', import.meta.url);
  const wordless = readdirSync(routes).filter((file) => {
    const source = readFileSync(new URL(file, routes), 'utf8');
    const imports = [...source.matchAll(/from '\.\.\/([^']+)'/g)].map(([, path]) => `src/client/${path}`);
    const path = /createFileRoute\('([^']+)'\)/.exec(source)?.[1]?.replaceAll('_', '');
    if (!path || !imports.some((file) => NEEDS_LINE.test(file))) return false;
    return !needsLine(path) || !/beforeLoad: (guard\(|withWords)/.test(source);
  });
  expect(wordless).toEqual([]);
});
