import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../src/server/config.ts';
import { FOR_CONNECTIONS } from '../src/server/db/pool.ts';
import { type Installation, MACHINES, namedIn, render, variablesOf } from './drill/render.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const deployed = (name: string) => read(`deploy/${name}`);

const INSTALLATION: Installation = {
  addresses: { a: '10.0.0.1', b: '10.0.0.2', c: '10.0.0.3' },
  superuserPassword: 'su0',
  replicationPassword: 'rep1',
  rewindPassword: 'rew2',
  patroniPassword: 'pat3',
  backupPassphrase: 'bak4',
};
const FILLED = globSync('deploy/*.{cfg,ini,yml,conf}', { cwd: ROOT });
const UNITS = globSync('deploy/systemd/*.service', { cwd: ROOT });
const LAYOUT = deployed('layout.md');

/** The one value that a file states for a setting. */
function stated(text: string, setting: RegExp): string {
  const found = [...text.matchAll(new RegExp(setting, 'gm'))].map(([, value = '']) => value);
  expect(new Set(found).size, `${setting} in one way`).toBe(1);
  return found[0] ?? '';
}

/** Without comments, which name ports as well. */
const settingsOf = (name: string) => deployed(name).replace(/^\s*[#;].*$/gm, '');
const HAPROXY = settingsOf('haproxy.cfg');
const PGBOUNCER = settingsOf('pgbouncer.ini');
const PATRONI = settingsOf('patroni.yml');
const sectionOf = (name: string) => new RegExp(`^\\w+ ${name}\\n((?:[ \\t].*\\n|\\n)*)`, 'm').exec(HAPROXY)?.[1] ?? '';
const PRIMARY = sectionOf('primary');
const PORTAL = sectionOf('portal');
/** The target ports of a job in prometheus.yml. */
const scraped = (job: string) =>
  [
    ...(settingsOf('prometheus.yml').split(`job_name: ${job}\n`)[1]?.split('job_name')[0] ?? '').matchAll(/:(\d+)'/g),
  ].map(([, port]) => port);

describe('the placeholders of deploy/', () => {
  const known = variablesOf('a', INSTALLATION);

  it('are the variables that layout.md describes, each of which some file names', () => {
    const [, table = ''] = /## Variables of the files\n[^]*?\|---\|---\|\n([^]*?)\n\n/.exec(LAYOUT) ?? [];
    const described = table.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)]);
    expect(described.map(([, name = '']) => name).sort()).toEqual([...known.keys()].sort());
    const named = new Set(FILLED.flatMap((path) => [...namedIn(read(path))]));
    expect([...named].sort()).toEqual([...known.keys()].sort());
  });

  it.each(FILLED)('are all that is open in %s', (path) => {
    for (const machine of MACHINES) {
      const text = render(read(path), variablesOf(machine, INSTALLATION));
      expect(text.replace(/\$\{\w*\}?/g, '')).toBe(text);
      expect(text).not.toContain('undefined');
    }
  });

  it('take no value that a file would read as more than itself, and no name that is none', () => {
    const bad = variablesOf('a', { ...INSTALLATION, rewindPassword: "it's" });
    expect(() => render('${REWIND_PASSWORD}', bad)).toThrow('REWIND_PASSWORD has characters that need quotes');
    expect(() => render('${PASSWORD}', known)).toThrow('no such variable: PASSWORD');
  });
});

describe('the ports of deploy/', () => {
  it('lead from the portal over the pooler to the primary', () => {
    const [, env = ''] = /```sh\n(DATABASE_URL[^]*?)```/.exec(LAYOUT) ?? [];
    const lines = [...env.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value]) => [name, value] as const);
    const settings = readSettings({ ...Object.fromEntries(lines), DATA_KEY: Buffer.alloc(32).toString('base64') });
    const [pooler, session] = [settings.databaseUrl, settings.databaseSessionUrl].map((url) => new URL(url ?? ''));
    expect(pooler?.port).toBe(stated(PGBOUNCER, /^listen_port = (\d+)/));
    expect(pooler?.hostname).toBe(stated(PGBOUNCER, /^listen_addr = (\S+)/));
    expect(session?.port).not.toBe(pooler?.port);
    expect(session?.host).toBe(stated(PRIMARY, /^ +bind (\S+)/));
    expect(session?.host).toBe(stated(PGBOUNCER, /^interline = host=(\S+ port=\d+)/).replace(' port=', ':'));
    expect(session?.pathname).toBe(`/${stated(PGBOUNCER, / dbname=(\w+)/)}`);
    expect(stated(PRIMARY, /^ +server .*:(\d+) /)).toBe(stated(PATRONI, /^ {2}(?:listen|connect_address): \S+:(5\d+)/));
  });

  it('ask Patroni who is the primary, and etcd for it', () => {
    const patroni = stated(PATRONI, /^ {2}(?:listen|connect_address): \S+:(8\d+)/);
    expect(stated(PRIMARY, /^ +server .* check port (\d+)/)).toBe(patroni);
    expect(stated(PRIMARY, /uri (\S+)/)).toBe('/primary');
    expect(scraped('patroni')).toEqual([patroni, patroni]);
    const etcd = settingsOf('etcd.conf.yml');
    const [clients, peers] = [stated(etcd, /client-urls: \S+:(\d+)$/), stated(etcd, /peer-urls: \S+:(\d+)$/)];
    expect(stated(PATRONI, /^ {4}- \S+ADDRESS_\w\}:(\d+)/)).toBe(clients);
    expect(scraped('etcd')).toEqual([clients, clients, clients]);
    expect([...stated(etcd, /^initial-cluster: (.*)/).matchAll(/:(\d+)/g)].map(([, port]) => port)).toEqual(
      MACHINES.map(() => peers),
    );
  });

  it('lead to every process of the portal, and its metrics', () => {
    const port = stated(PORTAL, /^ +server .*:(\d+) /);
    expect(LAYOUT).toContain(`interline@${port}`);
    expect(scraped('portal')).toEqual([port, port]);
    expect(PORTAL.match(/^ +server .* check$/gm)).toHaveLength(2);
    expect(PORTAL.match(/^ +server .* backup$/gm)).toHaveLength(2);
    const metrics = stated(sectionOf('metrics'), /^ +bind \S+:(\d+)/);
    expect(scraped('haproxy')).toEqual([metrics, metrics]);
  });

  it('are all that layout.md closes to others', () => {
    const [, list = ''] = /The ports ([\d, \nand]+) must be closed/.exec(LAYOUT) ?? [];
    // 8432 is the default of pgBackRest's server.
    const between = new Set(['8432', ...FILLED.flatMap((path) => openedIn(settingsOf(path.replace('deploy/', ''))))]);
    expect(list.match(/\d+/g)).toEqual([...between].sort());
  });
});

