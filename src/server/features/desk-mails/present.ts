import type { DeskMail } from '../../../contract/desk-mails.ts';
import type { Page } from '../../../contract/paging.ts';
import { unseal } from '../../crypto/at-rest.ts';
import type { mails } from '../../db/schema/mails.ts';
import type { Deps } from '../../deps.ts';
import { mailContext } from '../../mail/queue-mail.ts';
import { withoutTickets } from '../../mail/tickets.ts';
import { SECRET_MAILS } from '../../mail/words.ts';

interface MailRow {
  mail: typeof mails.$inferSelect;
  company: string;
}

export function presentDeskMails(
  { settings, mail: transport }: Pick<Deps, 'settings' | 'mail'>,
  rows: readonly MailRow[],
  total: number,
  paging: { page: number; pageSize: number },
): Page<DeskMail> {
  const list = rows.map(({ mail, company }) => {
    const { id, recipient, subject, kind, sealed, fault } = mail;
    const isOpen = kind !== null && !SECRET_MAILS.includes(kind);
    return {
      ...{ id, to: recipient, company, subject, fault },
      text: sealed && isOpen ? withoutTickets(unseal(sealed, settings.dataKeys, mailContext(id))) : null,
      createdAt: mail.createdAt.toISOString(),
      sentAt: mail.sentAt?.toISOString() ?? null,
      isKept: mail.sentAt === null ? transport.isSandbox : sealed !== null,
    };
  });
  return { list, total, ...paging };
}
