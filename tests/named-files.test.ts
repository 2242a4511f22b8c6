import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;
const PAGES = [
  'README.md',
  '.github/CONTRIBUTING.md',
  '.github/SECURITY.md',
  'docs/CHANGELOG.md',
  'deploy/README.md',
  'deploy/layout.md',
];
const SCRIPTS = /npm run ([\w:-]+)/g;

/** A page's links, relative to it, and the paths it names from the root: whole paths, without placeholders. */
function namedIn(page: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const linked = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => join(dirname(page), path));
  const quoted = [...text.matchAll(/`((?:src|tests|docs|deploy|\.github|\.ci)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  return [...linked, ...quoted];
}

it.each(PAGES)('the files that %s names are there', (page) => {
  expect(namedIn(page).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it.each(PAGES)('the scripts that %s names are there', (page) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const named = [...readFileSync(join(ROOT, page), 'utf8').matchAll(SCRIPTS)].map(([, name = '']) => name);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});
