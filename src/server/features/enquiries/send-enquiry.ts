import { and, count, eq, gt } from 'drizzle-orm';
import type { EnquiryInput } from '../../../contract/enquiries.ts';
import { ENQUIRY_LIMITS } from '../../../contract/limits.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { findAdmin } from '../../accounts/super-users.ts';
import { runAudited } from '../../commands/run-command.ts';
import { keyedHash } from '../../crypto/at-rest.ts';
import type { Tx } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { enquiries } from '../../db/schema/enquiries.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { providerId } from '../../orders/provider.ts';

const HOUR_MS = 60 * 60_000;
const TOO_MANY = refuse('tooManyRequests', { params: { seconds: HOUR_MS / 1000 } });

/**
 * POST /base/v2/applications: kept, shown at the provider's desk and mailed there. Of one address some an hour are taken; what a
 * machine has filled in is answered the same and thrown away.
 * @param address the caller's.
 */
export async function sendEnquiry(deps: Deps, input: EnquiryInput, address: string): Promise<null | Refusal> {
  if (!deps.dictionaries.countries.has(input.country))
    return refuse('badInput', { fields: { country: 'enquiryCountry' } });
  if (input.fax) return null;
  const companyId = await providerId(deps.db);
  const subject = { type: 'enquiry', id: ({ id }: { id: string }) => id };
  const about = { name: 'sendEnquiry', companyId, userId: null, subject } as const;
  const done = await runAudited(deps, about, (tx) => keep(tx, deps, companyId, input, address));
  return isRefusal(done) ? done : null;
}

async function keep(tx: Tx, deps: Deps, companyId: string, input: EnquiryInput, address: string) {
  // Those that come at once wait for each other, so that none slips by the limit.
  const [provider] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('no key update');
  if (!provider) throw new Error('the provider is gone');
  const sender = keyedHash(address, deps.settings.dataKeys, 'enquiry sender').text;
  const createdAt = deps.clock.now();
  const lately = gt(enquiries.createdAt, new Date(createdAt.getTime() - HOUR_MS));
  const countOf = async (whose = eq(enquiries.companyId, companyId)) =>
    (await tx.select({ n: count() }).from(enquiries).where(and(whose, lately)))[0]?.n ?? 0;
  if ((await countOf(eq(enquiries.sender, sender))) >= ENQUIRY_LIMITS.perAddress) return TOO_MANY;
  if ((await countOf()) >= ENQUIRY_LIMITS.perHour) return TOO_MANY;
  const { name, country, email = '', phone = '', companyName = '', companyAddress = '', website = '' } = input;
  const { remarks = '' } = input;
  const id = deps.ids.uuid();
  const asked = { name, country, email, phone, companyName, companyAddress, website, remarks };
  await tx.insert(enquiries).values({ id, companyId, ...asked, sender, createdAt });
  const to = provider.contactEmail || (await findAdmin(tx, companyId))?.email;
  if (!to) return { id };
  const mail = { kind: 'enquiry', path: '/desk/enquiries', params: asked } as const;
  await queueMail(tx, deps, { companyId, readerId: companyId, to, locale: provider.emailLanguage, ...mail });
  return { id };
}
