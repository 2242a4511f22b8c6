import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { OutgoingBody } from '../../src/contract/outgoing-terms.ts';

export interface ReceivedNotice {
  signature: string;
  /** As it came, byte for byte. */
  raw: string;
  body: OutgoingBody;
}

/** An agency's own system on this machine. */
export interface NoticeReceiver {
  url: string;
  /** The status it answers with; other than 2xx, it accepts nothing. */
  mood: { status: number; location?: string };
  /** Accepted notifications, in order of arrival. */
  taken: ReceivedNotice[];
  /** The number of calls, whatever it answered. */
  calls: number;
  close(): Promise<void>;
}

export async function noticeReceiver(): Promise<NoticeReceiver> {
  const receiver: NoticeReceiver = {
    url: '',
    mood: { status: 200 },
    taken: [],
    calls: 0,
    close: async () => undefined,
  };
  const server = createServer(async (request, response) => {
    const raw = await text(request);
    const { status, location } = receiver.mood;
    receiver.calls += 1;
    if (status < 300)
      receiver.taken.push({ signature: String(request.headers['x-signature']), raw, body: JSON.parse(raw) });
    response.writeHead(status, location ? { location } : {}).end(status < 300 ? 'ok' : 'not now');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the receiver listens nowhere');
  receiver.url = `http://127.0.0.1:${address.port}/notices`;
  receiver.close = async () => {
    server.close();
    await once(server, 'close');
  };
  return receiver;
}
