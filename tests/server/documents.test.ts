import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENT_IMAGE, type DocumentFields } from '../../src/contract/document-images.ts';
import { documentAnswer } from '../../src/contract/document-reading.ts';
import { REFUSALS } from '../../src/contract/errors.ts';
import { type Api, api } from '../factories/api.ts';
import {
  cardPhoto,
  frenchLines,
  type Holder,
  idCardPhoto,
  passportPhoto,
  type Shot,
  smallLines,
  visaLines,
  zonePhoto,
} from '../factories/passport-image.ts';
import { startTestServer, type TestServer } from '../factories/test-server.ts';
import { describeLong, itLong } from '../tools/long-run.ts';
import { sampled } from '../tools/run-mode.ts';

const ZHANG: Holder = {
  surname: 'ZHANG',
  givenNames: 'XIAO MING',
  number: 'E12345678',
  issuer: 'CHN',
  nationality: 'CHN',
  birthDate: '1990-05-01',
  gender: 'M',
  expiryDate: '2030-01-01',
};
const PATH = '/api/base/v2/analysis/document';

const valuesOf = (fields: DocumentFields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field?.value ?? null]));

let server: TestServer;
let calls: Api;
const logged: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  server = await startTestServer({ log });
  calls = api(server);
});
afterAll(() => server.close());

const read = (image: Uint8Array) => calls.as('harbour.op').call('analyseDocument', { image: new Uint8Array(image) });

async function send(body: Buffer | string, headers: Record<string, string>) {
  const token = await calls.as('harbour.op').token();
  const all = { authorization: `Bearer ${token}`, 'accept-language': 'en', ...headers };
  const answer = await server.app.inject({ method: 'POST', url: PATH, headers: all, payload: body });
  return { status: answer.statusCode, envelope: answer.json<{ code: number; message: string }>() };
}

describe('a photo of a passport', () => {
  it('is read, and says what to look at again', async () => {
    const { status, envelope } = await read(await passportPhoto(ZHANG));
    expect(status, envelope.message).toBe(200);
    const { source, fields } = await documentAnswer.validate(envelope.data, { strict: true });
    expect(source).toBe('mrz');
    expect(valuesOf(fields)).toEqual({
      surname: 'ZHANG',
      givenNames: 'XIAO MING',
      gender: 'M',
      birthDate: '1990-05-01',
      nationality: 'CHN',
      documentType: 'P',
      number: 'E12345678',
      expiryDate: '2030-01-01',
      issuingCountry: 'CHN',
    });
    const toReview = Object.entries(fields).flatMap(([name, field]) => (field?.review ? [name] : []));
    expect(toReview.sort()).toEqual([
      'documentType',
      'gender',
      'givenNames',
      'issuingCountry',
      'nationality',
      'surname',
    ]);
  });

  const shots: [string, Partial<Shot>][] = [
    ['on its side', { rotation: 90 }],
    ['upside down', { rotation: 181 }],
    ['askew', { rotation: 23 }],
    ['from aside', { perspective: 0.07, rotation: -4 }],
    ['blurred and noisy', { blur: 1.1, noise: 12, quality: 60 }],
    ['with glare', { glare: 0.6, noise: 4 }],
  ];
  it.each(sampled(shots, shots.slice(2, 4)))('is read when taken %s', async (_, shot) => {
    const { envelope } = await read(await passportPhoto(ZHANG, { seed: 7, size: 1400, ...shot }));
    expect(envelope.data && valuesOf(envelope.data.fields)).toMatchObject({
      surname: 'ZHANG',
      number: 'E12345678',
      birthDate: '1990-05-01',
      expiryDate: '2030-01-01',
    });
  });

  it('is read as the camera held it', async () => {
    const turned = await sharp(await passportPhoto(ZHANG))
      .rotate(90)
      .withMetadata({ orientation: 8 })
      .jpeg()
      .toBuffer();
    expect((await read(turned)).envelope.code).toBe(0);
  });

  itLong('is read as PNG under the name of a JPEG', async () => {
    const png = await sharp(await passportPhoto(ZHANG))
      .png()
      .toBuffer();
    expect((await read(png)).envelope.code).toBe(0);
  });

  it('has its number marked when its check digit is wrong', async () => {
    const { envelope } = await read(await passportPhoto({ ...ZHANG, wrongDigit: '7' }));
    expect(envelope.data?.fields.number).toMatchObject({ checked: false, review: true });
    expect(envelope.data?.fields.birthDate).toMatchObject({ checked: true });
  });
});

