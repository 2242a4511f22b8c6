import type { Locale } from '../../contract/locale.ts';
import type { Tx } from '../db/database.ts';
import type { companies } from '../db/schema/companies.ts';
import { findAdmin } from './super-users.ts';

/**
 * Where mails about an agency's bookings and money go, and in which language: to its contact, or else its first administrator. Null
 * where neither has an address, and where its parent has switched such mails off (spec §3, 'send email to sub-agency').
 */
export async function agencyMailbox(
  tx: Pick<Tx, 'select'>,
  agency: typeof companies.$inferSelect,
): Promise<{ to: string; locale: Locale } | null> {
  if (!agency.sendEmailToSubAgency) return null;
  const to = agency.contactEmail || (await findAdmin(tx, agency.id))?.email;
  return to ? { to, locale: agency.emailLanguage } : null;
}
