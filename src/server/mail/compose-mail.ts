import { INTL_TAG, type Locale } from '../../contract/locale.ts';
import { accentColours } from '../../contract/site-colours.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { MailWords } from './words.ts';

/** The Content-ID by which a mail's HTML shows the embedded logo. */
export const LOGO_CID = 'logo';
/** The portal's own (client/theme/tokens.css), for sites that set none. */
const OWN_ACCENT = '#1552d0';

/** A mail's words, its link and the site whose branding it has. */
export interface Letter {
  words: MailWords;
  locale: Locale;
  link: string;
  /** Its origin, for a sandbox; null for a real one. */
  note: string | null;
  site: { name: string; origin: string; accent: string; hasLogo: boolean };
}

/** A mail as plain text, signed by its site. */
export function plainMail({ words, locale, link, note, site }: Letter): string {
  const colon = locale === 'en' ? ':' : '：';
  return `${words.text}\n\n${words.action}${colon}\n${link}\n${note === null ? '' : `\n${note}\n`}\n-- \n${site.name}\n${site.origin}\n`;
}

const FONT =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'PingFang SC','PingFang TC','Microsoft YaHei','Microsoft JhengHei',sans-serif";
const MUTED = 'color:#586679;font-size:13px;line-height:20px';

/**
 * The same mail as HTML, in the site's colour and under its logo, or its name if it has none. Mail clients support tables and inline
 * styles, and load no remote content unasked.
 */
export function htmlMail({ words, locale, link, note, site }: Letter): string {
  const { accent, ink } = accentColours(site.accent || OWN_ACCENT, 'light');
  const [name, href, origin] = [site.name, link, site.origin].map(escapeHtml);
  const head = site.hasLogo
    ? `<img src="cid:${LOGO_CID}" alt="${name}" height="40" style="display:block;height:40px;width:auto;max-width:240px;border:0">`
    : `<span style="font-size:20px;line-height:28px;font-weight:700">${name}</span>`;
  return `<!doctype html>
<html lang="${INTL_TAG[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(words.subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f3f5f8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f5f8">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #dfe5ec;border-top:4px solid ${accent};border-radius:8px;color:#0f1c2e;${FONT}">
<tr><td style="padding:24px 24px 8px">${head}</td></tr>
<tr><td style="padding:8px 24px;font-size:16px;line-height:24px;word-break:break-word">
${paragraphs(words.text)}
</td></tr>
<tr><td style="padding:8px 24px 16px">
<a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${accent};color:${ink};font-size:16px;line-height:24px;font-weight:600;text-decoration:none">${escapeHtml(words.action)}</a>
<p style="margin:16px 0 0;${MUTED};word-break:break-all"><a href="${href}" style="color:${accent}">${href}</a></p>
</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid #dfe5ec;${MUTED}">${note === null ? '' : `<strong>${escapeHtml(note)}</strong><br>`}${name}<br><a href="${origin}" style="color:${accent}">${origin}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:0 0 16px">${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}