it('reads the back of an identity card', async () => {
  const { envelope } = await read(await cardPhoto({ ...ZHANG, issuer: 'D', nationality: 'D', number: 'L01X00T47' }));
  expect(envelope.data && valuesOf(envelope.data.fields)).toMatchObject({
    documentType: 'I',
    number: 'L01X00T47',
    nationality: 'DEU',
    surname: 'ZHANG',
  });
});

const GERMAN = { ...ZHANG, issuer: 'D', nationality: 'D', number: 'L01X00T47' };
const FRENCH = { ...ZHANG, surname: 'BERTHIER', givenNames: 'CORINNE', gender: 'F' as const, number: '880692310285' };
const READ = { number: 'L01X00T47', nationality: 'DEU', surname: 'ZHANG', expiryDate: '2030-01-01' };
const PEETERS = ['IDBEL592987654<3125<<<<<<<<<<<', '9004171F3108206BEL<<<<<<<<<<<8', 'PEETERS<<LIES<MARIE<<<<<<<<<<<'];

const ZONES: [string, Holder, string[], object][] = [
  ['a card of two lines', GERMAN, smallLines(GERMAN, 'I'), { ...READ, documentType: 'I' }],
  ['a small visa', GERMAN, smallLines(GERMAN, 'V'), { ...READ, documentType: 'V' }],
  ['a large visa', GERMAN, visaLines(GERMAN), { ...READ, documentType: 'V' }],
  ['a French card', FRENCH, frenchLines(FRENCH), { number: '880692310285', surname: 'BERTHIER', expiryDate: null }],
  ['a card with a long number', GERMAN, PEETERS, { number: '592987654312', documentType: 'ID', nationality: 'BEL' }],
];
it.each(sampled(ZONES, ZONES.slice(2, 4)))('reads %s', async (_, holder, lines, fields) => {
  const { envelope } = await read(await zonePhoto(holder, lines));
  expect(envelope.data && valuesOf(envelope.data.fields)).toMatchObject(fields);
  expect(envelope.data?.fields.number).toMatchObject({ checked: true });
});

it('says of a document with one name that the other is to be asked for', async () => {
  const { envelope } = await read(await passportPhoto({ ...ZHANG, surname: 'SUHARTINI', givenNames: '' }));
  expect(envelope.data?.fields).toMatchObject({ surname: { value: 'SUHARTINI' }, givenNames: null });
  expect(envelope.data?.notes).toEqual(['given-name']);
});

it('reads the number of a Chinese identity card, and nothing else of it', async () => {
  const { envelope } = await read(await idCardPhoto('张三', '110101199003078515'));
  expect(envelope.data?.source).toBe('id-card');
  expect(envelope.data?.fields.surname).toBeNull();
  expect(envelope.data?.fields.birthDate).toMatchObject({ value: '1990-03-07', checked: true });
});

const ASKEW: [degrees: number, pixels: number][] = [
  [4.5, 1100],
  [-45, 1400],
  [3.5, 1600],
  [0, 1400],
  [12, 1400],
  [-20, 1400],
  [37, 1400],
];
it.each(sampled(ASKEW, ASKEW.slice(0, 2)))(
  'reads a Chinese identity card that lies %d degrees askew, %d pixels wide',
  async (rotation, size) => {
    const font = size === 1100 ? 'Liberation Mono' : 'DejaVu Sans Mono';
    const { envelope } = await read(await idCardPhoto('张三', '110101199003078515', { rotation, size, font }));
    expect(envelope.data?.fields.number).toMatchObject({ value: '110101199003078515', checked: true });
  },
);