/** The ports at which a file listens on, or reaches, an address of the private network. */
function openedIn(text: string): string[] {
  return [...text.matchAll(/\$\{ADDRESS\w*\}:(\d+)/g)].map(([, port = '']) => port);
}

describe('the pooler of deploy/', () => {
  it('sets for each connection what the portal sends with one of its own', () => {
    const set = stated(PGBOUNCER, /connect_query='([^']*)'/)
      .split('; ')
      .map((one) => /^set (\w+) = (\w+)$/.exec(one)?.slice(1));
    const { options, ...limits } = FOR_CONNECTIONS;
    const sent = [
      ...Object.entries(limits).map(([name, value]) => [name, String(value)]),
      /^-c (\w+)=(\w+)$/.exec(options)?.slice(1),
    ];
    expect(set).toEqual(sent);
  });

  it('ignores none of them, so that a portal that takes it for the database says so at its start', () => {
    expect(PGBOUNCER).not.toContain('ignore_startup_parameters');
    expect(stated(PGBOUNCER, /^pool_mode = (\w+)/)).toBe('transaction');
  });

  it('has, on both machines and beside the lines for sessions, as many connections as the database allows', () => {
    const pool = Number(stated(PGBOUNCER, /^default_pool_size = (\d+)/));
    const forSessions = 30;
    expect(2 * pool + forSessions).toBeLessThanOrEqual(Number(stated(PATRONI, /max_connections: (\d+)/)));
  });

  it('gives up before the portal does', () => {
    const answer = /query_timeout: ([\d_]+)/.exec(read('src/server/db/pool.ts'))?.[1]?.replace('_', '');
    expect(Number(stated(PGBOUNCER, /^query_wait_timeout = (\d+)/)) * 1000).toBeLessThan(Number(answer));
  });
});

describe('Patroni’s times in deploy/', () => {
  const of = (name: string) => Number(stated(PATRONI, new RegExp(`^ +${name}: (\\d+)`)));

  it('keep the rule of its documentation', () => {
    expect(of('loop_wait') + 2 * of('retry_timeout')).toBeLessThanOrEqual(of('ttl'));
    expect(of('ttl')).toBeGreaterThanOrEqual(20);
  });
});

describe('the files that deploy/ names', () => {
  it.each(UNITS)('are there for %s', (path) => {
    const documentation = stated(read(path), /^Documentation=file:\/\/\/opt\/interline\/(\S+)/);
    expect(existsSync(join(ROOT, documentation))).toBe(true);
  });

  it('are built where the portal’s unit starts them, and it waits for their end', () => {
    const unit = deployed('systemd/interline@.service');
    expect(stated(unit, /^ExecStart=.* (\S+)$/)).toBe('dist/server/main.js');
    expect(read('src/build/build.mjs')).toContain("'dist/server'");
    expect(read('src/build/bundle-server.ts')).toMatch(/main: 'src\/server\/launch.ts'/);
    const limit = /STOP_LIMIT_MS = ([\d_]+)/.exec(read('src/server/main.ts'))?.[1]?.replace('_', '');
    expect(Number(stated(unit, /^TimeoutStopSec=(\d+)/)) * 1000).toBeGreaterThan(Number(limit));
  });

  it('are there for layout.md, which says where each belongs', () => {
    const linked = [...LAYOUT.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) =>
      join(dirname('deploy/layout.md'), path),
    );
    const quoted = [...LAYOUT.matchAll(/`((?:src|tests)\/[\w./-]+)`/g)].map(([, path = '']) => path);
    expect([...linked, ...quoted].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    const placed = [...LAYOUT.matchAll(/^\| `([\w./@-]+\.\w+)` \|/gm)].map(([, name]) => `deploy/${name}`);
    expect(placed.sort()).toEqual([...FILLED, ...UNITS].sort());
  });
});
