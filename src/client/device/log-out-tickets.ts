import { firstEndpoints } from '../../contract/first-endpoints.ts';
import { EMPTY, readAnswer } from '../api/envelope.ts';
import { isRecord } from '../api/is-record.ts';
import { toBase64 } from './base64.ts';
import { type KeyValue, orElse } from './key-value.ts';

const TICKET = 'log-out/';

/** Ends a session at the server, and opens nothing: stored from a log-out until the server has confirmed it. */
interface Ticket {
  /** Address of the API. */
  base: string;
  ticket: string;
}

const isTicket = (value: unknown): value is Ticket =>
  isRecord(value) && typeof value.base === 'string' && typeof value.ticket === 'string';

/** The SHA-256 of a session's token, in base64url. */
async function ticketOf(token: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  return toBase64(hash).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Whether the server has answered: that the session is over or unknown. */
async function redeem({ base, ticket }: Ticket): Promise<boolean> {
  const { logoutByTicket } = firstEndpoints;
  const { method, path } = logoutByTicket;
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ ticket });
  const answer = await fetch(base + path, { method, headers, body }).catch(() => null);
  const said = answer && (await readAnswer(answer, logoutByTicket));
  return said !== null && said !== EMPTY && (said.code === 0 || answer?.status === 400);
}

export interface LogOutTickets {
  /** Returns whether it was stored; if there is no space, it is reported now or never. */
  keep(token: string, base: string): Promise<boolean>;
  /** Reports them; returns how many log-outs the server still lacks. */
  tell(): Promise<number>;
}

/** The device's log-outs still unknown to the server, for lack of a connection. */
export function createLogOutTickets(device: KeyValue): LogOutTickets {
  return {
    async keep(token, base) {
      const ticket = { base, ticket: await ticketOf(token) };
      const isKept = await orElse(
        device.set(TICKET + ticket.ticket, ticket).then(() => true),
        false,
      );
      if (!isKept) void redeem(ticket);
      return isKept;
    },
    async tell() {
      const all = (await orElse(device.entries(), [])).filter(([key]) => key.startsWith(TICKET));
      const left = await Promise.all(
        all.map(async ([key, ticket]) => {
          const isHeard = !isTicket(ticket) || (await redeem(ticket));
          if (isHeard) await orElse(device.del(key), undefined);
          return isHeard ? 0 : 1;
        }),
      );
      return left.reduce<number>((sum, one) => sum + one, 0);
    },
  };
}
