import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { passenger } from '../../../../tests/factories/flight-orders.ts';
import { confirmedGroup } from '../../../../tests/factories/groups.ts';
import { letterPdf } from '../../../../tests/factories/pdfs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';

const HEAD = [
  ...['Surname *', 'Given name *', 'Gender', 'Date of birth'],
  ...['Nationality', 'Document number', 'Document expiry'],
];
const LI = ['LI', 'NA', 'F', '1990-05-01', 'CN', 'E10000001', '2031-02-03'];
const LEE = ['LEE', 'SIU MING', 'M', '1988-01-02', 'HK', 'K7654321', '2031-02-03'];

describe('the passenger list of a group, handed in as a spreadsheet that was sent in before', () => {
  let server: TestServer;
  let agents: Api;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer({ clock: testClock('2026-11-20T02:00:00.000Z') });
    agents = api(server);
    ({ id } = await confirmedGroup(op(), agents.as('provider.admin')));
    await op().expect('applyGroupSeats', { id });
  });
  afterAll(() => server.close());

  const op = () => agents.as('harbour.op');
  const send = async (lines: string[][], username = 'harbour.op') => {
    const image = new Uint8Array(await writeExcelFile([HEAD, ...lines]).toBuffer());
    return (await agents.as(username).expect('uploadFile', { purpose: 'passenger-list', name: 'list.xlsx', image })).id;
  };
  const handIn = (input: object, idempotencyKey?: string) =>
    op().callRaw('handInGroupList', { id, confirm: false, ...input }, idempotencyKey ? { idempotencyKey } : {});
  const namesNow = async () =>
    (await op().expect('groupOrder', { id })).passengers.map(({ surname, givenName }) => `${surname}/${givenName}`);

  it('is told row by row what is wrong with it, and nothing of it is kept', async () => {
    const expired = LEE.with(6, '2020-01-01').with(3, '');
    const { status, envelope } = await handIn({ fileId: await send([LI, expired]) });
    expect([status, envelope.code]).toEqual([400, REFUSALS.badInput.code]);
    const told = Object.keys(Object(Object(envelope.data).fields)).sort();
    expect(told).toEqual(['rows[3].birthday', 'rows[3].document.expiry']);
    expect((await handIn({ fileId: await send([LI, LI]) })).envelope.data).toEqual({
      fields: { 'rows[3].document.number': 'Another passenger has the same document' },
    });
    expect((await handIn({ fileId: await send([]) })).envelope.data).toEqual({ fields: { fileId: 'Required' } });
    expect((await handIn({ fileId: await send([LI]) })).envelope.code).toBe(REFUSALS.groupListIncomplete.code);
    expect(await namesNow()).toEqual([]);
  });

  it('is taken from its sender alone, and in the place of typed passengers', async () => {
    const fileId = await send([LI, LEE]);
    const passengers = [passenger(), { ...passenger(), surname: 'LEE' }];
    const wrong = { fields: { fileId: 'Not a valid value' } };
    const proof = { purpose: 'proof' as const, name: 'letter.pdf', image: new Uint8Array(letterPdf()) };
    const { id: another } = await op().expect('uploadFile', proof);
    for (const given of [await send([LI, LEE], 'meridian.op'), another, 'nothing'])
      expect((await handIn({ fileId: given })).envelope.data).toEqual(wrong);
    expect((await handIn({ fileId, passengers })).envelope.data).toEqual(wrong);
    expect((await handIn({})).envelope.data).toEqual({ fields: { passengers: 'Required' } });
    const strange = await agents.as('meridian.op').callRaw('handInGroupList', { id, confirm: false, fileId });
    expect(strange.envelope.code).toBe(REFUSALS.orderNotFound.code);
    expect(await namesNow()).toEqual([]);
  });

  it('is handed in, again under its key, and once more to be confirmed', async () => {
    const fileId = await send([LI, LEE]);
    const first = await handIn({ fileId }, 'list-of-the-group');
    expect(first.status).toBe(200);
    expect((await handIn({ fileId }, 'list-of-the-group')).envelope).toEqual(first.envelope);
    expect(await namesNow()).toEqual(['LI/NA', 'LEE/SIU MING']);
    expect((await handIn({ fileId, confirm: true })).envelope.data).toMatchObject({ isListLocked: true });
    expect((await handIn({ fileId })).envelope.code).toBe(REFUSALS.statusConflict.code);
  });
});
