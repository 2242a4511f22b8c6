import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { dataKeys } from '../db/schema/data-keys.ts';
import { SettingsError } from '../settings-reader.ts';
import { checkDataKeys, claimDataKeys } from './claim-data-keys.ts';
import { resealAll } from './reseal.ts';

const log = pino({ level: 'silent' });
/** What the seeded database was sealed under. */
const FIRST = Buffer.alloc(32, 7);
const SECOND = Buffer.alloc(32, 8);
const NEVER = Buffer.alloc(32, 9);

describe('the data key of a database', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(() => server.deps.db.delete(dataKeys));

  /** Starts with these keys, running only the checks of them; returns the message of the refusal, or null. */
  async function start(current: Buffer, ...old: Buffer[]): Promise<string | null> {
    Object.assign(server.deps.settings, { dataKeys: { current, old } });
    try {
      await claimDataKeys(server.deps);
      return null;
    } catch (error) {
      if (error instanceof SettingsError) return error.message;
      throw error;
    }
  }

  it('is known from the first start on, and no other is taken', async () => {
    expect(await start(FIRST)).toBeNull();
    expect(await start(FIRST)).toBeNull();
    expect(await start(SECOND)).toMatch(/^DATA_KEY: .* another key .* DATA_KEY_OLD/);
    expect(await start(FIRST)).toBeNull();
  });

  it('is told by what it sealed before keys were known', async () => {
    expect(await start(SECOND)).toMatch(/^DATA_KEY: /);
    expect(await start(SECOND, FIRST)).toBeNull();
  });

  it('is looked at without being written down, where one is known', async () => {
    Object.assign(server.deps.settings, { dataKeys: { current: NEVER, old: [] } });
    await checkDataKeys(server.deps);
    expect(await start(FIRST)).toBeNull();
    Object.assign(server.deps.settings, { dataKeys: { current: SECOND, old: [] } });
    await expect(checkDataKeys(server.deps)).rejects.toThrow(SettingsError);
    Object.assign(server.deps.settings, { dataKeys: { current: SECOND, old: [FIRST] } });
    await checkDataKeys(server.deps);
    expect(await server.deps.db.select().from(dataKeys)).toHaveLength(1);
  });

  it('may be replaced, and the earlier one is asked for until nothing is sealed under it', async () => {
    expect(await start(FIRST)).toBeNull();
    expect(await start(SECOND, FIRST)).toBeNull();
    expect(await start(SECOND)).toMatch(/^DATA_KEY: /);
    expect(await start(SECOND, NEVER, FIRST)).toBeNull();
    await resealAll({ ...server.deps, log });
    expect(await start(SECOND)).toBeNull();
    expect(await start(FIRST)).toMatch(/^DATA_KEY: /);
    expect(await start(FIRST, SECOND)).toBeNull();
    await resealAll({ ...server.deps, log });
    expect(await start(FIRST)).toBeNull();
  });

  it('that has lost its file is asked for by name, and nothing new is left in its place', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'interline-key-'));
    const path = join(folder, 'data-key');
    writeFileSync(path, 'made just now');
    expect(await start(FIRST)).toBeNull();
    Object.assign(server.deps.settings, { keyFile: { path, isNew: true } });
    expect(await start(NEVER)).toContain(`DATA_DIR: ${path} is missing`);
    expect(existsSync(path)).toBe(false);
    writeFileSync(path, 'another installation’s');
    Object.assign(server.deps.settings, { keyFile: { path, isNew: false } });
    expect(await start(NEVER)).toContain(`DATA_DIR: ${path} holds another key`);
    expect(existsSync(path)).toBe(true);
    Object.assign(server.deps.settings, { keyFile: null });
    rmSync(folder, { recursive: true });
  });
});
