import { isDeepStrictEqual } from 'node:util';
import { and, count, eq, gt, type SQL } from 'drizzle-orm';
import type { EnquiryInput } from '../../../contract/enquiries.ts';
import { ENQUIRY_LIMITS } from '../../../contract/limits.ts';
import type { Locale } from '../../../contract/locale.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { namesOf } from '../../../contract/site-names.ts';
import { findAdmin } from '../../accounts/super-users.ts';
import { runAudited } from '../../commands/run-command.ts';
import { type DataKeys, keyedHash } from '../../crypto/at-rest.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { enquiries } from '../../db/schema/enquiries.ts';
import type { Deps } from '../../deps.ts';
import { placeOf } from '../../http/caller-place.ts';
import { type NewMail, queueMail } from '../../mail/queue-mail.ts';
import { formStamps, SOONEST_MS } from '../../sites/form-stamps.ts';
import type { SiteRow } from '../../sites/site-rows.ts';

const HOUR_MS = 60 * 60_000;
const TOO_MANY = refuse('tooManyRequests', { params: { seconds: HOUR_MS / 1000 } });
const STALE_STAMP = refuse('tooManyRequests', { params: { seconds: SOONEST_MS / 1000 } });

/** Origin of an enquiry. */
export interface EnquirySource {
  /** The caller's network address. */
  address: string;
  /** The host name of the request. */
  host: string;
  /** Idempotency key: without a user commands/idempotency.ts cannot store it. */
  key: string | null;
}

type NewEnquiry = Omit<typeof enquiries.$inferSelect, 'createdAt' | 'answeredAt' | 'answeredBy' | 'mailId'>;
/** The submitted fields. */
type Asked = Omit<NewEnquiry, 'id' | 'companyId' | 'sender' | 'siteId' | 'host' | 'isDoubtful'>;
/** What is stored, and what is mailed of it. */
interface Arrival {
  enquiry: NewEnquiry;
  asked: Asked;
  site: SiteRow;
}

/**
 * POST /base/v2/applications: stored for the company that runs the site, shown to it and mailed there. Enquiries from one place are limited
 * per hour; those beyond the hourly limit of mails are still stored, and so are suspected bots'.
 */
export async function sendEnquiry(deps: Deps, input: EnquiryInput, source: EnquirySource): Promise<null | Refusal> {
  if (!deps.dictionaries.countries.has(input.country))
    return refuse('badInput', { fields: { country: 'enquiryCountry' } });
  const { dataKeys } = deps.settings;
  const { address, host, key } = source;
  const asked = askedIn(input);
  const earlier = key === null ? undefined : await keptAs(deps.db, idUnder(key, dataKeys));
  if (earlier) return isDeepStrictEqual(earlier, asked) ? null : refuse('idempotencyMismatch');
  if (!formStamps(deps).isFresh(input.stamp)) return STALE_STAMP;
  const named = await deps.sites.named(host);
  const site = named?.site ?? (await deps.sites.of(host));
  const operator = await deps.sites.operatorOf(site);
  if (!operator) throw new Error('no company is the provider');
  const enquiry = {
    id: key === null ? deps.ids.uuid() : idUnder(key, dataKeys),
    ...{ companyId: operator.companyId, siteId: site.id, isDoubtful: Boolean(input.topic), ...asked },
    host: named?.host ?? '',
    sender: keyedHash(placeOf(address), dataKeys, 'enquiry sender').text,
  };
  const subject = { type: 'enquiry', id: (made: { id: string }) => made.id };
  const about = { name: 'sendEnquiry', companyId: operator.companyId, userId: null, subject } as const;
  const done = await runAudited(deps, about, (tx) => keep(tx, deps, { enquiry, asked, site }));
  return isRefusal(done) ? done : null;
}

function askedIn(input: EnquiryInput): Asked {
  const { name, country, email = '', phone = '', companyName = '', companyAddress = '', website = '' } = input;
  const { remarks = '' } = input;
  return { name, country, email, phone, companyName, companyAddress, website, remarks };
}

/** Derives the row's id from the key: a UUID of a keyed hash (RFC 9562, version 8), which only this installation can compute. */
function idUnder(key: string, keys: DataKeys): string {
  const [, hash = ''] = keyedHash(key, keys, 'enquiry key').text.split('.');
  const hex = Buffer.from(hash, 'base64url').toString('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(12, 15)}`, `8${hex.slice(15, 18)}`];
  return [...parts, hex.slice(18, 30)].join('-');
}

async function keptAs(db: Pick<Tx, 'select'>, id: string): Promise<Asked | undefined> {
  const { name, country, email, phone, companyName, companyAddress, website, remarks } = enquiries;
  const columns = { name, country, email, phone, companyName, companyAddress, website, remarks };
  const [row] = await db.select(columns).from(enquiries).where(eq(enquiries.id, id));
  return row;
}

async function keep(tx: Tx, deps: Deps, arrival: Arrival) {
  const { enquiry } = arrival;
  const { id, companyId, sender, isDoubtful } = enquiry;
  // Serialises concurrent enquiries, whoever the recipient, so that none evades the limits.
  const [provider] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.isProvider, true))
    .for('no key update');
  if (!provider) throw new Error('the provider is gone');
  const createdAt = deps.clock.now();
  const hourAgo = new Date(createdAt.getTime() - HOUR_MS);
  const countOf = async (...which: SQL[]) =>
    (
      await tx
        .select({ n: count() })
        .from(enquiries)
        .where(and(...which, gt(enquiries.createdAt, hourAgo)))
    )[0]?.n ?? 0;
  if ((await countOf(eq(enquiries.sender, sender))) >= ENQUIRY_LIMITS.perAddress) return TOO_MANY;
  const before = await countOf(eq(enquiries.companyId, companyId), eq(enquiries.isDoubtful, false));
  const made = await tx
    .insert(enquiries)
    .values({ ...enquiry, createdAt })
    .onConflictDoNothing()
    .returning({ id: enquiries.id });
  // A concurrent duplicate was stored; a retry returns that one.
  if (made.length === 0) return refuse('requestInProgress');
  if (isDoubtful) return { id };
  if (before < ENQUIRY_LIMITS.perHour) await mailOne(tx, deps, arrival);
  if (before === ENQUIRY_LIMITS.perHour)
    await mailTo(tx, deps, companyId, () => ({ kind: 'manyEnquiries', params: { number: before } }));
  return { id };
}

async function mailOne(tx: Tx, deps: Deps, { enquiry: { id, companyId, host }, asked, site }: Arrival): Promise<void> {
  const mailId = await mailTo(tx, deps, companyId, (locale) => {
    const { name } = namesOf(site, locale);
    return { kind: 'enquiry', params: { ...asked, site: host ? `${name} (${host})` : name } };
  });
  await tx.update(enquiries).set({ mailId }).where(eq(enquiries.id, id));
}

/** Mails a company in its own language. Returns the mail's id; null where the company has no address. */
async function mailTo(
  tx: Tx,
  deps: Deps,
  companyId: string,
  about: (locale: Locale) => Pick<NewMail, 'kind' | 'params'>,
): Promise<string | null> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId));
  if (!company) throw new Error('the company that runs a site is gone');
  const to = company.contactEmail || (await findAdmin(tx, companyId))?.email;
  if (!to) return null;
  const { emailLanguage: locale, isProvider } = company;
  const path = isProvider ? '/desk/enquiries' : '/company/enquiries';
  return queueMail(tx, deps, { companyId, readerId: companyId, to, locale, path, ...about(locale) });
}
