import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api, type Api } from '../../../../tests/factories/api.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';

let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
});
afterAll(() => server.close());

describe('signing in', () => {
  it('answers the user with a token that opens calls', async () => {
    const me = await calls.as('harbour.op').call('me', {});
    expect(me.status).toBe(200);
    expect(me.envelope.data?.userInfo.username).toBe('harbour.op');
  });
});
