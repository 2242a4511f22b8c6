import type { Messages } from '@lingui/core';
import type { Locale } from '../../contract/locale.ts';

/** `start`: what the first screens and the shared parts say; `pages`: what is said on the pages behind them only. */
type Part = 'start' | 'pages';

/** The build parts each catalogue (tests/tools/split-catalogues.ts). */
const CATALOGUES: Record<Locale, Record<Part, () => Promise<{ messages: Messages }>>> = {
  en: { start: () => import('./en.po?start?lingui'), pages: () => import('./en.po?pages?lingui') },
  'zh-cn': { start: () => import('./zh-cn.po?start?lingui'), pages: () => import('./zh-cn.po?pages?lingui') },
  'zh-tw': { start: () => import('./zh-tw.po?start?lingui'), pages: () => import('./zh-tw.po?pages?lingui') },
};

/** One chunk per language and part, loaded when it is needed. */
export async function loadMessages(locale: Locale, part: Part): Promise<Messages> {
  return (await CATALOGUES[locale][part]()).messages;
}

/** Where the start's part suffices. public/start-check.js knows it too. */
const START = /^\/(login|flight\/booking(\/(results|pnr))?)?\/?$/;

export const needsPages = (pathname: string): boolean => !START.test(pathname);
