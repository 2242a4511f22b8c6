import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../../tests/factories/drawn.tsx';
import { SITE } from '../../../../tests/factories/site-inputs.ts';
import type { Site } from '../../../contract/sites.ts';
import { messages as en } from '../../locales/en.po';
import { messages as zhCn } from '../../locales/zh-cn.po';
import { messages as zhTw } from '../../locales/zh-tw.po';
import { SitePictures } from './SitePictures.tsx';

vi.mock('../../api/call.ts', () => ({ call: () => undefined }));
vi.mock('../../api/online.ts', () => ({ useOnline: () => true }));
vi.mock('../../api/settings.ts', () => ({ useLocale: () => 'zh-cn' }));

const bare: Site = {
  ...{ ...SITE, id: 's-1', version: 1, isDefault: false, logo: '', whiteLogo: '', favicon: '' },
  ...{ type: 'agent-chat', accent: '', accentDark: '', icpCode: '', networkSecurityCode: '', chatUrl: '' },
  ...{ traditionalName: '', traditionalShortName: '' },
};

/** The content of each logo's frame: the picture, or a letter. */
function shownFor(site: Site): string[] {
  const frames = rendered(<SitePictures site={site} />)
    .split('<section')
    .slice(1);
  return frames.map((html) => {
    const theme = /data-theme="(\w+)"/.exec(html)?.[1] ?? 'the page';
    const shown = /<img[^>]* src="([^"]+)"/.exec(html)?.[1] ?? />(\p{L})</u.exec(html)?.[1];
    return `${shown} in ${theme}`;
  });
}

test('a site without marks is shown as its pages show it: with its initial, and the icon of the product', () => {
  expect(shownFor(bare)).toEqual(['码 in light', '码 in dark', '/icon.svg in the page']);
});

test('without a logo for dark ground the other one is shown there', () => {
  const logo = '/pictures/light';
  expect(shownFor({ ...bare, logo })).toEqual([`${logo} in light`, `${logo} in dark`, '/icon.svg in the page']);
});

test.each([en, zhCn, zhTw])('what they are called together is no name of one of them', (catalogue) => {
  const words: Readonly<Record<string, unknown>> = catalogue;
  const names = ['Logos and icon', 'Logo', 'Logo on dark ground', 'Mark of the tab and the app'];
  const said = names.map((name) => [words[generateMessageId(name)]].flat().join(''));
  expect(said.filter(Boolean)).toHaveLength(names.length);
  expect(new Set(said).size).toBe(names.length);
});
