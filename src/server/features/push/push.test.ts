import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api, type Caller } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { orderInput, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { testSettings } from '../../../../tests/factories/settings.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

/** A browser's push service and the browser: accepts messages and decrypts them like a device (RFC 8291). */
async function fakeDevice() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const device = { status: 201, heard: [] as unknown[], headers: [] as Record<string, unknown>[] };
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const length = body[20] ?? 0;
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
    const derive = (name: string, size: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, size));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const clear = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(clear.subarray(0, clear.lastIndexOf(2)).toString());
  };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    device.headers.push(request.headers);
    if (device.status < 300) device.heard.push(read(body));
    response.writeHead(device.status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the push service listens nowhere');
  const subscription = (path = 'one') => ({
    endpoint: `http://127.0.0.1:${address.port}/${path}`,
    p256dh: ecdh.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  });
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { device, subscription, close };
}

const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
let service: Awaited<ReturnType<typeof fakeDevice>>;
beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier], pollJobs: false });
  agents = api(server);
  service = await fakeDevice();
});
afterAll(async () => {
  await server.close();
  await service.close();
});
afterEach(async () => {
  await server.deps.db.delete(pushSubscriptions);
  Object.assign(service.device, { status: 201, heard: [], headers: [] });
});

const kept = () => server.deps.db.select().from(pushSubscriptions);

async function signedIn(username = 'harbour.op'): Promise<Caller> {
  const { token } = await agents.anonymous().expect('login', { username, password: 'Interline1!' });
  return agents.withToken(token);
}

/** A booking of harbour.op that is issued and notified to its agent. */
async function issued(): Promise<string> {
  const op = agents.as('harbour.op');
  const { id } = await op.expect('createFlightOrder', orderInput(await verifiedOffer(server, supplier)));
  await op.expect('payFlightOrder', { id, channel: 'balance' });
  await server.deps.jobs.drain();
  return id;
}

describe('notices on a device', () => {
  it('are read by the device alone, and say the booking and what became of it, and nobody’s name', async () => {
    const op = await signedIn();
    const { publicKey } = await op.expect('push', {});
    const subscription = service.subscription();
    expect(await op.expect('subscribePush', subscription)).toEqual({ publicKey, isOn: true });
    const id = await issued();
    expect(service.device.heard).toEqual([{ title: `Booking ${id}`, text: 'Issued', path: `/flight/orders/${id}` }]);
    const [headers] = service.device.headers;
    expect(headers?.authorization).toContain(`k=${publicKey}`);
    expect(headers?.authorization).toMatch(/^vapid t=/);
    expect((await kept())[0]?.sealed).not.toContain('127.0.0.1');
  });

  it('say of a booking of the sandbox that it is one', async () => {
    await (await signedIn()).expect('subscribePush', service.subscription());
    const { id: real } = supplier;
    Object.assign(supplier, { id: 'sandbox-scripted' });
    const id = await issued();
    Object.assign(supplier, { id: real });
    expect(service.device.heard).toEqual([expect.objectContaining({ title: `Sandbox · Booking ${id}` })]);
  });

  it('of a device that several log-ins name at once come once, to one of them', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => signedIn()));
    const subscription = service.subscription();
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(people.map((person) => person.callRaw('subscribePush', subscription)));
      expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    }
    expect(await kept()).toHaveLength(1);
    await issued();
    expect(service.device.heard).toHaveLength(1);
  });

  it('come to the one whose booking it is', async () => {
    await (await signedIn('harbour.admin')).expect('subscribePush', service.subscription('admin'));
    await issued();
    expect(service.device.heard).toEqual([]);
  });

  it('end with the log-in of the device, and with its own word', async () => {
    const op = await signedIn();
    const subscription = service.subscription();
    await op.expect('subscribePush', subscription);
    expect(await op.expect('forgetPush', { endpoint: subscription.endpoint })).toMatchObject({ isOn: false });
    await issued();
    await op.expect('subscribePush', subscription);
    await op.expect('logout', {});
    expect(await kept()).toEqual([]);
    await issued();
    expect(service.device.heard).toEqual([]);
  });

  it('end where the push service knows the device no more, and are sent again where it is busy', async () => {
    const op = await signedIn();
    await op.expect('subscribePush', service.subscription());
    service.device.status = 410;
    await issued();
    expect(await kept()).toEqual([]);
    await op.expect('subscribePush', service.subscription());
    service.device.status = 503;
    await issued();
    expect(await kept()).toHaveLength(1);
    expect(service.device.heard).toEqual([]);
  });

  it('do not come to an agency that is switched off', async () => {
    const op = await signedIn();
    await op.expect('subscribePush', service.subscription());
    const { id } = await agents
      .as('harbour.op')
      .expect('createFlightOrder', orderInput(await verifiedOffer(server, supplier)));
    await agents.as('harbour.op').expect('payFlightOrder', { id, channel: 'balance' });
    await changeCompany(server, DEMO_COMPANY.harbour, { disabledAt: clock.now() });
    await server.deps.jobs.drain();
    await changeCompany(server, DEMO_COMPANY.harbour, { disabledAt: null });
    expect(service.device.heard).toEqual([]);
  });

  it('belong to whoever uses the device last', async () => {
    const subscription = service.subscription();
    await (await signedIn()).expect('subscribePush', subscription);
    const other = await signedIn('meridian.op');
    await other.expect('subscribePush', subscription);
    await issued();
    expect(service.device.heard).toEqual([]);
    expect(await kept()).toHaveLength(1);
    expect(await other.expect('push', { endpoint: subscription.endpoint })).toMatchObject({ isOn: true });
    expect(await (await signedIn()).expect('push', { endpoint: subscription.endpoint })).toMatchObject({ isOn: false });
  });
});

