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
