import { describe, expect, it } from 'vitest';
import { runShared } from './split-startup-tasks.ts';

const ENTRY = '<script type="module" crossorigin src="/assets/index-a1.js"></script>';
const preload = (file: string) => `\n    <link rel="modulepreload" crossorigin href="/assets/${file}">`;

describe('the built first page', () => {
  it('runs what every page shares by itself, before its entry, and preloads the rest', () => {
    const page = runShared(
      `<head>${ENTRY}${preload('runtime-a.js')}${preload('vendor-b.js')}${preload('kit-c.js')}</head>`,
    );
    expect(page.match(/src="[^"]+"/g)).toEqual([
      'src="/assets/vendor-b.js"',
      'src="/assets/kit-c.js"',
      'src="/assets/index-a1.js"',
    ]);
    expect(page.match(/href="[^"]+"/g)).toEqual(['href="/assets/runtime-a.js"']);
  });

  it('is refused when the shared files are called otherwise', () => {
    expect(() => runShared(`${ENTRY}${preload('other-b.js')}`)).toThrow('none of the shared files');
    expect(() => runShared('<p></p>')).toThrow('no module');
  });
});
