import { beforeEach, expect, test, vi } from 'vitest';
import type { OutboxRecord } from './outbox-record.ts';
import { remark, sampleOutbox } from './sample-outbox.ts';

/** The logged-in user, what reached the server and under whom, and what happens while the account is looked up. */
const page = vi.hoisted(() => ({
  user: 'u1',
  sent: [] as string[],
  afterSending: () => undefined as unknown,
  afterAsking: () => undefined as unknown,
}));
const { tab } = sampleOutbox();
const outbox = tab();

vi.mock('../../api/session.ts', () => ({ session: { get: () => ({ me: { userInfo: { id: page.user } } }) } }));
vi.mock('../../api/call.ts', () => ({ apiBase: async () => 'api' }));
vi.mock('../background-sync.ts', () => ({ wakeWorker: async () => undefined }));
vi.mock('../connection.ts', () => ({ connection: { get: () => ({ state: 'online' }) } }));
vi.mock('../with-lock.ts', () => ({ withLock: (_: string, work: () => unknown) => work() }));
vi.mock('../drafts/drafts.ts', () => ({
  draftAccount: async () => {
    const account = `api|${page.user}`;
    page.afterAsking();
    return account;
  },
}));
vi.mock('./outbox-device.ts', () => ({ outboxDevice: {} }));
vi.mock('./outbox-here.ts', () => ({ outbox, announceSent: () => undefined, refreshOutbox: async () => undefined }));
vi.mock('./outbox-kinds.ts', () => ({
  kindOf: () => ({
    send: async ({ input }: OutboxRecord) => {
      page.sent.push(`${String(input.text)} by ${page.user}`);
      page.afterSending();
    },
  }),
}));

beforeEach(async () => {
  page.user = 'u1';
  page.sent = [];
  page.afterSending = page.afterAsking = () => undefined;
  for (const { account, id } of await outbox.list('api|u1')) await outbox.cancel(account, id);
  await outbox.add(remark('first'));
  await outbox.add(remark('second'));
});

const waiting = async () => (await outbox.list('api|u1')).map(({ input, state }) => [input.text, state]);

async function send(): Promise<void> {
  const { sendOutbox } = await import('./upkeep.ts');
  await sendOutbox(true);
}

test('what waits goes out under who made it', async () => {
  await send();
  expect(page.sent).toEqual(['first by u1', 'second by u1']);
});

test('what one user left is not sent while another is logged in', async () => {
  page.user = 'u2';
  await send();
  expect(page.sent).toEqual([]);
  expect(await waiting()).toEqual([
    ['first', 'waiting'],
    ['second', 'waiting'],
  ]);
});

test('nothing more goes out once somebody else has logged in between two of them', async () => {
  page.afterSending = () => (page.user = 'u2');
  await send();
  expect(page.sent).toEqual(['first by u1']);
  expect(await waiting()).toEqual([['second', 'waiting']]);
});

test('nor where that happens at the last moment before one is sent', async () => {
  let asked = 0;
  page.afterAsking = () => {
    asked += 1;
    if (asked === 2) page.user = 'u2';
  };
  await send();
  expect(page.sent).toEqual([]);
});
