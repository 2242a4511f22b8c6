import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../src/contract/errors.ts';
import { DEMO_PASSWORD } from '../../src/server/seed/demo-accounts.ts';
import type { AirSupplier } from '../../src/server/suppliers/air-supplier.ts';
import { type Api, api } from '../factories/api.ts';
import { testClock } from '../factories/clock.ts';
import { eventually } from '../factories/eventually.ts';
import { bookedOrder, orderInput, verifiedOffer } from '../factories/flight-orders.ts';
import { startTestServer, type TestServer } from '../factories/test-server.ts';
import { scriptedSupplier } from '../fakes/scripted-supplier.ts';

const clock = testClock();
const supplier = scriptedSupplier(clock);
/** Bookings that wait for the supplier's answer until released. */
let held: (() => void)[] | null = null;
const slow: AirSupplier = {
  ...supplier,
  book: async (...asked) => {
    if (held) await new Promise<void>((go) => held?.push(go));
    return supplier.book(...asked);
  },
};
function letGo(): void {
  for (const go of held ?? []) go();
  held = null;
}

let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [slow] });
  calls = api(server);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(letGo);
afterAll(() => server.close());

describe('a supplier that does not answer', () => {
  it('keeps nobody waiting but those who book with it', async () => {
    const [harbour, quay] = [calls.as('harbour.op'), calls.as('quay.op')];
    const order = await bookedOrder(server, supplier, quay, { username: 'quay.op' });
    // More than the server processes at once.
    const inputs = await Promise.all(
      Array.from({ length: 40 }, async () => orderInput(await verifiedOffer(server, supplier))),
    );
    held = [];
    const bookings = Promise.all(inputs.map((input) => harbour.call('createFlightOrder', input)));
    await eventually(() => expect(held).toHaveLength(inputs.length));
    const others = [
      await quay.call('updateMe', { nickname: 'Quay' }),
      await calls.anonymous().call('login', { username: 'quay.fin', password: DEMO_PASSWORD }),
      await quay.call('payFlightOrder', { id: order.id, channel: 'balance' }),
      await harbour.call('updateMe', { nickname: 'Harbour' }),
    ];
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    letGo();
    expect((await bookings).map(({ status }) => status)).toEqual(inputs.map(() => 200));
  });
});

describe('files that do not end', () => {
  const sockets: Socket[] = [];
  afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

  /** Sends the beginning of a file; returns what the server answers meanwhile. */
  function begin(token: string): { said: string } {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    const heard = { said: '' };
    socket.on('error', () => {}).on('data', (chunk) => (heard.said += String(chunk)));
    const head = [
      'POST /api/base/v2/files?purpose=proof&name=letter.pdf HTTP/1.1',
      'Host: portal',
      `Authorization: Bearer ${token}`,
      'Content-Type: application/pdf',
      'Content-Length: 5000000',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n%PDF-1.7 ${'x'.repeat(1000)}`);
    return heard;
  }

  it('are held in a few places, and who finds none is told so before the file is taken in', async () => {
    const token = await calls.as('harbour.op').token();
    const files = Array.from({ length: 60 }, () => begin(token));
    const answered = () => files.filter(({ said }) => said !== '');
    // Four of one company are processed, and twelve queued.
    await eventually(() => expect(answered()).toHaveLength(60 - 4 - 12));
    for (const { said } of answered()) {
      expect(said).toMatch(/^HTTP\/1\.1 503 /);
      expect(said).toMatch(/\r\nretry-after: \d+\r\n/i);
      expect(said).toContain(`{"code":${REFUSALS.busy.code},`);
    }
    const image = new Uint8Array(Buffer.from('a text'));
    const send = (username: string) =>
      calls.as(username).call('uploadFile', { purpose: 'proof', name: 'a.pdf', image });
    expect((await send('quay.op')).envelope.code).toBe(REFUSALS.fileType.code);
    expect((await send('harbour.op')).envelope.code).toBe(REFUSALS.busy.code);
    for (const socket of sockets) socket.destroy();
    // Disconnected callers free their places, also in the queue.
    await eventually(async () => expect((await send('harbour.op')).envelope.code).toBe(REFUSALS.fileType.code));
  });
});
