import type { Transporter } from 'nodemailer';
import { LOGO_CID } from './compose-mail.ts';
import type { MailTransport, OutgoingMail } from './transport.ts';

const TIMEOUT_MS = 20_000;

/** The mail server for outgoing mails. */
export interface SmtpSettings {
  /** smtp: (with STARTTLS if the server offers it) or smtps:, with user and password if required. */
  url: string;
  /** The sender: an address, or a name with the address in angle brackets. */
  from: string;
}

/** Sends mails by SMTP. Each has a stable Message-ID, so that duplicates can be recognised. */
export function smtpMail({ url, from }: SmtpSettings): MailTransport {
  const address = /([^<>\s]+@[^<>\s]+)>?$/.exec(from)?.[1] ?? from;
  const domain = address.split('@').at(-1) ?? 'localhost';
  let opened: Promise<Transporter> | null = null;
  return {
    name: 'smtp',
    isSandbox: false,
    send: async ({ id, to, sender, subject, text, html, logo }: OutgoingMail) => {
      opened ??= open(url);
      await (await opened).sendMail({
        from: sender === '' ? from : { name: sender, address },
        // As an object: an address is never parsed as a list.
        to: { name: '', address: to },
        subject,
        text,
        ...(html === null ? {} : { html }),
        // Inline, so that no mail client lists it as a file.
        attachments: logo ? [{ filename: 'logo.png', content: logo, cid: LOGO_CID, contentDisposition: 'inline' }] : [],
        textEncoding: 'base64',
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}

/** Loaded with the first mail: a server that sends none does not need it. */
async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  return createTransport({ url, ...timeouts });
}
