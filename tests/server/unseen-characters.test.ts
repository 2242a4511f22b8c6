import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { REFUSALS } from '../../src/contract/errors.ts';
import { DEMO_PASSWORD } from '../../src/server/seed/demo-accounts.ts';
import { type Api, api } from '../factories/api.ts';
import { testClock } from '../factories/clock.ts';
import { orderInput, passenger, verifiedOffer } from '../factories/flight-orders.ts';
import { GOOD_INPUTS } from '../factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../factories/test-server.ts';
import { scriptedSupplier } from '../fakes/scripted-supplier.ts';

const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier] });
  calls = api(server);
});
afterAll(() => server.close());

const op = () => calls.as('harbour.op');
const admin = () => calls.as('harbour.admin');

describe('what is not seen in a text, and full-width letters', () => {
  it('come in no JSON of another system', async () => {
    const made = await op().expect('createTraveller', {
      surname: '\u200eＯＵＹＡＮＧ\u200f',
      givenName: 'XIAO\u00a0MING\u200b',
      nativeName: '欧阳\u200b小明（Ａ）',
      birthday: '１９９０-05-01',
      nationality: 'ＣＮ',
      phone: '\u202a+8613800000001\u202c',
      email: 'ouyang\u00ad＠example.com',
      documents: [{ type: 'passport', number: 'Ｅ５０００００\u200b01', issuingPlace: 'CN\ufeff' }],
    });
    expect(await op().expect('openTraveller', { id: made.id })).toMatchObject({
      surname: 'OUYANG',
      givenName: 'XIAO MING',
      nativeName: '欧阳小明（Ａ）',
      birthday: '1990-05-01',
      nationality: 'CN',
      phone: '+8613800000001',
      email: 'ouyang@example.com',
      documents: [{ number: 'E50000001', issuingPlace: 'CN' }],
    });
  });

  it('make a password another one', async () => {
    const password = 'Sunrise\u200b-42';
    const logIn = async (typed: string) =>
      (await calls.anonymous().call('login', { username: 'meridian.op', password: typed })).envelope.code;
    await calls.as('meridian.op').expect('changePassword', { current: DEMO_PASSWORD, password });
    expect([await logIn('Sunrise-42'), await logIn(password)]).toEqual([REFUSALS.loginFailed.code, 0]);
  });

  it('come in no sheet of travellers', async () => {
    const lines = [
      ['Surname\u200b *', 'Given\u00a0name', '中文姓名', 'Date of birth', 'Phone', 'Document\u200e number'],
      [
        '\ufeffＳＩＭＡ',
        'YI\u200d',
        '司马\u200b懿',
        '１９９０／５／１',
        '\u202a+8613800000002\u202c',
        'Ｅ５００００００２',
      ],
    ];
    const image = new Uint8Array(await writeExcelFile(lines).toBuffer());
    const { rows } = await op().expect('importTravellers', { image, step: 'take' });
    expect(rows).toMatchObject([{ outcome: 'created', faults: [] }]);
    const { list } = await op().expect('travellers', { q: 'E50000002' });
    expect(list).toMatchObject([
      { surname: 'SIMA', givenName: 'YI', nativeName: '司马懿', birthday: '1990-05-01', phone: '+8613800000002' },
    ]);
  });
});

describe('a search finds what is written otherwise, in', () => {
  it('bookings', async () => {
    const offer = await verifiedOffer(server, supplier);
    const { id } = await op().expect(
      'createFlightOrder',
      orderInput(offer, [passenger('adult', { surname: 'ZHUGE', givenName: 'LIANG' })]),
    );
    const wide = id.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    for (const q of [wide, `\u200e${id}\u00a0`, 'ｚｈｕｇｅ　liang', 'LIANG,\u200bZHUGE'])
      expect((await op().expect('bookings', { q })).list.map((row) => row.id)).toEqual([id]);
    for (const query of [{ bookingId: wide }, { passenger: 'ＺＨＵＧＥ／ＬＩＡＮＧ' }])
      expect((await op().expect('bookings', query)).list.map((row) => row.id)).toEqual([id]);
  });

  it('travellers', async () => {
    await op().expect('createTraveller', {
      surname: 'SHANGGUAN',
      givenName: 'WAN ER',
      nativeName: '上官婉儿',
      documents: [{ type: 'passport', number: 'E50000003' }],
    });
    for (const q of ['ｓｈａｎｇｇｕａｎ\u00a0ｗａｎ', '\u200e上官\u200b婉儿', 'shangguan，wan', 'Ｅ５００００００３'])
      expect((await op().expect('travellers', { q })).list).toMatchObject([{ surname: 'SHANGGUAN' }]);
  });

  it('agencies, also in one whose own name is written full-width', async () => {
    const { createAgency } = GOOD_INPUTS;
    const names = { name: 'Ｐｉｌｏｔ　Ｔｏｕｒｓ', alias: '' };
    const made = await admin().expect('createAgency', { ...createAgency, ...names });
    expect(made.name).toBe('Ｐｉｌｏｔ Ｔｏｕｒｓ');
    for (const q of ['pilot tours', 'ＴＯＵＲＳ\u200b Pilot', made.code])
      expect((await admin().expect('agencies', { q })).list.map(({ id }) => id)).toEqual([made.id]);
  });

  it('users', async () => {
    for (const q of ['ｈａｒｂｏｕｒ.fin', '\u200eHarbour\u00a0finance', 'finance harbour'])
      expect((await admin().expect('users', { q })).list).toMatchObject([{ username: 'harbour.fin' }]);
  });
});

describe('a text that only says that there is none', () => {
  it('is missing where one is required', async () => {
    const { envelope } = await admin().call('createAgency', { ...GOOD_INPUTS.createAgency, name: ' Unknown\u200b ' });
    expect(envelope.data).toEqual({ fields: { name: 'Required' } });
    const { status } = await op().call('addOrderRemark', { id: '2000000000', text: 'Unknown' });
    expect(status).toBe(404);
  });

  it('is a name as others are, of somebody who is called so, and finds them', async () => {
    const input = { surname: 'NULL', givenName: 'ANNA', email: 'null', documents: [] };
    expect(await op().expect('createTraveller', input)).toMatchObject({ surname: 'NULL', email: null });
    expect((await op().expect('travellers', { q: 'null' })).list).toMatchObject([{ surname: 'NULL' }]);
    expect((await op().expect('bookings', { q: 'null' })).total).toBe(0);
    expect((await op().expect('bookings', { passenger: 'Null' })).total).toBe(0);
  });

  it('is no name of anybody where it says so', async () => {
    const input = { surname: 'UNKNOWN', givenName: 'UNDEFINED', documents: [] };
    const { envelope } = await op().call('createTraveller', input);
    expect(envelope.data).toEqual({ fields: { surname: 'Required', givenName: 'Required' } });
    const nobody = await op().call('createTraveller', { ...input, surname: 'NULL', givenName: 'NULL' });
    expect(nobody.envelope.data).toEqual({ fields: { givenName: 'Required' } });
  });

  it('is found nowhere as the name of a record', async () => {
    expect((await op().call('openTraveller', { id: 'null' })).status).toBe(404);
  });
});
