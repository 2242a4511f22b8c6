import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { groupSheetAnswer } from '../../../contract/group-sheets.ts';

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

  it('is refused when it is none, and when the group is another company’s', async () => {
    expect((await read(new TextEncoder().encode('PK no sheet'))).envelope.code).toBe(REFUSALS.sheetUnreadable.code);
    const image = await sheet([]);
    expect((await read(image, 'meridian.op')).envelope.code).toBe(REFUSALS.orderNotFound.code);
    expect((await read(image)).envelope.data).toEqual({ rows: [] });
  });

  it('has a template that is read back as an empty list', async () => {
    const url = '/api/order/v2/group/passenger-template';
    const headers = { authorization: `Bearer ${await agents.as('harbour.op').token()}`, 'accept-language': 'zh-tw' };
    const image = new Uint8Array((await server.app.inject({ url, headers })).rawPayload);
    expect((await read(image)).envelope.data).toEqual({ rows: [] });
  });
});
