import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { ENQUIRY_LIMITS } from '../../../contract/limits.ts';

let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
});
afterAll(() => server.close());

const desk = () => calls.as('provider.admin');
const { fax: _, ...ENQUIRY } = GOOD_INPUTS.sendEnquiry;
const send = (changes: object = {}) => calls.anonymous().callRaw('sendEnquiry', { ...ENQUIRY, ...changes });
const fieldsOf = async (changes: object) => {
  const { envelope } = await send(changes);
  return Object(envelope.data).fields;
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
    await server.deps.jobs.drain();
    const mails = (await desk().expect('mails', {})).list;
    expect(mails[0]?.text).toContain(ENQUIRY.remarks);
    const id = list[0]?.id ?? '';
    const settled = await desk().expect('settleEnquiry', { id, answered: true });
    expect(settled.answered?.by).toBe('Provider desk');
    expect((await desk().expect('enquiries', { open: true })).total).toBe(0);
    expect((await desk().expect('enquiries', {})).total).toBe(1);
  });

  it('is kept and mailed once under its key, however often its answer is lost, and another is refused under it', async () => {
    const headers = { 'idempotency-key': 'enquiry-of-a-visitor' };
    const sendUnder = (changes: object) =>
      calls.anonymous().callRaw('sendEnquiry', { ...ENQUIRY, ...changes }, { headers });
    const state = async () => {
      await server.deps.jobs.drain();
      return [(await desk().expect('enquiries', {})).total, (await desk().expect('mails', {})).total];
    };
    const [enquiries = 0, mails = 0] = await state();
    const together = await Promise.all([sendUnder({ remarks: 'Once' }), sendUnder({ remarks: 'Once' })]);
    expect(together.map(({ envelope }) => envelope.code)).toContain(0);
    const again = await sendUnder({ remarks: 'Once' });
    expect(again).toMatchObject({ status: 200, envelope: { code: 0, data: null } });
    expect((await sendUnder({ remarks: 'Twice' })).envelope.code).toBe(REFUSALS.idempotencyMismatch.code);
    expect(await state()).toEqual([enquiries + 1, mails + 1]);
  });

  it('of a machine is answered the same and thrown away', async () => {
    const { total } = await desk().expect('enquiries', {});
    expect((await send({ fax: '1' })).envelope.code).toBe(0);
    expect((await desk().expect('enquiries', {})).total).toBe(total);
  });

  it('is taken some times an hour from one address', async () => {
    const codes = [];
    for (let i = 0; i < ENQUIRY_LIMITS.perAddress; i++) codes.push((await send()).envelope.code);
    // Two have come before.
    const taken = ENQUIRY_LIMITS.perAddress - 2;
    const refused = REFUSALS.tooManyRequests.code;
    expect(codes).toEqual([...Array<number>(taken).fill(0), ...Array<number>(2).fill(refused)]);
    server.clock.advance(60 * 60_000);
    expect((await send()).envelope.code).toBe(0);
  });
});