describe('an installation', () => {
  it('without VAPID_CONTACT notifies nobody, and says so; one without loopback sends nothing inwards', async () => {
    const settings = { ...testSettings(), push: null };
    const silent = await startTestServer({ clock, airSuppliers: [supplier], pollJobs: false, settings });
    try {
      const op = api(silent).as('harbour.op');
      expect(await op.expect('push', {})).toEqual({ publicKey: null, isOn: false });
      expect((await op.call('subscribePush', service.subscription())).status).toBe(404);
    } finally {
      await silent.close();
    }
  });

  it('refuses addresses inside its own network', async () => {
    const settings = { ...testSettings(), noticesToLoopback: false };
    const strict = await startTestServer({ clock, airSuppliers: [supplier], pollJobs: false, settings });
    try {
      const op = api(strict).as('harbour.op');
      expect((await op.call('subscribePush', service.subscription())).status).toBe(400);
      const inward = ['127.0.0.1', '2130706433', '0x7f.1', '[::ffff:10.0.0.1]', 'localhost.', 'push.internal'];
      for (const host of inward) {
        const subscription = { ...service.subscription(), endpoint: `https://${host}/push` };
        expect((await op.call('subscribePush', subscription)).status, host).toBe(400);
      }
      expect(await strict.deps.db.select().from(pushSubscriptions)).toEqual([]);
      // A subscription accepted while allowed is dropped when it is called.
      Object.assign(strict.deps.settings, { noticesToLoopback: true });
      await op.expect('subscribePush', { ...service.subscription(), endpoint: 'https://127.0.0.1/push' });
      Object.assign(strict.deps.settings, { noticesToLoopback: false });
      const { id } = await op.expect('createFlightOrder', orderInput(await verifiedOffer(strict, supplier)));
      await op.expect('payFlightOrder', { id, channel: 'balance' });
      await strict.deps.jobs.drain();
      expect(await strict.deps.db.select().from(pushSubscriptions)).toEqual([]);
    } finally {
      await strict.close();
    }
  });
});
