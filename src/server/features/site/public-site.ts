import { type EnquiryInput, enquiryInput } from '../../../contract/enquiries.ts';
import { shapeOf } from '../../../contract/input-shape.ts';
import { fieldMessage } from '../../../contract/messages.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { BuiltPages } from '../../../contract/site-terms.ts';
import type { Deps } from '../../deps.ts';
import type { PageAsk, PublicSite } from '../../http/public-site.ts';
import { checkInput } from '../../http/validate.ts';
import { formStamps } from './form-stamps.ts';
import { robotsText, sitemapText } from './page-head.ts';
import { type Enquiry, localeFor, originFor, pageWriter } from './page-writer.ts';

const FIELDS = ['name', 'country', 'email', 'phone', 'companyName', 'companyAddress', 'website', 'remarks', 'fax'];
const RULES = { schema: enquiryInput, shape: shapeOf(enquiryInput, 'enquiry'), source: 'body' } as const;
/** What came of the form must stay: no script makes another page of it. */
const SCRIPTS = /<script (?!type="application\/ld)[^>]*>\s*<\/script>/g;
/** Takes an enquiry that has been checked, of a caller's address. */
type SendEnquiry = (input: EnquiryInput, address: string) => Promise<null | Refusal>;

const UNTOUCHED: Enquiry = { values: {}, errors: {}, answer: '' };

/**
 * The public pages of the site under a host name, from what the build has rendered.
 * @param html index.html as it was built: its scripts make the portal of the page.
 */
export function publicSite(deps: Deps, built: BuiltPages, html: string, sendEnquiry: SendEnquiry): PublicSite {
  const { sites } = deps;
  const stamps = formStamps(deps);
  const write = pageWriter(deps, built, html);
  const answer = async (status: number, ask: PageAsk, enquiry: Enquiry) => {
    const page = write('enquiry', await sites.of(ask.host), ask, { ...enquiry, stamp: stamps.make() });
    return { status, html: page.replace(SCRIPTS, '') };
  };
  const origin = async (ask: PageAsk) => originFor(await sites.of(ask.host), ask, deps.settings.publicUrl);
  return {
    page: async (name, ask) => write(name, await sites.of(ask.host), ask, { ...UNTOUCHED, stamp: stamps.make() }),
    async enquire(form, ask, address) {
      const values = Object.fromEntries(FIELDS.map((field) => [field, form.get(field)?.trim() ?? '']));
      const done = await takeEnquiry(values, stamps.isFresh(form.get('stamp') ?? ''), (input) =>
        sendEnquiry(input, address),
      );
      if (!isRefusal(done)) return answer(200, ask, { ...UNTOUCHED, answer: 'sent' });
      const locale = localeFor(await sites.of(ask.host), ask);
      const faults = Object.entries(done.fields ?? {}).map(([field, key]) => [field, fieldMessage(key, locale)]);
      if (faults.length === 0) return answer(429, ask, { values, errors: {}, answer: 'failed' });
      return answer(400, ask, { values, errors: Object.fromEntries(faults), answer: '' });
    },
    robots: async (ask) => robotsText(await origin(ask)),
    sitemap: async (ask) => sitemapText(await origin(ask)),
  };
}

/** Checks a form as the API checks the same call, and hands it on. */
async function takeEnquiry(
  values: Readonly<Record<string, string>>,
  isFresh: boolean,
  send: (input: EnquiryInput) => Promise<null | Refusal>,
): Promise<null | Refusal> {
  const body = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const checked = await checkInput(RULES, { params: {}, query: {}, body });
  if (isRefusal(checked)) return checked;
  if (!isFresh) return refuse('tooManyRequests', { params: { seconds: 0 } });
  // The schema has checked it against its type.
  return send(checked as EnquiryInput);
}
