import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { ENQUIRY_LIMITS } from '../../../contract/limits.ts';
import { deleteExpiredEnquiries } from './delete-enquiry.ts';

const DAY_MS = 24 * 60 * 60_000;

let server: TestServer;
let calls: Api;
let stamp: string;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
  ({ stamp } = await calls.anonymous().expect('enquiryStamp', {}));
  server.clock.advance(5_000);
});
afterAll(() => server.close());

const desk = () => calls.as('provider.admin');
const { topic: _, stamp: __, ...ENQUIRY } = GOOD_INPUTS.sendEnquiry;
const send = (changes: object = {}) => calls.anonymous().callRaw('sendEnquiry', { ...ENQUIRY, stamp, ...changes });
const fieldsOf = async (changes: object) => {
  const { envelope } = await send(changes);
  return Object(envelope.data).fields;
};
const listed = () => desk().expect('enquiries', {});
const mailed = async () => {
  await server.deps.jobs.drain();
  return (await desk().expect('mails', {})).list;
};

describe('an enquiry', () => {
  it('says what is missing in the words of the form', async () => {
    expect(await fieldsOf({ name: '' })).toEqual({ name: 'Please input the username' });
    expect(await fieldsOf({ country: '' })).toEqual({ country: 'Please select your country' });
    expect(await fieldsOf({ country: 'QQ' })).toEqual({ country: 'Please select your country' });
    expect(await fieldsOf({ email: 'desk@' })).toEqual({ email: 'The email format is incorrect.' });
    expect(await fieldsOf({ email: '', phone: '' })).toEqual({ email: 'Please input email address or phone number' });
  });

  it('is shown at the desk, mailed there, and answered by somebody', async () => {
    expect((await send({ email: '' })).envelope.code).toBe(0);
    const { list, total } = await desk().expect('enquiries', { open: true });
    expect([total, list[0]]).toEqual([1, expect.objectContaining({ name: ENQUIRY.name, email: '', answered: null })]);
    expect((await mailed())[0]?.text).toContain(ENQUIRY.remarks);
    const id = list[0]?.id ?? '';
    const settled = await desk().expect('settleEnquiry', { id, answered: true });
    expect(settled.answered?.by).toBe('Provider desk');
    expect((await desk().expect('enquiries', { open: true })).total).toBe(0);
    expect((await listed()).total).toBe(1);
  });

  it('is kept and mailed once under its key, however often its answer is lost, and another is refused under it', async () => {
    const headers = { 'idempotency-key': 'enquiry-of-a-visitor' };
    const sendUnder = (changes: object) =>
      calls.anonymous().callRaw('sendEnquiry', { ...ENQUIRY, stamp, ...changes }, { headers });
    const state = async () => [(await listed()).total, (await mailed()).length];
    const [enquiries = 0, mails = 0] = await state();
    const together = await Promise.all([sendUnder({ remarks: 'Once' }), sendUnder({ remarks: 'Once' })]);
    expect(together.map(({ envelope }) => envelope.code)).toContain(0);
    // A retry may have another stamp.
    const again = await sendUnder({ remarks: 'Once', stamp: 'of-another-try' });
    expect(again).toMatchObject({ status: 200, envelope: { code: 0, data: null } });
    expect((await sendUnder({ remarks: 'Twice' })).envelope.code).toBe(REFUSALS.idempotencyMismatch.code);
    expect(await state()).toEqual([enquiries + 1, mails + 1]);
  });

  it('with something in what nobody sees is kept as doubtful and mailed to nobody', async () => {
    const before = await mailed();
    expect((await send({ topic: 'Buy now' })).envelope.code).toBe(0);
    const { list } = await listed();
    expect([list.length, list.filter(({ isDoubtful }) => isDoubtful).length]).toEqual([3, 1]);
    expect(JSON.stringify(list)).not.toContain('Buy now');
    expect(await mailed()).toEqual(before);
  });

  it('is taken some times an hour from one address', async () => {
    const codes = [];
    for (let i = 0; i < ENQUIRY_LIMITS.perAddress; i++) codes.push((await send()).envelope.code);
    // Three have come before.
    const taken = ENQUIRY_LIMITS.perAddress - 3;
    const refused = REFUSALS.tooManyRequests.code;
    expect(codes).toEqual([...Array<number>(taken).fill(0), ...Array<number>(3).fill(refused)]);
    server.clock.advance(60 * 60_000);
    expect((await send()).envelope.code).toBe(0);
  });

  it('is deleted with the mail about it, by nobody but the desk', async () => {
    const id = (await listed()).list[0]?.id ?? '';
    const before = await mailed();
    expect((await calls.as('harbour.admin').call('deleteOwnEnquiry', { id })).status).toBe(404);
    await desk().expect('deleteEnquiry', { id });
    expect((await listed()).list.map((one) => one.id)).not.toContain(id);
    expect(await mailed()).toEqual(before.slice(1));
    expect((await desk().call('deleteEnquiry', { id })).status).toBe(404);
    const [entry] = (await desk().expect('userLogs', { pageSize: 1 })).list;
    expect(entry).toMatchObject({ action: 'deleteEnquiry', subject: { id, name: null } });
  });

  it('is forgotten a year after it was answered, and not as long as nobody has answered it', async () => {
    const { list } = await listed();
    const [open, ...others] = list.filter(({ isDoubtful, answered }) => !isDoubtful && answered === null);
    for (const { id } of others) await desk().expect('settleEnquiry', { id, answered: true });
    server.clock.advance(364 * DAY_MS);
    await deleteExpiredEnquiries(server.deps);
    // Sessions have expired.
    const known = async () => (await api(server).as('provider.admin').expect('enquiries', {})).list.map(({ id }) => id);
    expect(await known()).toEqual(list.map(({ id }) => id));
    server.clock.advance(2 * DAY_MS);
    await deleteExpiredEnquiries(server.deps);
    expect(await known()).toEqual([open?.id]);
  });
});
