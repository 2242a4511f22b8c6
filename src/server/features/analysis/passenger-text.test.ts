import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api, type Caller } from '../../../../tests/factories/api.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { addDays, dateInZone } from '../../../contract/dates.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { TEXT_ANALYSIS_LENGTH } from '../../../contract/limits.ts';

const DOCS = 'SSR DOCS CA HK1 P/CN/E12345678/CN/01JAN80/M/01JAN30/ZHANG/SAN/P1';

let server: TestServer;
let agent: Caller;
beforeAll(async () => {
  server = await startTestServer();
  agent = api(server).as('harbour.op');
});
afterAll(() => server.close());

describe('POST /base/v2/analysis/passenger-text', () => {
  it('answers one line with one result', async () => {
    const { status, envelope } = await agent.call('analysePassengerText', { text: DOCS, today: '2026-11-20' });
    expect(status).toBe(200);
    expect(envelope.data).toEqual({
      valid: true,
      errors: [],
      partial: false,
      record: {
        airline: 'CA',
        documentType: 'P',
        issuingCountry: 'CHN',
        number: 'E12345678',
        nationality: 'CHN',
        birthDate: '1980-01-01',
        gender: 'M',
        infant: false,
        expiryDate: '2030-01-01',
        surname: 'ZHANG',
        givenNames: ['SAN'],
        title: null,
        primaryHolder: false,
        passengerRef: 'P1',
      },
    });
  });

  it('answers several lines with a list, an identity card among them', async () => {
    const text = `${DOCS}\n张三 110101199003078515`;
    const answer = await agent.expect('analysePassengerText', { text, today: '2026-11-20' });
    expect(answer).toMatchObject([
      { record: { surname: 'ZHANG' } },
      {
        valid: true,
        record: { documentType: 'I', number: '110101199003078515', name: '张三', birthDate: '1990-03-07', gender: 'M' },
      },
    ]);
  });

  it('counts expiry on the date that is sent, else on its own', async () => {
    const errors = async (expiry: string, today?: string) => {
      const text = DOCS.replace('01JAN30', expiry.replaceAll('-', ''));
      const answer = await agent.expect('analysePassengerText', { text, ...(today ? { today } : {}) });
      return 'errors' in answer ? answer.errors : [];
    };
    expect([await errors('2030-01-01', '2030-01-01'), await errors('2030-01-01', '2030-01-02')]).toEqual([
      [],
      ['expired'],
    ]);
    const here = dateInZone(server.clock.now(), 'UTC');
    expect([await errors(here), await errors(addDays(here, -1))]).toEqual([[], ['expired']]);
  });

  it.each([
    ['text', {}],
    ['text', { text: '' }],
    ['text', { text: 'A'.repeat(TEXT_ANALYSIS_LENGTH + 1) }],
    ['today', { text: DOCS, today: '2026-02-30' }],
  ])('names %s as wrong in a request that it cannot take', async (field, input) => {
    const { status, envelope } = await agent.callRaw('analysePassengerText', input);
    expect([status, envelope.code]).toEqual([400, REFUSALS.badInput.code]);
    expect(Object.keys(Object(envelope.data).fields)).toEqual([field]);
  });

  it('says what is wrong rather than refusing a text it cannot read', async () => {
    expect(await agent.expect('analysePassengerText', { text: '???' })).toEqual({
      valid: false,
      errors: ['format'],
      partial: false,
      record: null,
    });
  });
});
