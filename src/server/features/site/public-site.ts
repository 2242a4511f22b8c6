import { type EnquiryInput, enquiryInput } from '../../../contract/enquiries.ts';
import { shapeOf } from '../../../contract/input-shape.ts';
import { fieldMessage } from '../../../contract/messages.ts';
import { isRefusal, type Refusal } from '../../../contract/result.ts';
import type { BuiltPages, PublicPage } from '../../../contract/site-terms.ts';
import type { Deps } from '../../deps.ts';
import type { PageAsk, PublicSite } from '../../http/public-site.ts';
import { checkInput } from '../../http/validate.ts';
import { formStamps } from '../../sites/form-stamps.ts';
import { robotsText, sitemapText } from './page-head.ts';
import { type Enquiry, localeFor, originFor, pageRenderer } from './page-renderer.ts';

/** Fields shown again with their errors. */
const FIELDS = ['name', 'country', 'email', 'phone', 'companyName', 'companyAddress', 'website', 'remarks', 'topic'];
const RULES = { schema: enquiryInput, shape: shapeOf(enquiryInput, 'enquiry'), source: 'body' } as const;
/** The form's result must stay: no script may replace the page. */
const SCRIPTS = /<script (?!type="application\/ld)[^>]*>\s*<\/script>/g;
/** Accepts a validated enquiry with its origin; without scripts it has no idempotency key. */
type SendEnquiry = (
  input: EnquiryInput,
  source: { address: string; host: string; key: null },
) => Promise<null | Refusal>;

const UNTOUCHED: Enquiry = { values: {}, errors: {}, answer: '' };

/**
 * The public pages of a host name's site, from those rendered by the build.
 * @param html the built index.html: its scripts turn the page into the portal.
 */
export function publicSite(deps: Deps, built: BuiltPages, html: string, sendEnquiry: SendEnquiry): PublicSite {
  const { sites } = deps;
  const stamps = formStamps(deps);
  const write = pageRenderer(deps, built, html);
  const page = async (name: PublicPage, ask: PageAsk, enquiry: Enquiry) => {
    const site = await sites.of(ask.host);
    const shown = { site, operator: await sites.operatorOf(site) };
    return write(name, shown, ask, { ...enquiry, stamp: stamps.make() });
  };
  const answer = async (status: number, ask: PageAsk, enquiry: Enquiry) => {
    const written = await page('enquiry', ask, enquiry);
    return { status, html: written.replace(SCRIPTS, '') };
  };
  const origin = async (ask: PageAsk) => originFor(await sites.of(ask.host), ask, deps.settings.publicUrl);
  return {
    page: (name, ask) => page(name, ask, UNTOUCHED),
    async enquire(form, ask, address) {
      const values = Object.fromEntries(FIELDS.map((field) => [field, form.get(field)?.trim() ?? '']));
      const done = await takeEnquiry({ ...values, stamp: form.get('stamp') ?? '' }, (input) =>
        sendEnquiry(input, { address, host: ask.host, key: null }),
      );
      if (!isRefusal(done)) return answer(200, ask, { ...UNTOUCHED, answer: 'sent' });
      const locale = localeFor(await sites.of(ask.host), ask);
      const named = Object.entries(done.fields ?? {}).filter(([field]) => FIELDS.includes(field));
      const faults = named.map(([field, key]) => [field, fieldMessage(key, locale)]);
      if (faults.length === 0) return answer(429, ask, { values, errors: {}, answer: 'failed' });
      return answer(400, ask, { values, errors: Object.fromEntries(faults), answer: '' });
    },
    robots: async (ask) => robotsText(await origin(ask)),
    sitemap: async (ask) => sitemapText(await origin(ask)),
  };
}

/** Validates a form like the API's call, and passes it on. */
async function takeEnquiry(
  values: Readonly<Record<string, string>>,
  send: (input: EnquiryInput) => Promise<null | Refusal>,
): Promise<null | Refusal> {
  const body = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const checked = await checkInput(RULES, { params: {}, query: {}, body });
  if (isRefusal(checked)) return checked;
  // Validated by the schema of its type.
  return send(checked as EnquiryInput);
}
