import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { rawCell, rawSheet } from '../../../../tests/factories/raw-sheet.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { groupSheetAnswer } from '../../../contract/group-sheets.ts';
import { TRAVELLER_LIMITS } from '../../../contract/limits.ts';

type Line = (string | number | Date | null)[];

const HEADER = [
  '旅客类型',
  'Surname *',
  'Given name *',
  'Gender',
  'Date of birth',
  'Nationality',
  'Document number',
  'Document expiry',
];

async function sheet(lines: Line[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await writeExcelFile([HEADER, ...lines], { dateFormat: 'yyyy-mm-dd' }).toBuffer());
}

/** Each cell a text, or written out for its address. */
function rawLines(lines: readonly (readonly (string | ((at: string) => string))[])[]): Uint8Array<ArrayBuffer> {
  const rows = lines.map((line, y) => {
    const cells = line.map((cell, x) => {
      const at = `${'ABCDEFG'[x]}${y + 1}`;
      return typeof cell === 'string' ? rawCell(at, cell) : cell(at);
    });
    return `<row r="${y + 1}">${cells.join('')}</row>`;
  });
  return rawSheet(rows.join(''));
}

/** A given name of letters alone, another one for each line. */
const name = (i: number) => [100, 10, 1].map((by) => String.fromCharCode(65 + (Math.floor(i / by) % 10))).join('');

