import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../src/server/config.ts';
import { readPaymentSettings } from '../src/server/payments/payment-settings.ts';
import { type Environment, Reader } from '../src/server/settings-reader.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');

/** With a key, reading the settings creates no data folder. */
const KEY = { DATA_KEY: Buffer.alloc(32).toString('base64') };

/** Every variable that the settings read. */
function variablesRead(): string[] {
  const asked = new Set<string>();
  const get = (env: Environment, name: string) => {
    asked.add(name);
    return env[name];
  };
  readSettings(new Proxy<Environment>(KEY, { get }));
  return [...asked].sort();
}

/** A commented-out line `NAME=value` of .env.example, with the text above it. */
interface Line {
  name: string;
  value: string;
  above: string;
}

function exampleLines(): Line[] {
  const lines = read('.env.example').split('\n');
  return lines.flatMap((line, at) => {
    const [, name, value = ''] = /^#?([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
    return name ? [{ name, value, above: lines[at - 1] ?? '' }] : [];
  });
}

/** A variable of README.md's tables with its default: empty for `none`, null if the table describes it in words. */
function readmeRows(): { name: string; fallback: string | null }[] {
  const [, section = ''] = /\n## Configuration\n([^]*?)\n## /.exec(read('README.md')) ?? [];
  const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
  return section.split('\n').flatMap((line) => {
    const [, first, second] = line.split('|');
    const values = second?.trim() === 'none' ? [''] : quoted(second);
    return quoted(first).map((name, at) => ({ name, fallback: values[at] ?? values[0] ?? null }));
  });
}

const ASKED = variablesRead();
const LINES = exampleLines();
const VALUES = Object.fromEntries(LINES.map(({ name, value }) => [name, value]));
/** Read outside the settings: by the system, the build and `npm run dev`. */
const BESIDE = ['PATH', 'NODE_ENV', 'VITEST', 'BUILD_ID', 'API_ORIGIN', 'API_PORT'];

describe('the environment variables', () => {
  it('of README.md are those that the server reads', () => {
    expect(
      readmeRows()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(ASKED);
  });

  it('of .env.example are those that the server reads', () => {
    expect(LINES.map(({ name }) => name).sort()).toEqual(ASKED);
  });

  it('are explained in .env.example, each by a line of its own', () => {
    expect(LINES.filter(({ above }) => !above.startsWith('# ')).map(({ name }) => name)).toEqual([]);
  });

  it('stand in .env.example with the value that holds without them', () => {
    const given = Object.fromEntries(Object.entries(VALUES).filter(([, value]) => value !== ''));
    expect(readSettings({ ...given, ...KEY })).toEqual(readSettings(KEY));
    // A payment provider's variables are read only beside its keys.
    const keys = Object.fromEntries(ASKED.filter((name) => !given[name]).map((name) => [name, '1']));
    const payments = (env: Environment) => readPaymentSettings(new Reader(env));
    expect(payments({ ...keys, ...given })).toEqual(payments(keys));
  });

  it('have the same default in README.md', () => {
    const stated = readmeRows().filter(({ fallback }) => fallback !== null);
    expect(stated.length).toBeGreaterThan(40);
    expect(stated.filter(({ name, fallback }) => VALUES[name] !== fallback)).toEqual([]);
  });

  it('are read by the settings alone', () => {
    const sources = [...globSync('src/**/*.{ts,tsx,mjs}', { cwd: ROOT }), 'vite.config.ts'];
    const named = sources
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .flatMap((path) => [...read(path).matchAll(/\bprocess\.env\.(\w+)/g)].map(([, name = '']) => name));
    expect(named.filter((name) => !ASKED.includes(name) && !BESIDE.includes(name))).toEqual([]);
  });
});
