import type { Locale } from '../../contract/locale.ts';
import { seal } from '../crypto/at-rest.ts';
import type { Tx } from '../db/database.ts';
import { mails } from '../db/schema/mails.ts';
import type { Deps } from '../deps.ts';
import { type MailKind, wordMail } from './words.ts';

/** What mails are sealed for. */
export const mailContext = (id: string) => `mail:${id}`;

export interface NewMail {
  /** The company it is sent for. */
  companyId: string;
  to: string;
  kind: MailKind;
  locale: Locale;
  params: Readonly<Record<string, string | number>>;
}

/** Sends a mail when, and only when, the transaction commits. */
export async function queueMail(
  tx: Tx,
  { ids, clock, jobs, settings }: Pick<Deps, 'ids' | 'clock' | 'jobs' | 'settings'>,
  { companyId, to, kind, locale, params }: NewMail,
): Promise<void> {
  const id = ids.uuid();
  const { subject, text } = wordMail(kind, locale, params);
  const sealed = seal(text, settings.dataKeys, mailContext(id));
  await tx.insert(mails).values({ id, companyId, kind, recipient: to, subject, sealed, createdAt: clock.now() });
  await jobs.send(tx, 'send-mail', { mailId: id });
}

/** Where a link of a mail leads. */
export function linkTo({ settings }: Pick<Deps, 'settings'>, path: string): string {
  return `${settings.publicUrl ?? `http://localhost:${settings.port}`}${path}`;
}
