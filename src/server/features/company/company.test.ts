import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { PICTURE } from '../../../contract/pictures.ts';

let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
});
afterAll(() => server.close());

const admin = () => calls.as('harbour.admin');
const fields = async () => {
  const { version, name, alias, contactName, contactEmail, contactPhone } = await admin().expect('company', {});
  return { version, name, alias, contactName, contactEmail, contactPhone };
};
const photo = async (width: number, height: number) => {
  const made = sharp({ create: { width, height, channels: 3, background: '#c8102e' } })
    .jpeg()
    .withExif({
      IFD3: { GPSLatitudeRef: 'N' },
    });
  return new Uint8Array(await made.toBuffer());
};
const shown = (logo: string | null) => server.app.inject({ url: logo ?? '/' });

describe('the company', () => {
  it('says where it is, for all of its people and its parent', async () => {
    const input = { ...(await fields()), alias: 'Harbour', address: '8 Harbour Road' };
    const saved = await admin().expect('updateCompany', input);
    expect(saved).toMatchObject({ alias: 'Harbour', address: '8 Harbour Road', parent: { name: expect.any(String) } });
    expect((await calls.as('harbour.op').expect('me', {})).company.alias).toBe('Harbour');
    const stale = await admin().call('updateCompany', input);
    expect(stale.envelope.code).toBe(REFUSALS.staleVersion.code);
  });

  it.each(['address', 'contactName', 'contactEmail', 'contactPhone'])('needs its %s', async (field) => {
    const input = { ...(await fields()), address: '8 Harbour Road', [field]: '' };
    const { envelope } = await admin().call('updateCompany', input);
    expect(envelope.data).toEqual({ fields: { [field]: 'Required' } });
  });

  it.each([
    ['the provider’s name', 'name', 'Interline'],
    ['the provider’s name in another case and width, with other spaces', 'name', 'ＩＮＴＥＲ　ｌｉｎｅ'],
    ['the provider’s name with something unseen in it', 'name', 'Inter\u200bline'],
    ['the provider’s name as its alias', 'alias', 'INTERLINE'],
    ['the provider’s alias as its own', 'alias', '联 运'],
    ['the name of a company that it does not know', 'name', 'meridian  tmc'],
    ['the alias of its own agency', 'name', '碼頭旅遊'],
    ['that alias in the other script', 'name', '码头旅游'],
    ['the provider’s name in letters that look alike', 'name', 'Int\u0435rl\u0456ne.'],
    ['a name of the portal’s own site', 'alias', '联运商旅分销平台'],
    ['that name with an accent and a blank in the other script', 'name', '聯運商旅 分銷平台\u0301'],
  ])('does not take %s', async (_, field, value) => {
    const input = { ...(await fields()), address: '8 Harbour Road', [field]: value };
    const { envelope } = await admin().call('updateCompany', input);
    expect(envelope.data).toEqual({ fields: { [field]: 'This name is taken' } });
  });

  it('may be written otherwise than before, and by its alias as its name', async () => {
    const before = await fields();
    const saved = await admin().expect('updateCompany', {
      ...before,
      name: 'HARBOUR TRAVEL',
      address: '8 Harbour Road',
    });
    const { version } = saved;
    expect(saved.name).toBe('HARBOUR TRAVEL');
    const swapped = { ...before, version, name: before.alias, alias: before.name, address: '8 Harbour Road' };
    const other = await admin().expect('updateCompany', swapped);
    await admin().expect('updateCompany', { ...before, version: other.version, address: '8 Harbour Road' });
  });

  it.each(['name', 'alias', 'address', 'contactName'])('has its %s on one line', async (field) => {
    for (const value of ['Harbour\r\nReply-To: evil', 'Harbour\nTravel', 'Harbour\u2028Travel', 'Harbour\u0007']) {
      const input = { ...(await fields()), address: '8 Harbour Road', [field]: value };
      const { envelope } = await admin().call('updateCompany', input);
      expect(envelope.data).toEqual({ fields: { [field]: 'On one line only, without line breaks' } });
    }
  });

  it('has a logo that is made anew, no larger than it is shown, and seen without a session', async () => {
    const { logo: first } = await admin().expect('uploadLogo', { image: await photo(1200, 300) });
    const answer = await shown(first);
    expect(answer.headers['content-type']).toBe('image/png');
    const { width, height, exif } = await sharp(answer.rawPayload).metadata();
    expect([width, height, exif]).toEqual([PICTURE.side, PICTURE.side / 4, undefined]);
    expect((await calls.as('harbour.op').expect('me', {})).company.logo).toBe(first);

    const { logo: second } = await admin().expect('uploadLogo', { image: await photo(60, 60) });
    expect([(await shown(first)).statusCode, (await shown(second)).statusCode]).toEqual([404, 200]);
    expect((await admin().expect('deleteLogo', {})).logo).toBeNull();
    expect((await shown(second)).statusCode).toBe(404);
  });

  it('takes a logo that its administrator has sent in before, once', async () => {
    const sent = { name: 'logo.jpg', image: await photo(80, 80) };
    const { id: fileId } = await admin().expect('uploadFile', { ...sent, purpose: 'logo' });
    const { id: proof } = await admin().expect('uploadFile', { ...sent, purpose: 'proof' });
    const { id: theirs } = await calls.as('meridian.admin').expect('uploadFile', { ...sent, purpose: 'logo' });
    for (const id of [proof, theirs, 'nothing']) {
      const { envelope } = await admin().call('uploadLogo', { fileId: id });
      expect(envelope.data).toEqual({ fields: { fileId: 'Not a valid value' } });
    }
    const { logo } = await admin().expect('uploadLogo', { fileId });
    expect((await shown(logo)).statusCode).toBe(200);
    expect((await admin().call('uploadLogo', { fileId })).status).toBe(400);
    await admin().expect('deleteLogo', {});
  });

  it('takes no logo that is another kind of file, broken or too large', async () => {
    const send = async (image: Uint8Array<ArrayBuffer>) => (await admin().call('uploadLogo', { image })).envelope.code;
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    expect(await send(svg)).toBe(REFUSALS.fileType.code);
    expect(await send((await photo(200, 200)).slice(0, 300))).toBe(REFUSALS.fileUnreadable.code);
    expect(await send(new Uint8Array(PICTURE.bytes + 1))).toBe(REFUSALS.fileTooLarge.code);
  });

  it('chooses its mails’ language and how its people log in by itself', async () => {
    const admin = calls.as('meridian.admin');
    const { version } = await admin.expect('company', {});
    const config = {
      ...{ emailLanguage: 'zh-tw' as const, showInvoiceType: true, showAvailable: true },
      ...{ singleSession: true, singleLoginAdmins: true },
    };
    expect((await admin.expect('saveCompanyConfig', { version, ...config })).config).toEqual(config);
    const stale = await admin.call('saveCompanyConfig', { version, ...config });
    expect(stale.envelope.code).toBe(REFUSALS.staleVersion.code);
    const more = { version: version + 1, ...config, isShowBill: true };
    expect((await admin.callRaw('saveCompanyConfig', more)).envelope.code).toBe(REFUSALS.badInput.code);
  });

  it('shows who books what is left to pay with, unless it chooses not to; all of its money is its finances’ to see', async () => {
    const [boss, agent] = [calls.as('meridian.admin'), calls.as('meridian.op')];
    const { currency, available } = await boss.expect('wallet', {});
    const held = async (who: typeof agent) => {
      const { channels } = await who.expect('flightPaymentConfig', {});
      return ['balance', 'credit'].map((own) => channels.find(({ channel }) => channel === own)?.available);
    };
    expect(await agent.expect('available', {})).toEqual({ currency, available });
    expect(await held(agent)).toEqual(await held(boss));
    expect((await agent.call('wallet', {})).envelope.code).toBe(REFUSALS.notAllowed.code);
    const { version, config } = await boss.expect('company', {});
    await boss.expect('saveCompanyConfig', { version, ...config, showAvailable: false });
    expect(await agent.expect('available', {})).toEqual({ currency, available: null });
    expect(await held(agent)).toEqual([null, null]);
    expect(await held(boss)).not.toContain(null);
    expect(await boss.expect('available', {})).toEqual({ currency, available });
  });
});
