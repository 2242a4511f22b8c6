import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../tests/factories/api.ts';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { exchangeRates } from '../db/schema/site.ts';
import { DEMO_COMPANY, DEMO_PASSWORD } from '../seed/demo-accounts.ts';
import { createLog } from './request-log.ts';

let server: TestServer;
let calls: Api;
let lines: string[] = [];
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  server = await startTestServer({ log: createLog('info', sink) });
  calls = api(server);
});
afterAll(() => server.close());

const LOGIN = '/api/base/v2/login';
const json = { 'content-type': 'application/json', 'accept-language': 'en' };
const post = (payload: string, headers: Record<string, string> = json) =>
  server.app.inject({ method: 'POST', url: LOGIN, payload, headers });

describe('every answer is an envelope', () => {
  it('for an unknown address', async () => {
    const answer = await server.app.inject({ url: '/api/nowhere', headers: json });
    const message = expect.stringMatching(/^Not Found\. /);
    expect([answer.statusCode, answer.json()]).toEqual([404, { code: 404001, data: null, message }]);
  });

  it('for a known address with another method, naming those it takes', async () => {
    const answer = await server.app.inject({ method: 'DELETE', url: LOGIN, headers: { 'accept-language': 'en' } });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
    expect(answer.json()).toMatchObject({ code: 405001, message: expect.stringContaining('does not take DELETE') });
    const rates = await server.app.inject({ method: 'PUT', url: '/api/base/v2/exchangeRates' });
    expect(rates.headers.allow).toBe('GET');
  });

  it.each([
    ['a body that is no JSON', '{"username":', 400, 400001],
    ['a body that is a list', '[1]', 400, 400001],
    ['a body that is a word', '"x"', 400, 400001],
    ['a body that reaches for the prototype', '{"__proto__":{"a":1}}', 400, 400001],
    ['a body that is too large', JSON.stringify({ username: 'x'.repeat(300_000) }), 413, 413001],
  ])('for %s', async (_, payload, status, code) => {
    const answer = await post(payload);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('for another media type', async () => {
    const answer = await post('username=x', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 415001]);
  });

  it('for a fault of our own, with the number that finds it in the log', async () => {
    const { db } = server.deps;
    const kept = await db.select().from(exchangeRates);
    await db.delete(exchangeRates);
    lines = [];
    const answer = await server.app.inject({ url: '/api/base/v2/exchangeRates', headers: json });
    await db.insert(exchangeRates).values(kept);
    const { code, message, requestId } = answer.json();
    expect([answer.statusCode, code]).toEqual([500, 500001]);
    expect(message).toContain(requestId);
    expect(requestId).toBe(answer.headers['x-request-id']);
    const logged = lines.map((line) => JSON.parse(line)).find((line) => line.level === 'error' && line.err);
    expect(logged).toMatchObject({ reqId: requestId, err: { message: 'there are no exchange rates' } });
  });
});

describe('bad input', () => {
  it('names every field, in the language asked for', async () => {
    const bad = { username: 5, surprise: 1 };
    const { status, envelope } = await calls.anonymous().callRaw('login', bad, { language: 'zh-TW,zh;q=0.8' });
    expect(status).toBe(400);
    expect(envelope.data).toEqual({ fields: { username: '內容無效', password: '必填', surprise: '未知欄位' } });
  });

  it('is what is given in the wrong place', async () => {
    const answer = await server.app.inject({ method: 'POST', url: `${LOGIN}?username=x`, payload: {}, headers: json });
    expect(answer.json().data.fields).toEqual({ username: 'Unknown field' });
  });

  it('reads digits of a query as numbers and refuses other text', async () => {
    const answer = await calls.as('harbour.op').callRaw('flightOrders', { page: 'x', pageSize: '1000', odd: '1' });
    expect(Object(answer.envelope.data).fields).toMatchObject({
      page: 'Not a valid value',
      pageSize: 'Not a valid value',
      odd: 'Unknown field',
    });
  });
});

describe('a request', () => {
  it('keeps the number it came with, and gets one when that is unfit', async () => {
    const id = async (given: string) =>
      (await server.app.inject({ url: '/api/health/live', headers: { 'x-request-id': given } })).headers[
        'x-request-id'
      ];
    expect(await id('proxy-1234-abcd')).toBe('proxy-1234-abcd');
    expect(await id('bad id"}')).toMatch(/^[\da-f-]{36}$/);
  });

  it('whose address cannot be read is answered under its number too', async () => {
    const { statusCode, headers, json } = await server.app.inject('/api/base/v2/%E0%A4%A');
    expect(statusCode).toBe(404);
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(json().code).toBe(404001);
  });

  it('is logged without what it holds', async () => {
    lines = [];
    await calls.anonymous().callRaw('login', { username: 'harbour.op', password: DEMO_PASSWORD });
    const caller = calls.as('harbour.op');
    await caller.expect('me', {});
    await server.app.inject(`/api/base/v2/exchangeRates?name=SURNAME`);
    const text = lines.join('');
    expect(text).toContain('"route":"/api/base/v2/login"');
    expect(text).toContain(DEMO_COMPANY.harbour);
    for (const secret of [DEMO_PASSWORD, await caller.token(), 'SURNAME']) expect(text).not.toContain(secret);
  });

  it('hides secrets that a careless log line holds', () => {
    const seen: string[] = [];
    const log = createLog('info', new Writable({ write: (chunk, _, done) => done(void seen.push(String(chunk))) }));
    log.info({ input: { password: 'p-secret', passengers: { document: 'd-secret' } }, authorization: 'a-secret' }, 'x');
    log.warn({ list: [{ deep: { deeper: { token: 't-secret' } } }], kept: new Date(0) }, 'x');
    log.child({ token: 'c-secret' }).error({ err: Object.assign(new Error('told'), { password: 'e-secret' }) }, 'x');
    expect(seen.join('')).not.toContain('secret');
    expect(seen.join('')).toContain('1970-01-01T00:00:00.000Z');
    expect(seen.join('')).toContain('"message":"told"');
  });
});

describe('headers', () => {
  it('let no foreign script run and no foreign page frame the portal', async () => {
    const { headers } = await server.app.inject('/config.json');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toMatch(/frame-ancestors 'self'$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('keep answers out of caches', async () => {
    const { headers } = await server.app.inject('/api/base/v2/exchangeRates');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('health', () => {
  it('is live and ready while the database answers', async () => {
    expect((await server.app.inject('/api/health/live')).json()).toMatchObject({ code: 0, data: { status: 'live' } });
    expect((await server.app.inject('/api/health/ready')).json()).toMatchObject({ code: 0, data: { status: 'ready' } });
  });
});

describe('metrics', () => {
  const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: '/api/metrics', remoteAddress, headers });

  it('are for this machine', async () => {
    const answer = await from('127.0.0.1');
    expect(answer.body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/health/live",status="200"}',
    );
    expect((await from('10.0.0.8')).statusCode).toBe(403);
    expect((await from('127.0.0.1', { 'x-forwarded-for': '10.0.0.8' })).statusCode).toBe(403);
    expect((await from('10.0.0.8', { authorization: 'Bearer null' })).statusCode).toBe(403);
  });

  it('are for others with the token', async () => {
    const open = await startTestServer({ settings: { metricsToken: 'scrape-me' } });
    const ask = (token: string) =>
      open.app.inject({
        url: '/api/metrics',
        remoteAddress: '10.0.0.8',
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await ask('scrape-me')).statusCode).toBe(200);
    expect((await ask('scrape-you')).statusCode).toBe(403);
    await open.close();
  });
});

describe('too many requests', () => {
  it('are told to wait, by session, and health checks never are', async () => {
    const busy = await startTestServer({ settings: { rateLimit: 5 } });
    const ask = (token: string) =>
      busy.app.inject({
        url: '/api/base/v2/me',
        headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
      });
    for (let i = 0; i < 5; i++) expect((await ask('one')).statusCode).toBe(401);
    const answer = await ask('one');
    expect([answer.statusCode, answer.json().code]).toEqual([429, 429001]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json().message).toBe(`Too many requests. Please wait ${answer.headers['retry-after']} seconds.`);
    expect((await ask('two')).statusCode).toBe(401);
    for (let i = 0; i < 60; i++) await ask(`made-up-${i}`);
    expect((await ask('another')).statusCode).toBe(429);
    expect((await busy.app.inject('/api/health/ready')).statusCode).toBe(200);
    await busy.close();
  });

  it('are counted for all addresses of one house together', async () => {
    const busy = await startTestServer({ settings: { rateLimit: 1 } });
    const ask = async (remoteAddress: string) =>
      (await busy.app.inject({ url: '/api/base/v2/config/getSiteConfig', remoteAddress })).statusCode;
    expect([await ask('2001:db8:0:7::1'), await ask('2001:db8:0:7:ffff::2')]).toEqual([200, 429]);
    expect(await ask('2001:db8:0:8::1')).toBe(200);
    await busy.close();
  });
});

describe('the site', () => {
  it('offers the demonstration accounts only in the demonstration', async () => {
    const demo = await calls.anonymous().expect('siteConfig', {});
    expect(demo.demoAccounts.map((account) => account.username)).toContain('harbour.op');
    const real = await startTestServer({ settings: { seed: 'none' } });
    const site = await api(real).anonymous().expect('siteConfig', {});
    expect([site.demoAccounts, site.demoPassword]).toEqual([[], null]);
    await real.close();
  });

  it('has a dated rate for every currency', async () => {
    const { base, asOf, rates } = await calls.anonymous().expect('exchangeRates', {});
    const { currencies } = await calls.anonymous().expect('siteConfig', {});
    expect([base, asOf, rates.CNY]).toEqual(['CNY', '2026-11-20', '1']);
    expect(Object.keys(rates).sort()).toEqual([...currencies].sort());
  });
});

describe('which calls need no session', () => {
  it('is what the handlers are typed by', () => {
    const open = Object.entries(endpoints).flatMap(([name, { who }]) => (who === 'public' ? [name] : []));
    // The names of PublicEndpoint in handler.ts, whose handlers get no actor.
    expect(open.toSorted()).toEqual(
      [
        'enquiryStamp',
        'sendEnquiry',
        'choosePassword',
        'login',
        'singleLogin',
        'logoutByTicket',
        'siteConfig',
        'exchangeRates',
      ].toSorted(),
    );
  });
});
