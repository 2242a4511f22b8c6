import type { Plugin } from 'vite';

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;
const END_OF_PAGE = '<noscript>';

/**
 * Moves the stylesheets of a built page behind the static frame of index.html: a browser paints content that precedes a stylesheet while it
 * still loads, and runs the page's modules after it anyway.
 */
export function stylesAfterFrame(): Plugin {
  return {
    name: 'styles-after-frame',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: moveStyles },
  };
}

/** @throws when the page has stylesheets and no placeholder for them. */
export function moveStyles(html: string): string {
  const links = html.match(STYLESHEET) ?? [];
  if (links.length === 0) return html;
  if (!html.includes(END_OF_PAGE)) throw new Error(`index.html has no ${END_OF_PAGE} to put stylesheets before`);
  return html
    .replace(STYLESHEET, '')
    .replace(END_OF_PAGE, `${links.map((link) => link.trim()).join('\n    ')}\n    ${END_OF_PAGE}`);
}
