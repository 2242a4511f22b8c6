import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api, type Caller } from '../../../../tests/factories/api.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { TEXT_ANALYSIS_LENGTH } from '../../../contract/limits.ts';
import { schemas } from '../../../contract/schemas.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const PNR = ` 1.谷一鸣 2.ZHANG/SAN CHD JMJXYQ
 3. *ZH1605 Y1  SU10JAN  PEKDLC HK2   1025 1155          E T3-- OP-CA1605
Could you price this, please?`;

let server: TestServer;
let portal: Api;
let agent: Caller;
beforeAll(async () => {
  server = await startTestServer();
  portal = api(server);
  agent = portal.as('harbour.op');
});
afterAll(() => server.close());

describe('POST /shopping/v2/flight/analysis-pnr', () => {
  it('answers who flies where, and what it could not read', async () => {
    const answer = await agent.expect('analysePnr', { pnr: PNR, today: '2026-11-20' });
    const person = { surname: null, givenName: null, title: null, type: 'ADT', dob: null, age: null, infantOf: null };
    expect(answer).toEqual({
      system: 'travelsky',
      locator: 'JMJXYQ',
      passengers: [
        { ...person, name: '谷一鸣' },
        { ...person, name: 'ZHANG/SAN', surname: 'ZHANG', givenName: 'SAN', type: 'CHD' },
      ],
      segments: [
        {
          kind: 'air',
          airline: 'ZH',
          flightNumber: '1605',
          bookingClass: 'Y',
          subClass: 'Y1',
          date: '2027-01-10',
          origin: 'PEK',
          destination: 'DLC',
          status: 'HK',
          seats: 2,
          departureTime: '10:25',
          arrivalTime: '11:55',
          arrivalDayOffset: 0,
          operatedBy: 'CA1605',
        },
      ],
      journeys: [[0]],
      unread: ['Could you price this, please?'],
    });
    expect(await schemas.analysePnr.output.isValid(answer, { strict: true })).toBe(true);
  });

  it('takes its own date where none is sent', async () => {
    const dates = async (today?: string) => {
      const pnr = ' 1 DL 401Y 10JAN ATLLHR HK1   800P  900A|*';
      const { segments } = await agent.expect('analysePnr', { pnr, ...(today ? { today } : {}) });
      return segments.map(({ date }) => date);
    };
    expect([await dates(), await dates('2025-11-20')]).toEqual([['2027-01-10'], ['2026-01-10']]);
  });

  it('gives a text that is no reservation back as unread', async () => {
    expect(await agent.expect('analysePnr', { pnr: 'Hello\nWorld' })).toEqual({
      system: null,
      locator: null,
      passengers: [],
      segments: [],
      journeys: [],
      unread: ['Hello', 'World'],
    });
  });

  it.each([
    ['pnr', {}],
    ['pnr', { pnr: 'A'.repeat(TEXT_ANALYSIS_LENGTH + 1) }],
    ['today', { pnr: PNR, today: 'tomorrow' }],
  ])('names %s as wrong in a request that it cannot take', async (field, input) => {
    const { status, envelope } = await agent.callRaw('analysePnr', input);
    expect([status, envelope.code]).toEqual([400, REFUSALS.badInput.code]);
    expect(Object.keys(Object(envelope.data).fields)).toEqual([field]);
  });

  it('is for those who book flights', async () => {
    const { status } = await portal.as('harbour.fin').call('analysePnr', { pnr: PNR });
    expect(status).toBe(403);
  });

  it('is closed where the company hides booking by PNR, and says so', async () => {
    await changeCompany(server, DEMO_COMPANY.harbour, { hidePnrBooking: true });
    const calls = await Promise.all([
      agent.callRaw('analysePnr', { pnr: PNR }),
      agent.callRaw('accurateSearch', {}),
      portal.as('harbour.admin').callRaw('analysePnr', { pnr: PNR }),
    ]);
    await changeCompany(server, DEMO_COMPANY.harbour, { hidePnrBooking: false });
    const message =
      'Booking by PNR is switched off for your company. The company that opened your agency can switch it on.';
    for (const { status, envelope } of calls)
      expect([status, envelope]).toEqual([403, { code: REFUSALS.pnrBookingHidden.code, data: null, message }]);
    expect((await agent.call('analysePnr', { pnr: PNR })).status).toBe(200);
  });
});
