import type { Locale } from '../../contract/locale.ts';
import type { Tx } from '../db/database.ts';
import type { companies } from '../db/schema/companies.ts';
import { findAdmin } from './super-users.ts';

/**
 * The address and language for mails about an agency's bookings and money: its contact's, or else its first administrator's. Null if
 * neither has an address, or if its parent has switched such mails off (spec §3, 'send email to sub-agency').
 */
export async function agencyMailbox(
  tx: Pick<Tx, 'select'>,
  agency: typeof companies.$inferSelect,
): Promise<{ to: string; locale: Locale } | null> {
  if (!agency.sendEmailToSubAgency) return null;
  const to = agency.contactEmail || (await findAdmin(tx, agency.id))?.email;
  return to ? { to, locale: agency.emailLanguage } : null;
}
