import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'interline-fingerprint-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it.each(['src/build/ionic-split.ts', 'src/server/app.ts', 'vite.config.ts', 'tsconfig.json', 'package.json'])(
  'builds anew when %s has changed',
  (path) => {
    write(path, 'before');
    const before = fingerprint(root);
    expect(fingerprint(root)).toBe(before);
    write(path, 'after');
    expect(fingerprint(root)).not.toBe(before);
  },
);

it('builds nothing anew for a changed test', () => {
  write('src/server/app.test.ts', 'before');
  const before = fingerprint(root);
  write('src/server/app.test.ts', 'after');
  expect(fingerprint(root)).toBe(before);
});
