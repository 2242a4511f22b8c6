import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { letterPdf } from '../../../../tests/factories/pdfs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { type Envelope, REFUSALS } from '../../../contract/errors.ts';
import { XLSX } from '../../../contract/media-types.ts';
import type { FileAnswer } from '../../../contract/proof-files.ts';
import { files } from '../../db/schema/files.ts';
import { sweepOrders } from '../../orders/jobs.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const PATH = '/api/base/v2/files';
const PDF = letterPdf();
const MEGABYTE = 1024 * 1024;

const clock = testClock('2026-11-20T08:00:00Z');
let server: TestServer;
let agents: Api;
let photo: Buffer;
let sheet: Buffer;
beforeAll(async () => {
  server = await startTestServer({ clock });
  agents = api(server);
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c8102e' } })
    .jpeg()
    .toBuffer();
  const head = ['Surname *', 'Given name *', 'Document number'];
  sheet = Buffer.from(await writeExcelFile([head, ['LI', 'NA', 'E10000001']]).toBuffer());
});
afterAll(() => server.close());

const ZIP = Buffer.from('PK\u0003\u0004 of nothing');
const contents = () => ({ photo, sheet, PDF, zip: ZIP, cut: photo.subarray(0, 12) });
type Content = keyof ReturnType<typeof contents>;

async function post(payload: Buffer, headers: Record<string, string>, username = 'harbour.op', url = PATH) {
  const authorization = username === '' ? {} : { authorization: `Bearer ${await agents.as(username).token()}` };
  const all = { ...authorization, 'accept-language': 'en', ...headers };
  const answer = await server.app.inject({ method: 'POST', url, headers: all, payload });
  return { status: answer.statusCode, envelope: answer.json<Envelope<FileAnswer>>() };
}
type Fields = Record<string, string>;
interface FormFile {
  name: string;
  content: Uint8Array;
  /** The name of its field: `file` unless given. */
  field?: string;
}

/** A multipart form as browsers send it: fields, then files. */
async function formOf(fields: Fields, sent: readonly FormFile[]) {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  for (const { name, content, field = 'file' } of sent) form.append(field, new Blob([new Uint8Array(content)]), name);
  const written = new Response(form);
  const headers = { 'content-type': written.headers.get('content-type') ?? '' };
  return { headers, payload: Buffer.from(await written.arrayBuffer()) };
}

async function sendForm(fields: Fields, sent: readonly FormFile[], username?: string, url?: string) {
  const { payload, headers } = await formOf(fields, sent);
  return post(payload, headers, username, url);
}
const send = (purpose: string, content: Uint8Array, username?: string) =>
  sendForm({ purpose }, [{ name: 'ours.bin', content }], username);
async function download(id: string, username: string) {
  const authorization = `Bearer ${await agents.as(username).token()}`;
  return server.app.inject({ url: `${PATH}/${id}`, headers: { authorization } });
}

describe('a file in a form', () => {
  it.each([
    ['logo', 'photo', 'harbour.admin', 'image/png'],
    ['proof', 'PDF', 'harbour.op', 'application/pdf'],
    ['passenger-list', 'sheet', 'harbour.op', XLSX],
    ['document', 'photo', 'harbour.op', 'image/jpeg'],
  ] as const)('is taken as a %s, sealed, and shown to its sender alone', async (purpose, content, username, type) => {
    const { status, envelope } = await send(purpose, contents()[content], username);
    expect([status, envelope.data]).toMatchObject([200, { name: 'ours.bin', type }]);
    const id = envelope.data?.id ?? '';
    const [row] = await server.deps.db.select().from(files).where(eq(files.id, id));
    expect(row).toMatchObject({ purpose, type, orderId: null, bytes: envelope.data?.bytes });
    const own = await download(id, username);
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, type]);
    expect(own.rawPayload).toHaveLength(envelope.data?.bytes ?? 0);
    const colleague = username === 'harbour.op' ? 'harbour.admin' : 'harbour.op';
    for (const other of [colleague, 'meridian.op', 'quay.op'])
      expect((await download(id, other)).statusCode, other).toBe(404);
  });

  it.each<[string, Content, keyof typeof REFUSALS]>([
    ['logo', 'PDF', 'fileType'],
    ['logo', 'cut', 'fileUnreadable'],
    ['proof', 'sheet', 'fileType'],
    ['proof', 'cut', 'fileUnreadable'],
    ['passenger-list', 'photo', 'fileType'],
    ['passenger-list', 'zip', 'sheetUnreadable'],
    ['document', 'PDF', 'fileType'],
    ['document', 'sheet', 'fileType'],
    ['document', 'cut', 'fileUnreadable'],
  ])('is looked at for what it is: no %s is a %s', async (purpose, content, refused) => {
    const { status, envelope } = await send(purpose, contents()[content], 'harbour.admin');
    expect([status, envelope.code]).toEqual([REFUSALS[refused].status, REFUSALS[refused].code]);
  });

  it.each([
    ['logo', 2, 2],
    ['proof', 2, 2],
    ['passenger-list', 2, 2],
    ['document', 10, 10],
    ['proof', 11, 10],
  ])('is refused as a %s that is larger than %d MB', async (purpose, megabytes, told) => {
    const { status, envelope } = await send(purpose, Buffer.alloc(megabytes * MEGABYTE + 1), 'harbour.admin');
    expect([status, envelope.code]).toEqual([413, REFUSALS.fileTooLarge.code]);
    expect(envelope.message).toContain(`This file is larger than ${told} MB.`);
  });

  it.each<[string, Content, string, keyof typeof REFUSALS | null]>([
    ['logo', 'photo', 'harbour.op', 'notAllowed'],
    ['document', 'photo', 'harbour.fin', 'notAllowed'],
    ['proof', 'PDF', 'meridian.op', null],
    ['passenger-list', 'sheet', 'meridian.op', 'serviceDisabled'],
    ['document', 'photo', 'meridian.op', null],
    ['logo', 'photo', 'meridian.admin', null],
  ])('of the purpose %s: a %s of %s', async (purpose, content, username, refused) => {
    await changeCompany(server, DEMO_COMPANY.meridian, { enableFlightService: false });
    const { envelope } = await send(purpose, contents()[content], username);
    await changeCompany(server, DEMO_COMPANY.meridian, { enableFlightService: true });
    expect(envelope.code).toBe(refused === null ? 0 : REFUSALS[refused].code);
  });

  it('is taken from nobody who has not logged in, and by no call but those that take forms', async () => {
    expect((await send('proof', PDF, '')).envelope.code).toBe(REFUSALS.loginRequired.code);
    const travellers = '/api/base/v2/often-used-passengers';
    const list = [{ name: 'list.xlsx', content: sheet }];
    const imported = await sendForm({ step: 'check' }, list, 'harbour.op', `${travellers}/import`);
    expect([imported.status, imported.envelope.code]).toEqual([400, REFUSALS.fileType.code]);
    const made = await sendForm({ surname: 'LI' }, [], 'harbour.op', travellers);
    expect([made.status, made.envelope.code]).toEqual([415, REFUSALS.mediaType.code]);
  });
});

