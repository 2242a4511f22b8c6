import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { rawCell, rawSheet } from '../../../../tests/factories/raw-sheet.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { itLong } from '../../../../tests/tools/long-run.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { travellerImportAnswer } from '../../../contract/travellers.ts';

type Line = (string | number | Date | null)[];

async function sheet(lines: Line[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await writeExcelFile(lines, { dateFormat: 'yyyy-mm-dd' }).toBuffer());
}

const HEADER = [
  'Surname *',
  'Given name *',
  '中文姓名',
  'Gender',
  'Date of birth',
  '國籍',
  'Document type',
  'Document number',
  'Document expiry',
  'Card airline',
  'Card number',
];

describe('the import of travellers', () => {
  let server: TestServer;
  let agents: Api;
  beforeAll(async () => {
    server = await startTestServer();
    agents = api(server);
  });
  afterAll(() => server.close());
  const op = () => agents.as('harbour.op');

  const LINES: Line[] = [
    HEADER,
    [
      'Li',
      'Na',
      '李娜',
      '女',
      new Date('1990-05-01T00:00:00Z'),
      'China',
      '护照',
      'E 1000 0001',
      '2031/2/3',
      'ca',
      123456789,
    ],
    ['MÜLLER', 'Jörg-Peter', null, 'M', '19710203', 'DEU', null, 'C01X00T47', null, null, null],
    ['WRONG', 'NUMBER', null, 'x', '1990-13-01', 'CN', 'passport', 'E1', null, null, null],
    [null, null, null, null, null, null, null, null, null, null, null],
    ['LI', 'NA', null, null, null, null, 'passport', 'E10000001', '2032-01-01', null, null],
  ];

  it('first says what it would do, and does nothing', async () => {
    const answer = await op().expect('importTravellers', { image: await sheet(LINES), step: 'check' });
    expect(answer).toMatchObject({ checked: true, created: 2, merged: 1, refused: 1 });
    expect((await op().expect('travellers', { q: 'E10000001' })).total).toBe(0);
  });

  it('takes what is right and says of each other row what is wrong', async () => {
    const answer = await op().expect('importTravellers', { image: await sheet(LINES), step: 'take' });
    expect(travellerImportAnswer.isValidSync(answer, { strict: true })).toBe(true);
    expect(answer.rows.map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, 'created'],
      [3, 'created'],
      [4, 'refused'],
      [6, 'merged'],
    ]);
    expect(answer.rows[2]?.faults.map(({ column }) => column).sort()).toEqual(['Date of birth', 'Gender']);
    const { list } = await op().expect('travellers', { q: 'E10000001' });
    expect(list).toMatchObject([
      {
        surname: 'LI',
        givenName: 'NA',
        nativeName: '李娜',
        gender: 'female',
        birthday: '1990-05-01',
        nationality: 'CN',
      },
    ]);
    expect(list[0]?.documents).toMatchObject([{ type: 'passport', expiry: '2032-01-01' }]);
    expect(list[0]?.cards).toMatchObject([{ airline: 'CA', alliance: 'star' }]);
    const [miller] = (await op().expect('travellers', { q: 'mueller' })).list;
    expect(miller).toMatchObject({ givenName: 'JOERG PETER', nationality: 'DE', birthday: '1971-02-03' });
  });

  it('guesses no number and no date: rows that Excel rounded or that read two ways are refused', async () => {
    const row = (surname: string, birthday: string | null, type: string | null, number: string | number): Line => [
      surname,
      'ROW',
      null,
      null,
      birthday,
      null,
      type,
      number,
    ];
    const lines: Line[] = [
      HEADER,
      row('ROUNDED', null, 'passport', 110101199003078510),
      row('HUGE', null, 'passport', 1e21),
      row('NEGATIVE', null, null, -1234567),
      row('DECIMAL', null, null, 1234.5678),
      row('HAN', null, null, 'E1234567张8'),
      row('MISTYPED', null, null, '110101199003078516'),
      row('TWOWAYS', '1990111', null, 'E30000001'),
      [...row('CARD', null, null, 'E30000002'), null, 'CA', Number('12345678901234567')],
      row('EITHER', '06/05/1990', null, 'E30000004'),
      row('WRITTEN', '6 May 1990', null, 'E30000005'),
      row('WIDE', '19901101', null, 'Ｅ３０-0000 03\u200b'),
    ];
    const { rows } = await op().expect(
      'importTravellers',
      { image: await sheet(lines), step: 'take' },
      { language: 'en' },
    );
    const number = 'Document number';
    expect(rows.map(({ name, faults }) => [name.split(' ')[0], faults.map(({ column }) => column)])).toEqual([
      ['ROUNDED', [number]],
      ['HUGE', [number]],
      ['NEGATIVE', [number]],
      ['DECIMAL', [number]],
      ['HAN', [number]],
      ['MISTYPED', [number]],
      ['TWOWAYS', ['Date of birth']],
      ['CARD', ['Card number']],
      ['EITHER', ['Date of birth']],
      ['WRITTEN', []],
      ['WIDE', []],
    ]);
    const either = rows.find(({ name }) => name.startsWith('EITHER'));
    expect(either?.faults[0]?.message).toBe('This date is ambiguous: enter it as yyyy-mm-dd');
    expect((await op().expect('travellers', { q: 'E30000005' })).list).toMatchObject([{ birthday: '1990-05-06' }]);
    expect((await op().expect('travellers', { q: 'E30000003' })).list).toMatchObject([{ birthday: '1990-11-01' }]);
  });

  it('makes nobody somebody else because of a document, and puts one name of the same person right', async () => {
    const row = (surname: string, givenName: string, birthday: string | null): Line => [
      surname,
      givenName,
      null,
      null,
      birthday,
      null,
      null,
      'E40000001',
    ];
    const lines = [
      HEADER,
      row('HOLDER', 'FIRST', '1980-01-01'),
      row('HOLDER', 'SECOND', '1995-05-05'),
      row('OTHER', 'HUMAN', null),
      row('MARRIED', 'FIRST', '1980-01-01'),
    ];
    const { rows } = await op().expect('importTravellers', { image: await sheet(lines), step: 'take' });
    expect(rows.map(({ outcome }) => outcome)).toEqual(['created', 'refused', 'refused', 'merged']);
    const { list } = await op().expect('travellers', { q: 'E40000001' });
    expect(list).toMatchObject([{ surname: 'MARRIED', givenName: 'FIRST', birthday: '1980-01-01' }]);
  });

  it('speaks the caller’s language', async () => {
    const image = await sheet(LINES);
    const { rows } = await op().expect('importTravellers', { image, step: 'check' }, { language: 'zh-tw' });
    expect(rows[2]?.faults.map(({ column }) => column)).toContain('性別');
  });

  it('refuses what is no list, what lacks the columns, what is too long and what blows up', async () => {
    const code = async (image: Uint8Array<ArrayBuffer>) =>
      (await op().call('importTravellers', { image, step: 'take' })).envelope.code;
    expect(await code(new TextEncoder().encode('surname;name'))).toBe(REFUSALS.sheetUnreadable.code);
    expect(await code(await sheet([['Name', 'Age']]))).toBe(REFUSALS.sheetColumns.code);
    const long = Array.from({ length: 501 }, (_, i): Line => ['A', `B${i}`]);
    expect(await code(await sheet([['Surname', 'Given name'], ...long]))).toBe(REFUSALS.sheetTooLong.code);
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(64 * 1024 * 1024) });
    expect(await code(new Uint8Array(bomb))).toBe(REFUSALS.sheetUnreadable.code);
    expect(await code(new Uint8Array(2 * 1024 * 1024 + 1))).toBe(REFUSALS.fileTooLarge.code);
  });

  // It takes the time that a list may take; `npm test` has such a task in processes/task-process.test.ts.
  itLong('outlives a small file that stands for a sheet of billions of cells', async () => {
    const header = `<row r="1">${rawCell('A1', 'Surname')}${rawCell('B1', 'Given name')}</row>`;
    const list = rawSheet(`${header}<row r="2">${rawCell('A2', 'LEE')}${rawCell('B2', 'ANN')}</row>`);
    const far = rawSheet(`${header}<row r="1048576">${rawCell('XFD1048576', 'X')}</row>`);
    const [hostile, honest] = await Promise.all([
      op().call('importTravellers', { image: far, step: 'check' }),
      op().expect('importTravellers', { image: list, step: 'check' }),
    ]);
    expect(hostile.envelope.code).toBe(REFUSALS.sheetUnreadable.code);
    expect(honest).toMatchObject({ created: 1, refused: 0 });
  });

  it('reads back the template it gives', async () => {
    const url = '/api/base/v2/often-used-passengers/template';
    const headers = { authorization: `Bearer ${await op().token()}`, 'accept-language': 'zh-cn' };
    const answer = await server.app.inject({ url, headers });
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    const image = new Uint8Array(answer.rawPayload);
    expect(await op().expect('importTravellers', { image, step: 'take' })).toMatchObject({
      created: 0,
      merged: 0,
      refused: 0,
      rows: [],
    });
  });
});
