import type { Messages } from '@lingui/core';
import type { Locale } from '../../contract/locale.ts';

/**
 * `start`: messages of the first screens and the shared parts; `pages`: those of the pages behind them only; `line`: those only of pages
 * that need a connection.
 */
export type Part = 'start' | 'pages' | 'line';

/** Split by the build (src/build/split-catalogues.ts). */
const CATALOGUES: Record<Locale, Record<Part, () => Promise<{ messages: Messages }>>> = {
  en: {
    start: () => import('./en.po?start?lingui'),
    pages: () => import('./en.po?pages?lingui'),
    line: () => import('./en.po?line?lingui'),
  },
  'zh-cn': {
    start: () => import('./zh-cn.po?start?lingui'),
    pages: () => import('./zh-cn.po?pages?lingui'),
    line: () => import('./zh-cn.po?line?lingui'),
  },
  'zh-tw': {
    start: () => import('./zh-tw.po?start?lingui'),
    pages: () => import('./zh-tw.po?pages?lingui'),
    line: () => import('./zh-tw.po?line?lingui'),
  },
};

/** One chunk per language and part, loaded on demand. */
export async function loadMessages(locale: Locale, part: Part): Promise<Messages> {
  return (await CATALOGUES[locale][part]()).messages;
}

/** Where the start's part suffices. public/start-check.js knows it too. */
const START = /^\/(login|flight\/booking)?\/?$/;

/** Pages that need a connection and its messages; src/build/needs-line.ts names their features. */
const LINE =
  /^\/(about|agency-manager|bills\/(books|statements|transactions)|company|desk|flight\/(group|orders\/voyage)|notices|password|privacy|profile\/security|rates|terms|user-log|users)(\/|$)/;

export const needsPages = (pathname: string): boolean => !START.test(pathname);
export const needsLine = (pathname: string): boolean => LINE.test(pathname);
