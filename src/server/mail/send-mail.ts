import { and, eq, isNull, lt } from 'drizzle-orm';
import { findPicture, pictureId } from '../accounts/pictures.ts';
import { unseal } from '../crypto/at-rest.ts';
import { mails } from '../db/schema/mails.ts';
import type { Deps } from '../deps.ts';
import { mailContext, mailPageContext } from './queue-mail.ts';

const DAY_MS = 24 * 60 * 60_000;
const KEPT_DAYS = 90;
const TIDY_MINUTES = 47;
const FAULT_LENGTH = 300;

/** Hands one mail to the transport. A job that runs twice may send it twice, which harms less than not at all. */
async function sendMail({ db, clock, settings, mail }: Deps, mailId: string): Promise<void> {
  const [row] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), isNull(mails.sentAt)));
  if (!row?.sealed) return;
  const { id, recipient: to, sender, subject } = row;
  const text = unseal(row.sealed, settings.dataKeys, mailContext(id));
  const html = row.sealedHtml && unseal(row.sealedHtml, settings.dataKeys, mailPageContext(id));
  const logo = await findPicture(db, pictureId(row.logo));
  // If the logo has been replaced since, the HTML would show a broken image.
  const page = row.logo && !logo ? null : html;
  try {
    await mail.send({ id, to, sender, subject, text, html: page, logo });
  } catch (error) {
    const fault = (error instanceof Error ? error.message : String(error)).slice(0, FAULT_LENGTH);
    await db.update(mails).set({ fault }).where(eq(mails.id, mailId));
    throw error;
  }
  // Mails that grant access are not stored once sent.
  const kept = mail.isSandbox ? {} : { sealed: null, sealedHtml: null };
  await db
    .update(mails)
    .set({ sentAt: clock.now(), transport: mail.name, ...kept, fault: null })
    .where(eq(mails.id, mailId));
}

export function registerMailJobs(deps: Deps): void {
  deps.jobs.work('send-mail', ({ mailId }) => sendMail(deps, mailId));
  deps.jobs.work('tidy-mails', async () => {
    const before = new Date(deps.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    await deps.db.delete(mails).where(lt(mails.createdAt, before));
  });
  deps.jobs.repeat('tidy-mails', TIDY_MINUTES);
}
