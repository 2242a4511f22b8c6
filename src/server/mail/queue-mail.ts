import type { Locale } from '../../contract/locale.ts';
import { toOneLine } from '../../contract/one-line.ts';
import { SANDBOX_NOTE, SANDBOX_ORDER_NOTE } from '../../contract/sandbox-note.ts';
import { namesOf } from '../../contract/site-names.ts';
import { seal } from '../crypto/at-rest.ts';
import type { Tx } from '../db/database.ts';
import { mails } from '../db/schema/mails.ts';
import type { Deps } from '../deps.ts';
import { portalOfCompany } from '../sites/portal-address.ts';
import { htmlMail, type Letter, plainMail } from './compose-mail.ts';
import { type MailKind, wordMail } from './words.ts';

/** The sealing context of mails. */
export const mailContext = (id: string) => `mail:${id}`;
/** The sealing context of their HTML. */
export const mailPageContext = (id: string) => `mail-page:${id}`;

export interface NewMail {
  /** The company it is sent for. */
  companyId: string;
  /** The reader's company: its site words the mail, and the link leads there. */
  readerId: string;
  /** The host name of the call that sends it; absent for jobs. */
  host?: string | undefined;
  to: string;
  kind: MailKind;
  locale: Locale;
  /** The link's path on the portal. */
  path: string;
  params: Readonly<Record<string, string | number>>;
  /** About a sandbox booking, which the mail then says whatever the portal's mode is at sending; others state the portal's mode. */
  ofSandbox?: boolean;
}

/** Sends a mail if, and only if, the transaction commits. Returns its id. */
export async function queueMail(
  tx: Tx,
  deps: Pick<Deps, 'ids' | 'clock' | 'jobs' | 'settings' | 'sites'>,
  { companyId, readerId, host, to, kind, locale, path, params, ofSandbox }: NewMail,
): Promise<string> {
  const { ids, clock, jobs, settings } = deps;
  const id = ids.uuid();
  const { site, origin } = await portalOfCompany(tx, deps, readerId, host);
  const name = toOneLine(namesOf(site, locale).name);
  const { accent, logo } = site;
  const words = wordMail(kind, locale, params);
  const look = { name, origin, accent, hasLogo: logo !== '' };
  const ofPortal = settings.sandbox.isOn ? SANDBOX_NOTE[locale] : null;
  const note = ofSandbox ? SANDBOX_ORDER_NOTE[locale] : ofPortal;
  const letter: Letter = { words, locale, link: `${origin}${path}`, note, site: look };
  const sealed = seal(plainMail(letter), settings.dataKeys, mailContext(id));
  const sealedHtml = seal(htmlMail(letter), settings.dataKeys, mailPageContext(id));
  // The portal's own mails have the sender of the mail server's settings.
  const sender = site.isDefault ? '' : name;
  const row = { id, companyId, kind, recipient: to, sender, subject: words.subject, sealed, sealedHtml, logo };
  await tx.insert(mails).values({ ...row, createdAt: clock.now() });
  await jobs.send(tx, 'send-mail', { mailId: id });
  return id;
}
