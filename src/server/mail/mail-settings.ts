import type { Reader } from '../settings-reader.ts';
import type { SmtpSettings } from './smtp-transport.ts';

const FROM = /^(?:[^<>@\r\n]{1,80}<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

/** Reads the mail server's settings; null if there are none, and mails are only stored in the database. */
export function readMailSettings(reader: Reader): SmtpSettings | null {
  const url = reader.url('SMTP_URL', ['smtp:', 'smtps:']);
  const from = reader.text('MAIL_FROM');
  if (from !== null && !FROM.test(from))
    reader.faults.push('MAIL_FROM: must be an address, or a name and <address>, such as Interline <desk@example.com>');
  if (reader.text('SMTP_URL') !== null && from === null)
    reader.faults.push('MAIL_FROM: missing; whom mails are from, with SMTP_URL');
  return url === null ? null : { url, from: from ?? '' };
}
