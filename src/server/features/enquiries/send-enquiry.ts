import { isDeepStrictEqual } from 'node:util';
import { and, count, eq, gt } from 'drizzle-orm';
import type { EnquiryInput } from '../../../contract/enquiries.ts';
import { ENQUIRY_LIMITS } from '../../../contract/limits.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { findAdmin } from '../../accounts/super-users.ts';
import { runAudited } from '../../commands/run-command.ts';
import { type DataKeys, keyedHash } from '../../crypto/at-rest.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { enquiries } from '../../db/schema/enquiries.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { providerId } from '../../orders/provider.ts';

const HOUR_MS = 60 * 60_000;
const TOO_MANY = refuse('tooManyRequests', { params: { seconds: HOUR_MS / 1000 } });

type NewEnquiry = Omit<typeof enquiries.$inferSelect, 'createdAt' | 'answeredAt' | 'answeredBy'>;
/** What somebody has filled in. */
type Asked = Omit<NewEnquiry, 'id' | 'companyId' | 'sender'>;

/**
 * POST /base/v2/applications: kept, shown at the provider's desk and mailed there. Of one address some an hour are taken; what a
 * machine has filled in is answered the same and thrown away.
 * @param address the caller's.
 * @param key the caller's, under which the same is kept once: nobody is logged in for whom commands/idempotency.ts could keep it.
 */
export async function sendEnquiry(
  deps: Deps,
  input: EnquiryInput,
  address: string,
  key: string | null = null,
): Promise<null | Refusal> {
  if (!deps.dictionaries.countries.has(input.country))
    return refuse('badInput', { fields: { country: 'enquiryCountry' } });
  if (input.fax) return null;
  const { dataKeys } = deps.settings;
  const asked = askedIn(input);
  const id = key === null ? deps.ids.uuid() : idUnder(key, dataKeys);
  const earlier = await keptAs(deps.db, id);
  if (earlier) return isDeepStrictEqual(earlier, asked) ? null : refuse('idempotencyMismatch');
  const companyId = await providerId(deps.db);
  const sender = keyedHash(address, dataKeys, 'enquiry sender').text;
  const subject = { type: 'enquiry', id: (made: { id: string }) => made.id };
  const about = { name: 'sendEnquiry', companyId, userId: null, subject } as const;
  const done = await runAudited(deps, about, (tx) => keep(tx, deps, { id, companyId, sender, ...asked }));
  return isRefusal(done) ? done : null;
}

function askedIn(input: EnquiryInput): Asked {
  const { name, country, email = '', phone = '', companyName = '', companyAddress = '', website = '' } = input;
  const { remarks = '' } = input;
  return { name, country, email, phone, companyName, companyAddress, website, remarks };
}

/** A key as the id of what is kept under it: a UUID of a keyed hash (RFC 9562, version 8), which only this installation can make. */
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

async function keep(tx: Tx, deps: Deps, enquiry: NewEnquiry) {
  const { id, companyId, sender, ...asked } = enquiry;
  // Those that come at once wait for each other, so that none slips by the limit.
  const [provider] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('no key update');
  if (!provider) throw new Error('the provider is gone');
  const createdAt = deps.clock.now();
  const lately = gt(enquiries.createdAt, new Date(createdAt.getTime() - HOUR_MS));
  const countOf = async (whose = eq(enquiries.companyId, companyId)) =>
    (await tx.select({ n: count() }).from(enquiries).where(and(whose, lately)))[0]?.n ?? 0;
  if ((await countOf(eq(enquiries.sender, sender))) >= ENQUIRY_LIMITS.perAddress) return TOO_MANY;
  if ((await countOf()) >= ENQUIRY_LIMITS.perHour) return TOO_MANY;
  const made = await tx
    .insert(enquiries)
    .values({ ...enquiry, createdAt })
    .onConflictDoNothing()
    .returning({ id: enquiries.id });
  // The same has come twice at once, and the other is kept: whoever asks again hears that.
  if (made.length === 0) return refuse('requestInProgress');
  const to = provider.contactEmail || (await findAdmin(tx, companyId))?.email;
  if (!to) return { id };
  const mail = { kind: 'enquiry', path: '/desk/enquiries', params: asked } as const;
  await queueMail(tx, deps, { companyId, readerId: companyId, to, locale: provider.emailLanguage, ...mail });
  return { id };
}
