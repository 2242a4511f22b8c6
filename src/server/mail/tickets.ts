/** The page of a ticket, which is in the fragment (#), so that no server logs it. */
const PAGE = '/password#';
const TICKETS = /(\/password#)[\w-]+/g;
const LINK = /https?:\/\/\S+\/password#[\w-]+/;

/** The portal path of a ticket, by which its reader sets a password. */
export function ticketPath(ticket: string): string {
  return `${PAGE}${ticket}`;
}

/** A mail as others than its recipient may read it: without its ticket. */
export function withoutTickets(text: string): string {
  return text.replace(TICKETS, '$1••••');
}

/** The link of a mail that contains a ticket; null for others. */
export function findTicketLink(text: string): string | null {
  return LINK.exec(text)?.[0] ?? null;
}
