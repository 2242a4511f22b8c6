import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import { LOCALES, type Locale } from '../../../contract/locale.ts';
import { SANDBOX_NOTE } from '../../../contract/sandbox-note.ts';
import { SandboxMark } from './SandboxMark.tsx';

const held = vi.hoisted((): { site: { isSandbox: boolean } | null; locale: Locale } => ({ site: null, locale: 'en' }));
vi.mock('../../api/site.ts', () => ({ useSiteConfig: () => held.site }));
vi.mock('../../api/settings.ts', () => ({ useLocale: () => held.locale }));

test.each(LOCALES)('over the screens of a sandbox stands what it is, in %s', (locale) => {
  Object.assign(held, { site: { isSandbox: true }, locale });
  const html = rendered(<SandboxMark />);
  expect(html).toContain(SANDBOX_NOTE[locale]);
  expect(html).toContain('aria-label="Sandbox"');
});

test('over those of a portal that sells stands nothing', () => {
  for (const site of [null, { isSandbox: false }]) {
    held.site = site;
    expect(rendered(<SandboxMark />)).toBe('');
  }
});

test('it is never cut off, and fits one line of a small phone', () => {
  const css = readFileSync(new URL('SandboxMark.module.css', import.meta.url), 'utf8');
  expect(css).not.toMatch(/nowrap|ellipsis|hidden/);
  // At 12 px a Latin letter takes some 6.5 px and a Chinese one 12, of the 296 px beside the edges at a width of 320.
  const isWide = (letter: string) => /[\p{Script=Han}：，。]/u.test(letter);
  const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (isWide(letter) ? 12 : 6.5), 0);
  for (const locale of LOCALES) expect(widthOf(SANDBOX_NOTE[locale]), locale).toBeLessThanOrEqual(296);
});
