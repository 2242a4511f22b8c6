import { refuse } from '../../../contract/result.ts';
import { namesOf } from '../../../contract/site-names.ts';
import { CHAT_PATH } from '../../../contract/site-terms.ts';
import type { Deps } from '../../deps.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import type { RawRoute } from '../../http/handler.ts';
import { chatOf } from './present.ts';

/**
 * A portal page with nothing but the site's chat widget, in a frame: only this page allows that host, so that the portal's pages need not,
 * and the widget cannot access them. Both frames follow the theme of the page around them: a widget without a dark theme is light, on
 * white.
 */
export function chatPage({ sites }: Pick<Deps, 'sites'>): RawRoute {
  return {
    method: 'GET',
    path: CHAT_PATH,
    who: 'public',
    summary: 'The chat widget of the site, as a page for a frame',
    produces: 'text/html',
    async handle({ host, locale }) {
      const site = await sites.of(host);
      const chat = chatOf(site);
      if (!chat) return refuse('notFound');
      const title = escapeHtml(namesOf(site, locale).name);
      const body = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>:root { color-scheme: light dark; } html, body { height: 100%; margin: 0; } iframe { display: block; width: 100%; height: 100%; border: 0; }</style>
<iframe src="${escapeHtml(chat.href)}" title="${title}" sandbox="allow-scripts allow-forms allow-same-origin allow-popups" referrerpolicy="no-referrer"></iframe>
</html>
`;
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `frame-src ${chat.origin}`,
      };
      return { status: 200, headers, body };
    },
  };
}
