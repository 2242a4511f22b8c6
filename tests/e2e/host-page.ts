import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, expect, type Frame, type Page } from '@playwright/test';
import { singleLoginAddress } from '../../docs/single-login/sign.mjs';
import { CHROMIUM_FLAGS, wholeChromium } from '../tools/chromium.ts';
import { Agent } from './agent.ts';
import { changeAgency } from './open-agency.ts';
import type { Portal } from './portal.ts';

const PAGE = fileURLToPath(new URL('../../docs/single-login/host.html', import.meta.url));

export interface HostPage {
  /** A different site from the portal's. */
  url: string;
  close(): Promise<void>;
}

/** An agency's own system: the documented sample page, whose server returns `address()`. */
export async function hostPage(address: () => string | Promise<string>): Promise<HostPage> {
  const server = createServer(async (request, response) => {
    if (request.url === '/') return response.setHeader('content-type', 'text/html').end(readFileSync(PAGE));
    if (request.url !== '/portal-address') return response.writeHead(404).end();
    return response.setHeader('content-type', 'application/json').end(JSON.stringify({ address: await address() }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('No free port');
  return {
    // By name: the portal is addressed by number, which is another site.
    url: `http://localhost:${place.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const QUAY = 'Quay Tours';

/** A browser that refuses storage to every page. */
export async function withoutStorage(): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'interline-browser-'));
  mkdirSync(join(folder, 'Default'));
  const profile = { default_content_setting_values: { cookies: 2 } };
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile }));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: wholeChromium(),
    args: CHROMIUM_FLAGS,
    viewport: { width: 834, height: 1194 },
    locale: 'en-GB',
  });
  const close = async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { context, close };
}

/** Creates the agency's key and its host page, which may frame the portal. */
export async function prepareHost(portal: Portal, userid: string): Promise<{ host: HostPage; address: () => string }> {
  const parent = await Agent.signIn(portal.url, 'harbour.admin');
  const [summary] = (await parent.call('agencies', { q: QUAY })).list;
  if (!summary) throw new Error(`no agency ${QUAY}`);
  const { apiKey } = await parent.call('renewAgencyKey', { id: summary.id });
  const agency = await parent.call('agency', { id: summary.id });
  const address = () => singleLoginAddress({ portal: portal.url, code: agency.code, userid, apiKey });
  const host = await hostPage(address);
  await changeAgency(parent, agency.id, { status: 'active', allowedHosts: [host.url] });
  return { host, address };
}

/** An agency's page with the portal in its frame, logged in. */
export interface FramedPortal {
  page: Page;
  frame: Frame;
  /** Makes the page ask the portal for a path, as its own buttons do. */
  show(path: string): Promise<void>;
  /** Uncaught exceptions. */
  faults: string[];
}

export async function openFramed(context: BrowserContext, host: HostPage): Promise<FramedPortal> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(host.url);
  await expect(page.getByRole('status')).toHaveText('Logged in');
  const [, frame] = page.frames();
  if (!frame) throw new Error('no frame');
  const show = async (path: string) => {
    const button = page.getByRole('button', { name: 'Flights' });
    await button.evaluate((element, asked) => Object.assign(element.dataset, { path: asked }), path);
    await button.click();
  };
  return { page, frame, show, faults };
}
