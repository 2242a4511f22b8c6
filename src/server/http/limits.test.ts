import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'interline-limits-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Interline</title>');
  writeFileSync(join(folder, 'assets/app-1234.js'), 'start();');
  // Twenty a minute from one address.
  server = await startTestServer({ clientFolder: folder, settings: { rateLimit: 2 } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('too many requests from one address', () => {
  const ask = (url: string, remoteAddress = '203.0.113.9') => server.app.inject({ url, remoteAddress });

  it('are told to wait whatever they ask for, and pages count for all of an office together', async () => {
    const pages = ['/login', '/flight/orders', '/index.html', '/nothing/here.js'];
    for (let i = 0; i < 20; i++) expect((await ask(pages[i % pages.length] ?? '')).statusCode).not.toBe(429);
    for (const url of [...pages, '/api/base/v2/config/getSiteConfig']) {
      const refused = await ask(url);
      expect([refused.statusCode, Number(refused.headers['retry-after']) > 0], url).toEqual([429, true]);
    }
    expect((await ask('/login', '203.0.113.10')).statusCode).toBe(200);
  });

  it('keep nobody from the files that a page is made of', async () => {
    for (let i = 0; i < 30; i++) expect((await ask('/assets/app-1234.js')).statusCode).toBe(200);
    expect((await ask('/api/health/ready')).statusCode).toBe(200);
  });
});
