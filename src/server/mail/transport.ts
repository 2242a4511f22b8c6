import type { Logger } from 'pino';
import { findTicketLink } from './tickets.ts';

/** A mail as sent: plain text and HTML, to one address. */
export interface OutgoingMail {
  id: string;
  to: string;
  /** The sender's name; empty for the transport's own. */
  sender: string;
  subject: string;
  text: string;
  /** Null for mails from before there was HTML. */
  html: string | null;
  /** The PNG in the HTML; null if the site has none. */
  logo: Buffer | null;
}

/** A transport for mails. */
export interface MailTransport {
  /** As stored with the mails that it sent. */
  readonly name: string;
  /** Sends nothing: mails are stored, readable to the administrators of the company they were sent for. */
  readonly isSandbox: boolean;
  /** Resolves once the next hop has accepted it; throws if not, and is retried. */
  send(mail: OutgoingMail): Promise<void>;
}

/**
 * Sends nothing and says so: without a mail server, mails are stored in the database to be viewed. Access links are hidden there; in the
 * demonstration, where nothing else leads to them, they are logged for whoever runs the server.
 */
export function sandboxMail(log: Logger, isDemo: boolean): MailTransport {
  return {
    name: 'sandbox',
    isSandbox: true,
    send: async ({ id, to, text }) => {
      const link = isDemo ? findTicketLink(text) : null;
      log.info({ mail: id, ...(link === null ? {} : { to, link }) }, 'sandbox mail: kept, not sent');
    },
  };
}
