/** The page that a ticket opens; the ticket stands behind the #, which no server logs. */
const PAGE = '/password#';
const TICKETS = /(\/password#)[\w-]+/g;
const LINK = /https?:\/\/\S+\/password#[\w-]+/;

/** Where on the portal a ticket leads, which lets its reader choose a password. */
export function ticketPath(ticket: string): string {
  return `${PAGE}${ticket}`;
}

/** A mail as others than its recipient may read it: without the ticket that would let them in. */
export function withoutTickets(text: string): string {
  return text.replace(TICKETS, '$1••••');
}

/** The link of a mail that lets its reader in; null of every other. */
export function findTicketLink(text: string): string | null {
  return LINK.exec(text)?.[0] ?? null;
}