describe('a form that is not right', () => {
  const proof = { purpose: 'proof' };
  const file = { name: 'letter.pdf', content: PDF };
  const purposeFile = { ...file, field: 'purpose' };
  const [INVALID, UNKNOWN, TWICE] = ['Not a valid value', 'Unknown field', 'Too many entries: 1 at most'];
  it.each<[string, Fields, FormFile[], Record<string, string>]>([
    ['no purpose', {}, [file], { purpose: 'Required' }],
    ['another purpose', { purpose: 'fun' }, [file], { purpose: INVALID }],
    ['a purpose twice', proof, [purposeFile, file], { purpose: TWICE }],
    ['no file', proof, [], { file: 'Required' }],
    ['a text for a file', { ...proof, file: 'letter' }, [], { file: INVALID }],
    ['a file for a purpose', {}, [purposeFile, file], { purpose: INVALID }],
    ['two files', proof, [file, file], { file: TWICE }],
    ['a field that is none', { ...proof, refused: 'x' }, [file], { refused: UNKNOWN }],
    ['a field of the other way', { ...proof, image: 'x' }, [file], { image: UNKNOWN }],
    ['a file without a name', proof, [{ ...file, name: '' }], { file: INVALID }],
    ['a long name', proof, [{ ...file, name: 'x'.repeat(121) }], { name: 'Too long: 120 characters at most' }],
    ['a name of two lines', proof, [{ ...file, name: 'a\nb' }], { name: 'On one line only, without line breaks' }],
  ])('with %s is told so', async (_, texts, sent, fields) => {
    const { status, envelope } = await sendForm(texts, sent);
    expect([status, envelope.code, envelope.data]).toEqual([400, REFUSALS.badInput.code, { fields }]);
  });

  it('that says its purpose in the address as well is told so', async () => {
    const { envelope } = await sendForm(proof, [file], 'harbour.op', `${PATH}?purpose=logo`);
    expect(envelope.data).toEqual({ fields: { purpose: UNKNOWN } });
  });

  it('may call its file as it likes', async () => {
    const { envelope } = await sendForm({ ...proof, name: 'doctor’s letter.pdf' }, [file]);
    expect(envelope.data).toMatchObject({ name: 'doctor’s letter.pdf' });
  });

  const MARK = '------------------------d74496d66958873e';
  const part = (head: string, body = 'proof') => `--${MARK}\r\n${head}\r\n\r\n${body}\r\n`;
  const NAMED = 'Content-Disposition: form-data; name="purpose"';
  it.each([
    ['without a boundary', part(NAMED), 'multipart/form-data'],
    ['of another boundary', part(NAMED), 'multipart/form-data; boundary=other'],
    ['that is empty', '--'],
    ['that is cut off', part(NAMED).trimEnd()],
    ['of parts without a name', `${part('Content-Disposition: form-data')}--${MARK}--\r\n`],
    ['of parts without a head', `--${MARK}\r\nproof\r\n--${MARK}--\r\n`],
    ['of a hundred thousand parts', `${part(NAMED, '').repeat(100_000)}--${MARK}--\r\n`],
    ['of a head without an end', `--${MARK}\r\n${'X: y\r\n'.repeat(1_000_000)}`],
  ])('%s is refused in words, soon', async (_, body, type = `multipart/form-data; boundary=${MARK}`) => {
    const { status, envelope } = await post(Buffer.from(body), { 'content-type': type });
    expect([status, envelope.code]).toEqual([400, REFUSALS.badInput.code]);
    expect(envelope.data).toEqual({ fields: { body: expect.stringContaining('multipart/form-data') } });
  });
});

describe('files that wait to be used', () => {
  it('are twenty of a kind at most, and are forgotten after a day', async () => {
    const one = () => send('proof', PDF, 'quay.op');
    for (let sent = 0; sent < 20; sent += 5) {
      const some = await Promise.all(Array.from({ length: 5 }, one));
      expect(some.map(({ envelope }) => envelope.code)).toEqual([0, 0, 0, 0, 0]);
    }
    expect((await one()).envelope.code).toBe(REFUSALS.tooManyFiles.code);
    expect((await send('document', photo, 'quay.op')).envelope.code).toBe(0);
    clock.advance(25 * 60 * 60_000);
    await sweepOrders(server.deps);
    expect(await server.deps.db.select({ id: files.id }).from(files)).toEqual([]);
  });
});
