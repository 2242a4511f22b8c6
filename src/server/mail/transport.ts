import type { Logger } from 'pino';
import { findTicketLink } from './tickets.ts';

/** One mail as it leaves: as plain text and as a page, to one address. */
export interface OutgoingMail {
  id: string;
  to: string;
  /** The name it is from; empty for the one that the way out has itself. */
  sender: string;
  subject: string;
  text: string;
  /** Null of one from before there were pages. */
  html: string | null;
  /** The PNG that the page shows; null where the site has none. */
  logo: Buffer | null;
}

/** A way out for mails. */
export interface MailTransport {
  /** As it stands beside the mails that left by it. */
  readonly name: string;
  /** Nothing leaves by it: the mails are kept, readable to the administrators of the company they were sent for. */
  readonly isSandbox: boolean;
  /** Resolves once the next hop has taken it; throws when it has not, and is tried again. */
  send(mail: OutgoingMail): Promise<void>;
}

/**
 * Sends nothing and says so: where no mail server is configured, mails are kept in the database to be looked at. What lets their readers
 * in is shown to nobody there; in the demonstration, where nothing else leads to it, the log says it to whoever runs the server.
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