describe('what is no photo of a document', () => {
  const { fileType, fileTooLarge, documentUnreadable, loginRequired } = REFUSALS;

  it('is told to be of a wrong type, whatever it is called', async () => {
    const text = await send('surname,given name', { 'content-type': 'image/jpeg' });
    expect([text.status, text.envelope.code]).toEqual([400, fileType.code]);
    const pdf = await send('%PDF-1.7', { 'content-type': 'application/pdf' });
    expect([pdf.status, pdf.envelope.code]).toEqual([400, fileType.code]);
    const json = await send('{}', { 'content-type': 'application/json' });
    expect([json.status, json.envelope.code]).toEqual([400, fileType.code]);
    const gif = await send('GIF89a', { 'content-type': 'image/gif' });
    expect([gif.status, gif.envelope.code]).toEqual([400, fileType.code]);
  });

  it('is told to be broken when only its beginning is right', async () => {
    const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2_000, 7)]);
    expect((await read(broken)).envelope.code).toBe(fileType.code);
    const half = (await passportPhoto(ZHANG)).subarray(0, 30_000);
    expect([fileType.code, documentUnreadable.code]).toContain((await read(half)).envelope.code);
  });

  it('is told to be too large from 10 MB on', async () => {
    const { status, envelope } = await send(Buffer.alloc(11 * 1024 * 1024, 0xff), { 'content-type': 'image/jpeg' });
    expect([status, envelope.code]).toEqual([413, fileTooLarge.code]);
    expect(envelope.message).toContain('This file is larger than 10 MB.');
  });

  it('is not unpacked when it is a small file with very many pixels', async () => {
    const side = Math.ceil(Math.sqrt(DOCUMENT_IMAGE.pixels)) + 200;
    const bomb = await sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(DOCUMENT_IMAGE.bytes);
    expect((await read(bomb)).envelope.code).toBe(fileType.code);
  });

  it('is told to be unreadable in the language asked for', async () => {
    const wall = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#777' } })
      .jpeg()
      .toBuffer();
    const image = new Uint8Array(wall);
    for (const language of ['en', 'zh-cn', 'zh-tw']) {
      const { status, envelope } = await calls.as('harbour.op').call('analyseDocument', { image }, { language });
      expect([status, envelope.code]).toEqual([422, documentUnreadable.code]);
      expect(envelope.message).toContain(
        { en: 'could not be read', 'zh-cn': '无法识别', 'zh-tw': '無法辨識' }[language],
      );
    }
  });

  it('is not taken from a stranger', async () => {
    const image = new Uint8Array(await passportPhoto(ZHANG));
    const { status, envelope } = await calls.anonymous().call('analyseDocument', { image });
    expect([status, envelope.code]).toEqual([401, loginRequired.code]);
  });

  it('is not taken as the body of another call', async () => {
    const token = await calls.as('harbour.op').token();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png' };
    const answer = await server.app.inject({ method: 'POST', url: '/api/base/v2/logout', headers, payload: 'x' });
    expect(answer.statusCode).toBe(415);
  });
});

describeLong('many at once', () => {
  it('are read one after the other', async () => {
    const holders = ['E11111111', 'E22222222', 'E33333333', 'E44444444', 'E55555555'].map((number) => ({
      ...ZHANG,
      number,
    }));
    const photos = await Promise.all(holders.map((holder) => passportPhoto(holder, { size: 1200 })));
    const answers = await Promise.all(photos.map(read));
    expect(answers.map(({ envelope }) => envelope.data?.fields.number?.value)).toEqual(
      holders.map(({ number }) => number),
    );
  });
});

it('reads a photo that was sent in before, of its sender alone, and forgets it', async () => {
  const image = new Uint8Array(await passportPhoto(ZHANG));
  const sent = { name: 'passport.jpg', image };
  const op = calls.as('harbour.op');
  const { id: fileId } = await op.expect('uploadFile', { ...sent, purpose: 'document' });
  const { id: proof } = await op.expect('uploadFile', { ...sent, purpose: 'proof' });
  const wrong = { fields: { fileId: 'Not a valid value' } };
  for (const [username, id] of [
    ['harbour.admin', fileId],
    ['meridian.op', fileId],
    ['harbour.op', proof],
    ['harbour.op', 'nothing'],
  ] as const) {
    const { status, envelope } = await calls.as(username).call('analyseDocument', { fileId: id });
    expect([status, envelope.data]).toEqual([400, wrong]);
  }
  const { fields } = await op.expect('analyseDocument', { fileId });
  expect(valuesOf(fields)).toMatchObject({ surname: 'ZHANG', number: 'E12345678', birthDate: '1990-05-01' });
  expect((await op.call('analyseDocument', { fileId })).envelope.data).toEqual(wrong);
});

it('keeps no picture and logs none of it', async () => {
  const before = readdirSync(tmpdir());
  await read(await passportPhoto(ZHANG));
  expect(readdirSync(tmpdir()).filter((name) => !before.includes(name) && /jpe?g|png|sharp|vips/i.test(name))).toEqual(
    [],
  );
  const text = logged.join('');
  expect(text).toContain('/api/base/v2/analysis/document');
  for (const secret of ['ZHANG', 'E12345678', '1990-05-01', 'ffd8ff', '/9j/']) expect(text).not.toContain(secret);
});
