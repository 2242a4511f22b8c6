import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { mailTo } from '../../../../tests/factories/mails.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { ENQUIRY_LIMITS } from '../../../contract/limits.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const HOUR_MS = 60 * 60_000;
const REFUSED = REFUSALS.tooManyRequests.code;
const { stamp: _, topic: __, ...ENQUIRY } = GOOD_INPUTS.sendEnquiry;

let server: TestServer;
let calls: Api;
let stamp: string;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
});
beforeEach(async () => {
  // What came before counts no more.
  server.clock.advance(HOUR_MS);
  stamp = await handedOut();
  server.clock.advance(5_000);
});
afterAll(() => server.close());

const handedOut = async () => (await calls.anonymous().expect('enquiryStamp', {})).stamp;
const desk = () => calls.as('provider.admin');
const known = async () => (await desk().expect('enquiries', {})).total;
const kinds = async () => {
  const { rows } = await server.deps.pool.query<{ kind: string }>('select kind from mails order by created_at');
  return rows.map(({ kind }) => kind);
};

/** Sends an enquiry from an address of the network. Answers the code. */
async function sendFrom(remoteAddress: string, changes: object = {}, host = 'portal.example'): Promise<number> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/base/v2/applications',
    remoteAddress,
    headers: { host, 'accept-language': 'en' },
    payload: { ...ENQUIRY, stamp, ...changes },
  });
  return answer.json().code;
}

describe('many enquiries', () => {
  it('of one household are refused, whatever address of it they have, and of another are taken', async () => {
    const codes = [];
    for (let i = 0; i <= ENQUIRY_LIMITS.perAddress; i++) codes.push(await sendFrom(`2001:db8:0:7:${i}::1`));
    expect(codes).toEqual([...Array<number>(ENQUIRY_LIMITS.perAddress).fill(0), REFUSED]);
    expect(await sendFrom('2001:db8:0:8::1')).toBe(0);
  });

  it('shut the form to nobody: beyond some an hour they are kept, with one mail that says so', async () => {
    const columns = 'name, email, phone, country, company_name, company_address, website, remarks, sender';
    await server.deps.pool.query(
      `insert into enquiries (id, company_id, created_at, ${columns})
       select gen_random_uuid(), $1, $2, 'Ms Flood', 'flood@example.com', '', 'HK', '', '', '', '', 'sender ' || n
       from generate_series(1, $3::int) n`,
      [DEMO_COMPANY.interline, server.clock.now(), ENQUIRY_LIMITS.perHour - 1],
    );
    const [before, mails] = [await known(), await kinds()];
    for (const place of [1, 2, 3, 4]) expect(await sendFrom(`192.0.2.${place}`)).toBe(0);
    expect(await known()).toBe(before + 4);
    expect((await kinds()).slice(mails.length).toSorted()).toEqual(['enquiry', 'manyEnquiries']);
    server.clock.advance(HOUR_MS);
    stamp = await handedOut();
    server.clock.advance(5_000);
    expect(await sendFrom('192.0.2.5')).toBe(0);
    expect((await kinds()).at(-1)).toBe('enquiry');
  });
});

describe('an enquiry of a machine', () => {
  it('is refused without a stamp, and with one of its own, of just now or of long ago', async () => {
    const before = await known();
    const young = await handedOut();
    server.clock.advance(100);
    expect(await sendFrom('192.0.2.20', { stamp: young })).toBe(REFUSED);
    expect(await sendFrom('192.0.2.20', { stamp: `${server.clock.now().getTime() - 60_000}.forged` })).toBe(REFUSED);
    expect(await sendFrom('192.0.2.20', { stamp: undefined })).toBe(REFUSALS.badInput.code);
    server.clock.advance(3 * HOUR_MS);
    expect(await sendFrom('192.0.2.20')).toBe(REFUSED);
    expect(await known()).toBe(before);
  });
});

describe('an enquiry from a site', () => {
  const HARBOUR = 'harbour.localhost';
  const harbours = async () => (await calls.as('harbour.admin').expect('ownEnquiries', {})).list;

  it('says which it was at the desk, and nothing of a host name that anybody may send', async () => {
    expect(await sendFrom('192.0.2.30', { name: 'Ms Main' }, 'evil.example')).toBe(0);
    server.clock.advance(1_000);
    expect(await sendFrom('192.0.2.30', { name: 'Ms Harbour' }, `${HARBOUR}:8080`)).toBe(0);
    const { list } = await desk().expect('enquiries', { pageSize: 2 });
    expect(list).toMatchObject([
      { name: 'Ms Harbour', site: 'Harbour Travel', host: HARBOUR },
      { name: 'Ms Main', site: 'Interline', host: '' },
    ]);
    expect(await harbours()).toEqual([]);
  });

  it('of an agency’s own web address is the agency’s: shown, mailed and settled there, and hidden from others', async () => {
    const contact = { contactEmail: 'sales@harbour.example', emailLanguage: 'zh-tw' as const };
    await changeCompany(server, DEMO_COMPANY.harbour, { websitePrefix: 'harbour', ...contact });
    const before = await known();
    expect(await sendFrom('192.0.2.31', { name: 'Ms Lead' }, HARBOUR)).toBe(0);
    expect(await known()).toBe(before);
    const [lead] = await harbours();
    const id = lead?.id ?? '';
    expect([lead?.site, lead?.host]).toEqual(['Harbour Travel', HARBOUR]);
    const mail = await mailTo(server, contact.contactEmail);
    for (const words of ['Ms Lead', `來源站台：海港旅行 (${HARBOUR})`, `http://${HARBOUR}`, '/company/enquiries'])
      expect(mail).toContain(words);
    for (const [who, call] of [
      ['provider.admin', 'settleEnquiry'],
      ['meridian.admin', 'settleOwnEnquiry'],
    ] as const)
      expect((await calls.as(who).call(call, { id, answered: true })).status, who).toBe(404);
    const settled = await calls.as('harbour.admin').expect('settleOwnEnquiry', { id, answered: true });
    expect(settled.answered?.by).toBe('Harbour admin');
    await calls.as('harbour.admin').expect('deleteOwnEnquiry', { id });
    expect([await harbours(), await mailTo(server, contact.contactEmail)]).toEqual([[], '']);
  });

  it('of an agency that may not work goes to the provider', async () => {
    await changeCompany(server, DEMO_COMPANY.harbour, { disabledAt: server.clock.now() });
    expect(await sendFrom('192.0.2.32', { name: 'Ms Late' }, HARBOUR)).toBe(0);
    const [newest] = (await desk().expect('enquiries', { pageSize: 1 })).list;
    expect(newest).toMatchObject({ name: 'Ms Late', site: 'Harbour Travel' });
    await changeCompany(server, DEMO_COMPANY.harbour, { disabledAt: null });
  });
});
