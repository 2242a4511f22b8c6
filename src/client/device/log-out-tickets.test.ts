import { afterEach, expect, test, vi } from 'vitest';
import { memoryStore } from '../offline/drafts/sample-drafts.ts';
import { createLogOutTickets } from './log-out-tickets.ts';

afterEach(() => void vi.unstubAllGlobals());

/** How many log-outs the server still lacks after this answer. */
async function leftAfter(answer: () => Response): Promise<number> {
  vi.stubGlobal('fetch', async () => answer());
  const tickets = createLogOutTickets(memoryStore());
  await tickets.keep('token-1', '/api');
  return tickets.tell();
}
const said = (code: number, status: number) => () => Response.json({ code, data: null, message: '' }, { status });

test.each([
  ['says that it is over', said(0, 200)],
  ['answers nothing, which is as much', () => new Response('')],
  ['answers 204', () => new Response(null, { status: 204 })],
  ['never knew it', said(400_001, 400)],
])('a log-out is told once where the server %s', async (_, answer) => expect(await leftAfter(answer)).toBe(0));

test.each([
  ['a hotel’s page comes instead', () => new Response('<html>Welcome</html>')],
  ['a proxy answers nothing', () => new Response('', { status: 502 })],
  ['the server is busy', said(500_000, 503)],
])('it waits where %s', async (_, answer) => expect(await leftAfter(answer)).toBe(1));
