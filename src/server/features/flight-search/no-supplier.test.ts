import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { aSearch } from '../../../../tests/factories/flight-search.ts';
import { testSettings } from '../../../../tests/factories/settings.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';

const TRAIN = { origin: 'VNP', destination: 'AOH', date: '2026-11-25' };

describe.each([true, false])('a portal whose sandbox is on: %s', (isOn) => {
  let server: TestServer;
  let calls: Api;
  beforeAll(async () => {
    server = await startTestServer({ settings: { sandbox: { ...testSettings().sandbox, isOn } } });
    calls = api(server);
  });
  afterAll(() => server.close());

  it('sells what the sandbox has, or says that no supplier is connected', async () => {
    const caller = calls.as('harbour.op');
    const codes = [
      (await caller.call('shopping', aSearch())).envelope.code,
      (await caller.call('searchTrains', TRAIN)).envelope.code,
    ];
    expect(codes).toEqual(isOn ? [0, 0] : [REFUSALS.noSupplier.code, REFUSALS.noSupplier.code]);
  });

  it('marks every answer and the site by it', async () => {
    const answer = await server.app.inject('/api/base/v2/config/getSiteConfig');
    expect(answer.json().data.isSandbox).toBe(isOn);
    expect(answer.headers['x-sandbox']).toBe(isOn ? 'on' : undefined);
  });
});
