import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutReload } from './router-no-reload.ts';

const packageFile = createRequire(import.meta.url).resolve('@tanstack/react-router/package.json');
const code = readFileSync(join(dirname(packageFile), 'dist/esm/lazyRouteComponent.js'), 'utf8');

test('the router’s own code still reloads where the build takes that out', () => {
  expect(code).toContain('window.location.reload()');
  expect(withoutReload(code)).toContain('if (false && ');
});

test('another router is not built without a word', () => {
  expect(() => withoutReload('export const lazyRouteComponent = null;')).toThrow('reload');
});
