import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { REFUSALS } from '../../src/contract/errors.ts';
import { isAllowed } from '../../src/contract/permissions.ts';
import { type Api, api } from '../factories/api.ts';
import { startTestServer, type TestServer } from '../factories/test-server.ts';

const ALL: [EndpointName, Endpoint<unknown, unknown>][] = Object.entries(endpoints).map(([name, endpoint]) => [
  name as EndpointName, // the keys of `endpoints` are what EndpointName lists
  endpoint,
]);
const GUARDED = ALL.filter(([, { who }]) => who !== 'public');
/** Some calls of a company's service are open to all of its users. */
const BY_ROLE = ALL.filter(
  ([, { who }]) => typeof who !== 'string' && Object.keys(who).some((part) => part !== 'service'),
);
const WITH_BODY = ALL.filter(([, { method, upload }]) => method === 'POST' && !upload);
const MONEY = ALL.filter(([, { idempotent }]) => idempotent);

/** Path parameters with which a call reaches the checks before any lookup. */
const IN_PATH = { id: '2000000000', name: 'places' };

/** A user who may make the call: the provider's SuperUser may make all that others may. */
function callerOf(name: EndpointName): string {
  const { who }: Endpoint<unknown, unknown> = endpoints[name];
  return typeof who === 'string' || who.roles?.includes('operator') ? 'harbour.op' : 'provider.admin';
}

/** A user of a role that may not. */
function strangerTo({ who }: Endpoint<unknown, unknown>): string {
  return typeof who !== 'string' && (who.finance || who.agencies) ? 'harbour.op' : 'harbour.fin';
}

describe('every endpoint', () => {
  let server: TestServer;
  let calls: Api;
  beforeAll(async () => {
    server = await startTestServer();
    calls = api(server);
  });
  afterAll(() => server.close());

  it.each(GUARDED)('%s asks for a login', async (name) => {
    const { status, envelope } = await calls.anonymous().callRaw(name, IN_PATH);
    expect([status, envelope.code]).toEqual([401, REFUSALS.loginRequired.code]);
  });

  it.each(GUARDED)('%s tells an unknown token from a missing one', async (name) => {
    const { status, envelope } = await calls.withToken('not-a-session').callRaw(name, IN_PATH);
    expect([status, envelope.code]).toEqual([401, REFUSALS.sessionUnknown.code]);
  });

  it.each(BY_ROLE)('%s is closed to the wrong role', async (name, endpoint) => {
    const stranger = calls.as(strangerTo(endpoint));
    const me = await stranger.expect('me', {});
    const grants = {
      roles: me.userInfo.role,
      permissions: me.permissions,
      company: { proxyLevel: 0, ...me.company.config.commonConfig },
    };
    expect(typeof endpoint.who === 'string' || isAllowed(grants, endpoint.who)).toBe(false);
    const { status, envelope } = await stranger.callRaw(name, IN_PATH);
    expect([status, envelope.code]).toEqual([403, REFUSALS.notAllowed.code]);
  });

  it.each(WITH_BODY)('%s refuses fields it does not know', async (name) => {
    const { status, envelope } = await calls.as(callerOf(name)).callRaw(name, { ...IN_PATH, surprise: 1 });
    expect([status, envelope.code]).toEqual([400, REFUSALS.badInput.code]);
    expect(Object.keys(Object(envelope.data).fields)).toContain('surprise');
  });

  it.each(MONEY)('%s needs a key that makes a retry safe', async (name) => {
    const { status } = await calls.as(callerOf(name)).callRaw(name, IN_PATH, { idempotencyKey: null });
    expect(status).toBe(400);
  });

  it.each(ALL.filter(([, { method }]) => method === 'DELETE'))('%s needs none to end or remove something', (name) => {
    expect(endpoints[name]).not.toHaveProperty('idempotent');
  });

  it.each(['en', 'zh-cn', 'zh-tw'])('refuses in %s when asked so', async (language) => {
    const { envelope } = await calls.anonymous().callRaw('me', {}, { language });
    expect(envelope.message).toBe({ en: 'Please login', 'zh-cn': '请先登录', 'zh-tw': '請先登入' }[language]);
  });

  it('is described at /api/openapi.json', async () => {
    const { paths } = (await server.app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
    );
    expect(described).toEqual(expect.arrayContaining(ALL.map(([, { method, path }]) => `${method} ${path}`)));
  });
});
