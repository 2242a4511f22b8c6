import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { orderInput, passenger, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { pdfText } from '../../../../tests/factories/papers.ts';
import { LETTER_TEXT, letterPdf, pdfOf } from '../../../../tests/factories/pdfs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { files } from '../../db/schema/files.ts';
import { sweepOrders } from '../../orders/jobs.ts';

const clock = testClock('2026-11-20T08:00:00Z');
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
let order: FlightOrder;
beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier] });
  agents = api(server);
  const verification = await verifiedOffer(server, supplier, { party: { adult: 1 } });
  const made = await op().expect('createFlightOrder', orderInput(verification, [passenger()]));
  await op().expect('payFlightOrder', { id: made.id, channel: 'balance' });
  await server.deps.jobs.drain();
  order = await op().expect('flightOrder', { id: made.id });
});
afterAll(() => server.close());

const op = () => agents.as('harbour.op');
const PDF = letterPdf();
/** The head of a picture of this size, and its end. */
function png(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080600000000000000', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, Buffer.from('0000000049454e44ae426082', 'hex')]);
}
const send = (content: Buffer, name = 'doctor’s letter.pdf', username = 'harbour.op') =>
  agents.as(username).call('uploadFile', { purpose: 'proof', name, image: new Uint8Array(content) });
const sent = async (content: Buffer = PDF): Promise<string> => {
  const { envelope } = await send(content);
  return envelope.data?.id ?? '';
};
async function download(id: string, username: string) {
  const authorization = `Bearer ${await agents.as(username).token()}`;
  return server.app.inject({ url: `/api/base/v2/files/${id}`, headers: { authorization } });
}

describe('a file that proves a reason', () => {
  it('is taken by its content, kept encrypted, and shown to those who see its order', async () => {
    const id = await sent();
    const [row] = await server.deps.db.select().from(files).where(eq(files.id, id));
    expect(row).toMatchObject({ type: 'application/pdf', orderId: null });
    expect(Buffer.from(row?.content ?? '', 'utf8').includes('JVBERi')).toBe(false);
    const passengers = order.passengers.map((p) => p.id);
    const child = await op().expect('refundFlightOrder', {
      id: order.id,
      passengers,
      reason: 2,
      subReason: 'relative',
      files: [id],
    });
    expect(child.afterSales?.files).toEqual([{ id, name: 'doctor’s letter.pdf' }]);
    const kept = await download(id, 'harbour.admin');
    expect(await pdfText(kept.rawPayload)).toContain(LETTER_TEXT);
    expect(kept.rawPayload).toHaveLength(row?.bytes ?? 0);
    expect(kept.headers['content-disposition']).toContain('attachment');
    expect((await download(id, 'meridian.op')).statusCode).toBe(404);
    const opened = await agents.as('harbour.admin').expect('userLogs', { action: 'openProof' });
    expect(opened.list.map(({ user, subject }) => [user?.username, subject])).toEqual([
      ['harbour.admin', { type: 'flight-order', id: child.id, name: null }],
    ]);
    await op().expect('cancelFlightOrder', { id: child.id });
    const twice = await op().call('refundFlightOrder', { id: order.id, passengers, reason: 1, files: [id] });
    expect(twice.status).toBe(400);
  });

  it.each([
    ['a text that calls itself a picture', Buffer.from('<svg onload=alert(1)>'), REFUSALS.fileType.code],
    ['a picture that unpacks to gigabytes', png(60_000, 60_000), REFUSALS.fileUnreadable.code],
    ['a picture that is cut off', png(10, 10).subarray(0, 40), REFUSALS.fileUnreadable.code],
    ['a picture that holds none', png(10, 10), REFUSALS.fileUnreadable.code],
    ['a PDF that is cut off', PDF.subarray(0, 20), REFUSALS.fileUnreadable.code],
    ['a PDF of no page', pdfOf(['<< /Type /Catalog >>']), REFUSALS.fileUnreadable.code],
    ['a PDF with a password', letterPdf({ trailer: '/Encrypt 6 0 R ' }), REFUSALS.fileProtected.code],
    ['a file of 2 MB and a byte', Buffer.alloc(2 * 1024 * 1024 + 1), REFUSALS.fileTooLarge.code],
  ])('is refused: %s', async (_, content, code) => {
    expect((await send(content)).envelope.code).toBe(code);
  });

  it('is kept without the scripts of a PDF, which still shows its page', async () => {
    const script = '/OpenAction << /S /J#61vaScript /JS (app.alert\\(1\\)) >>';
    const kept = (await download(await sent(letterPdf({ catalog: script })), 'harbour.op')).rawPayload;
    expect(await pdfText(kept)).toContain(LETTER_TEXT);
    expect(kept.includes('alert')).toBe(false);
  });

  it('is refused as the sixth, as somebody else’s, and as one that is not there', async () => {
    const passengers = order.passengers.map((p) => p.id);
    const ask = (ids: string[]) => op().call('refundFlightOrder', { id: order.id, passengers, reason: 1, files: ids });
    const six = await Promise.all(Array.from({ length: 6 }, () => sent()));
    expect((await ask(six)).envelope.data).toMatchObject({ fields: { files: expect.stringContaining('5') } });
    const theirs = (await send(PDF, 'x.pdf', 'meridian.op')).envelope.data?.id ?? '';
    expect((await ask([theirs])).status).toBe(400);
    expect((await ask(['nothing'])).status).toBe(400);
    expect((await ask(six.slice(0, 5))).envelope.code).toBe(0);
  });

  it('is kept without where a photograph was taken, upright and of its kind', async () => {
    const place = { IFD3: { GPSLatitude: '22/1 17/1 0/1', GPSLatitudeRef: 'N' } };
    const photo = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#c8102e' } })
      .withExif({ IFD0: { Make: 'A camera' }, ...place })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const hidden = Buffer.concat([photo, Buffer.from('PK what hides behind it')]);
    const kept = (await download(await sent(hidden), 'harbour.op')).rawPayload;
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 20, height: 60 });
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.includes('what hides behind it')).toBe(false);
  });

  it('is forgotten after a day when no request takes it up', async () => {
    const id = await sent();
    clock.advance(25 * 60 * 60_000);
    await sweepOrders(server.deps);
    expect(await server.deps.db.select().from(files).where(eq(files.id, id))).toEqual([]);
  });
});