describe('the passenger list of a group as a sheet', () => {
  let server: TestServer;
  let agents: Api;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer({ clock: testClock('2026-11-20T02:00:00.000Z'), pollJobs: false });
    agents = api(server);
    ({ id } = await agents.as('harbour.op').expect('createGroupOrder', GOOD_INPUTS.createGroupOrder));
  });
  afterAll(() => server.close());
  const read = (image: Uint8Array<ArrayBuffer>, who = 'harbour.op') =>
    agents.as(who).callRaw('readGroupSheet', { id, image });

  it('is read for the form, row by row with what is wrong, and nothing of it is handed in', async () => {
    const image = await sheet([
      ['成人', 'Li', 'Na', '女', new Date('1990-05-01T00:00:00Z'), 'China', 'E 1000 0001', '2031/2/3'],
      [null, 'LEE', 'KID', 'M', '20200203', 'HKG', 'K7654321', '2031-01-01'],
      ['adult', 'WRONG', 'ROW', 'x', '2020-01-01', 'CN', 'E2', '2020-01-01'],
    ]);
    const { envelope } = await read(image);
    const { rows } = groupSheetAnswer.validateSync(envelope.data, { strict: true });
    expect(rows[0]).toMatchObject({
      row: 2,
      faults: [],
      passenger: {
        ...{
          type: 'adult',
          surname: 'LI',
          givenName: 'NA',
          gender: 'female',
          birthday: '1990-05-01',
          nationality: 'CN',
        },
        document: { type: 'passport', number: 'E10000001', expiry: '2031-02-03' },
      },
    });
    expect(rows[1]).toMatchObject({ faults: [], passenger: { type: 'child', nationality: 'HK' } });
    expect(rows[2]?.faults.map(({ column }) => column).sort()).toEqual(['Date of birth', 'Document expiry', 'Gender']);
    expect((await agents.as('harbour.op').expect('groupOrder', { id })).passengers).toEqual([]);
  });

  it.each([
    ['2015-01-10', 'adult'],
    ['2015-01-11', 'child'],
    // Two between the flights.
    ['2025-01-12', 'child'],
    ['2025-01-16', 'infant'],
  ])('without a type takes who is born on %s as %s, by the age on the days of travel', async (born, type) => {
    const image = await sheet([[null, 'LEE', 'KID', 'M', born, 'HKG', 'K7654321', '2031-01-01']]);
    expect((await read(image)).envelope.data).toMatchObject({ rows: [{ faults: [], passenger: { type } }] });
    const line = `\tLEE\tKID\tM\t${born}\tHKG\tpassport\tK7654321\t2031-01-01`;
    const pasted = await agents.as('harbour.op').callRaw('readGroupRows', { id, text: line });
    expect(pasted.envelope.data).toMatchObject({ rows: [{ faults: [], passenger: { type } }] });
  });

  it('is read to its five-hundredth line, and one line more is refused', async () => {
    const line = (i: number): Line => [
      'adult',
      'LI',
      name(i),
      'F',
      '1990-05-01',
      'CN',
      `E${10_000_000 + i}`,
      '2031-02-03',
    ];
    const lines = Array.from({ length: TRAVELLER_LIMITS.importRows }, (_, i) => line(i));
    const { rows } = groupSheetAnswer.validateSync((await read(await sheet(lines))).envelope.data, { strict: true });
    expect(rows).toHaveLength(TRAVELLER_LIMITS.importRows);
    expect(rows.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(rows.at(-1)).toMatchObject({ row: 501, passenger: { document: { number: 'E10000499' } } });
    const { envelope } = await read(await sheet([...lines, line(500)]));
    expect(envelope.code).toBe(REFUSALS.sheetTooLong.code);
  });

  it('takes what a formula came to and dates whose cells lost their format, and misses columns aloud', async () => {
    const computed = (at: string) => `<c r="${at}" t="str"><f>UPPER("li")</f><v>LI</v></c>`;
    const neverComputed = (at: string) => `<c r="${at}"><f>UPPER("li")</f></c>`;
    const serial = (at: string) => `<c r="${at}"><v>32994</v></c>`;
    const rest = (given: string, i: number) => [given, 'F', 'CN', `E1000000${i}`, '2031-02-03'];
    const titles = ['Given name', 'Gender', 'Nationality', 'Document number', 'Document expiry'];
    const lines = [
      ['Surname', 'Date of birth', ...titles],
      [computed, '1990-05-01', ...rest('NA', 1)],
      [neverComputed, '1990-05-01', ...rest('NA', 2)],
      ['LI', serial, ...rest('AN', 3)],
    ];
    const { rows } = groupSheetAnswer.validateSync((await read(rawLines(lines))).envelope.data, { strict: true });
    expect(rows.map(({ row, faults }) => [row, faults.map(({ column }) => column)])).toEqual([
      [2, []],
      [3, ['Surname']],
      [4, []],
    ]);
    expect(rows[2]?.passenger.birthday).toBe('1990-05-01');
    const lacking = [
      ['Surname', 'Birthday of the dog'],
      ['LI', '1990-05-01'],
    ];
    expect((await read(rawLines(lacking))).envelope.code).toBe(REFUSALS.sheetColumns.code);
    expect((await agents.as('harbour.op').expect('groupOrder', { id })).passengers).toEqual([]);
  });

  it('says of whoever stands in it twice that there is another, in the later row', async () => {
    const li = ['adult', 'LI', 'NA', 'F', '1990-05-01', 'CN', 'E10000001', '2031-02-03'];
    const lines = [li, li.with(1, 'LEE'), li.with(6, 'E10000002'), li.with(1, 'HO').with(6, 'E10000003')];
    const { rows } = groupSheetAnswer.validateSync((await read(await sheet(lines))).envelope.data, { strict: true });
    expect(rows.map(({ row, faults }) => [row, faults.map(({ column, message }) => [column, message])])).toEqual([
      [2, []],
      [3, [['Document number', 'Another passenger has the same document']]],
      [4, [['Surname', 'Another passenger has the same name and date of birth']]],
      [5, []],
    ]);
  });

  it('is read from rows that are pasted, with and without their titles, like a sheet', async () => {
    const rowsOf = async (text: string, who = 'harbour.op') =>
      (await agents.as(who).callRaw('readGroupRows', { id, text })).envelope;
    const titled = 'Surname *\tGiven name *\t出生日期\tGender\tNationality\tDocument number\tDocument expiry\r\n';
    const lines = [
      'Li\tNa\t1990/5/1\t女\tChina\tE 1000 0001\t2031年2月3日\r\n',
      '\t\t\t\t\t\t\r\n"LEE"\t"SIU\n""MING"\t19880102\tM\tHKG\tK7654321\t2020-01-01',
    ];
    const read = groupSheetAnswer.validateSync((await rowsOf(titled + lines.join(''))).data, { strict: true });
    expect(read.rows).toMatchObject([
      { row: 2, faults: [], passenger: { type: 'adult', surname: 'LI', gender: 'female', birthday: '1990-05-01' } },
      { row: 4, passenger: { birthday: '1988-01-02', nationality: 'HK' } },
    ]);
    expect(read.rows[0]?.passenger.document).toMatchObject({ number: 'E10000001', expiry: '2031-02-03' });
    expect(read.rows[1]?.faults.map(({ field, column }) => [field, column])).toEqual([
      ['document.expiry', 'Document expiry'],
      ['givenName', 'Given name'],
    ]);
    const untitled = '\tLI\tNA\tF\t1990-05-01\tCN\tpassport\tE10000001\t2031-02-03';
    expect((await rowsOf(untitled)).data).toMatchObject({ rows: [{ row: 1, faults: [] }] });
    const reached = 'Surname\tGiven name\t联系人姓名\nLI\tNA\tMei Lin';
    expect((await rowsOf(reached)).data).toMatchObject({ rows: [{ passenger: { contactName: 'Mei Lin' } }] });
    expect((await rowsOf('Surname\tBirthday of the dog\nLI\tx')).code).toBe(REFUSALS.sheetColumns.code);
    const tooMany = `${untitled}\n`.repeat(TRAVELLER_LIMITS.importRows + 1);
    expect((await rowsOf(tooMany)).code).toBe(REFUSALS.sheetTooLong.code);
    expect((await rowsOf(untitled, 'meridian.op')).code).toBe(REFUSALS.orderNotFound.code);
    expect((await rowsOf(untitled, 'harbour.fin')).code).toBe(REFUSALS.notAllowed.code);
    expect((await agents.as('harbour.op').expect('groupOrder', { id })).passengers).toEqual([]);
  });

  it('is refused when it is none, and when the group is another company’s', async () => {
    expect((await read(new TextEncoder().encode('PK no sheet'))).envelope.code).toBe(REFUSALS.sheetUnreadable.code);
    const image = await sheet([]);
    expect((await read(image, 'meridian.op')).envelope.code).toBe(REFUSALS.orderNotFound.code);
    expect((await read(image)).envelope.data).toEqual({ rows: [] });
  });

  it('is refused when it blows up or stands for billions of cells, keeps nothing, and the next one is read', async () => {
    const bomb = new Uint8Array(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(64 * 1024 * 1024) }));
    expect((await read(bomb)).envelope.code).toBe(REFUSALS.sheetUnreadable.code);
    const far = rawSheet(`<row r="1048576">${rawCell('XFD1048576', 'X')}</row>`);
    expect((await read(far)).envelope.code).toBe(REFUSALS.sheetUnreadable.code);
    expect((await read(new Uint8Array(2 * 1024 * 1024 + 1))).envelope.code).toBe(REFUSALS.fileTooLarge.code);
    expect((await agents.as('harbour.op').expect('groupOrder', { id })).passengers).toEqual([]);
    const good = await sheet([['Adult', 'LI', 'NA', 'F', '1990-05-01', 'CN', 'E10000001', '2032-01-01']]);
    expect((await read(good)).envelope.data).toMatchObject({ rows: [{ row: 2, faults: [] }] });
  });

  it('has a template that is read back as an empty list', async () => {
    const url = '/api/order/v2/group/passenger-template';
    const headers = { authorization: `Bearer ${await agents.as('harbour.op').token()}`, 'accept-language': 'zh-tw' };
    const image = new Uint8Array((await server.app.inject({ url, headers })).rawPayload);
    expect((await read(image)).envelope.data).toEqual({ rows: [] });
  });
});
