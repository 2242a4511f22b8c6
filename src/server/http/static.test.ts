import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { companies } from '../db/schema/companies.ts';
import { frameHostFinder } from '../features/site/frame-hosts.ts';
import { DEMO_COMPANY } from '../seed/demo-accounts.ts';

const PAGE = '<!doctype html><title>Interline</title>';
const SCRIPT = 'console.log("portal");'.repeat(100);
/** A build name that begins like a compressed file's. */
const BUILD = '80d8dc0d50ae';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'interline-client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'sw.js'), SCRIPT);
  writeFileSync(join(folder, 'build.txt'), BUILD);
  writeFileSync(join(folder, 'assets/main-abc123.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/main-abc123.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, '../outside.txt'), 'not yours');
  server = await startTestServer({ clientFolder: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('the built client', () => {
  it.each(['/', '/flight/booking', '/flight/orders/2000000001?tab=1', '/index.html'])(
    'answers %s with the page',
    async (url) => {
      const { statusCode, body, headers } = await get(url, { 'accept-language': 'en' });
      expect([statusCode, body, headers['cache-control']]).toEqual([200, PAGE, 'no-cache']);
    },
  );

  it('sends assets packed as they were built, to be kept for ever', async () => {
    const { headers, rawPayload } = await get('/assets/main-abc123.js', { 'accept-encoding': 'br, gzip' });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(SCRIPT);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/assets/main-abc123.js')).body).toBe(SCRIPT);
  });

  it.each(['zstd', 'br', 'gzip'])(
    'sends what was not packed as it is, whatever it looks like (%s)',
    async (encoding) => {
      const { headers, body } = await get('/build.txt', { 'accept-encoding': encoding });
      expect([headers['content-encoding'], body]).toEqual([undefined, BUILD]);
    },
  );

  it('has the service worker checked each time', async () => {
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/assets/gone.js', '/api/nowhere', '/assets/', '/%ff'])('does not answer %s with the page', async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode < 500 && statusCode >= 400, headers['content-type']]).toEqual([
      true,
      'application/json; charset=utf-8',
    ]);
  });

  it.each(['/../outside.txt', '/..%2foutside.txt', '/assets/..%2f..%2foutside.txt'])(
    'gives nothing from outside (%s)',
    async (url) => {
      expect((await get(url)).body).not.toContain('not yours');
    },
  );

  it('is told where its API is', async () => {
    expect((await get('/config.json')).json()).toEqual({ apiBase: '/api' });
  });
});

describe('an agency with a host name of its own', () => {
  it('may show the portal in a frame of its site', async () => {
    const change = { websitePrefix: 'harbour', frameHosts: ['https://intranet.harbour.example'] };
    await server.deps.db.update(companies).set(change).where(eq(companies.id, DEMO_COMPANY.harbour));
    server.clock.advance(61_000);
    const policy = async (host: string) => String((await get('/', { host })).headers['content-security-policy']);
    expect(await policy('harbour.portal.example')).toMatch(
      /frame-ancestors 'self' https:\/\/intranet\.harbour\.example$/,
    );
    expect(await policy('portal.example')).toMatch(/frame-ancestors 'self'$/);
  });

  it('may do so under any host name where the address has its code', async () => {
    const harbour = /frame-ancestors 'self' https:\/\/intranet\.harbour\.example$/;
    const [row] = await server.deps.db.select().from(companies).where(eq(companies.id, DEMO_COMPANY.harbour));
    const policy = async (url: string) => String((await get(url)).headers['content-security-policy']);
    expect(await policy(`/?code=${row?.code}&signature=x`)).toMatch(harbour);
    expect(await policy('/?code=AG00000000')).toMatch(/frame-ancestors 'self'$/);
    expect(await policy('/flight/booking')).toMatch(/frame-ancestors 'self'$/);
  });

  it('shares it with its own agencies, each in frames of its own sites, and with no other', async () => {
    const { db } = server.deps;
    for (const name of ['quay', 'meridian'] as const) {
      const frameHosts = [`https://intranet.${name}.example`];
      await db.update(companies).set({ frameHosts }).where(eq(companies.id, DEMO_COMPANY[name]));
    }
    const codes = await db.select({ id: companies.id, code: companies.code }).from(companies);
    const codeOf = (company: string) => codes.find(({ id }) => id === company)?.code;
    server.clock.advance(61_000);
    const ancestors = async (code: string | undefined, host = 'harbour.portal.example') => {
      const { headers } = await get(`/?code=${code}`, { host });
      return String(headers['content-security-policy']).split("frame-ancestors 'self' ")[1];
    };
    const { harbour, quay, meridian } = DEMO_COMPANY;
    // All at once, after the cache has expired: each gets the answer.
    const at = await Promise.all([quay, harbour, meridian].map((id) => ancestors(codeOf(id))));
    const [ofQuay, ofHarbour, ofMeridian] = ['quay', 'harbour', 'meridian'].map(
      (name) => `https://intranet.${name}.example`,
    );
    expect(at).toEqual([ofQuay, ofHarbour, ofHarbour]);
    expect(await ancestors(codeOf(meridian), 'portal.example')).toBe(ofMeridian);
  });

  it('has its pages in frames from the first moment of a server', async () => {
    const find = frameHostFinder(server.deps);
    const page = { host: 'harbour.portal.example', code: null };
    const hosts = ['https://intranet.harbour.example'];
    expect(await Promise.all([find(page), find(page), find(page)])).toEqual([hosts, hosts, hosts]);
  });
});
