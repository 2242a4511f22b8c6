import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { attachCluster, openCluster } from '../../src/server/db/embedded/cluster.ts';
import type { SandboxScenario } from '../../src/server/suppliers/sandbox/scenario.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SERVER = 'dist/server/main.js';

/** Settings of a quiet sandbox: fast suppliers without random failures, so that each test causes its own. */
const QUIET = {
  SANDBOX_LATENCY: '0.05',
  SANDBOX_DESK: '1',
  SANDBOX_RAIL_HOURS: 'all',
  SANDBOX_FAILURE_RATE: '0',
  SANDBOX_PRICE_MOVE_RATE: '0',
  SANDBOX_SOLD_OUT_RATE: '0',
  SANDBOX_PACKAGE_CHANGE_RATE: '0',
  SANDBOX_DOCUMENTS_CHANGE_RATE: '0',
  SANDBOX_DISRUPTION_RATE: '0',
  // All tests use one IP address.
  RATE_LIMIT: '0',
  LOG_LEVEL: 'warn',
};

/** Settings added to the quiet ones; some depend on the portal's address. */
export type PortalEnv = Record<string, string> | ((url: string) => Record<string, string>);

/** The real server from the production bundle, with its own embedded database in a temporary folder. */
export class Portal {
  readonly url: string;
  readonly #dataDir: string;
  readonly #env: Record<string, string>;
  readonly #server: string;
  #process: ChildProcess | null = null;
  #log = '';

  private constructor(port: number, env: PortalEnv, server: string) {
    this.#server = server;
    this.url = `http://127.0.0.1:${port}`;
    this.#dataDir = mkdtempSync(join(tmpdir(), 'interline-e2e-'));
    this.#env = {
      ...QUIET,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: this.#dataDir,
      SANDBOX_SCENARIO: this.#scenarioFile,
      ...(typeof env === 'function' ? env(this.url) : env),
    };
  }

  /** `server` is the bundle to run; it serves the client beside it. */
  static async start(env: PortalEnv = {}, server = SERVER): Promise<Portal> {
    const portal = new Portal(await freePort(), env, server);
    try {
      portal.#layData();
      await portal.run();
    } catch (fault) {
      await portal.close();
      throw fault;
    }
    return portal;
  }

  /** Restarts with the original demonstration data, at the same address. */
  async reset(): Promise<void> {
    await this.close();
    this.#layData();
    await this.run();
  }

  /** Stops the server and leaves its data in the returned folder. */
  async leave(): Promise<string> {
    await this.end('SIGTERM');
    return this.#dataDir;
  }

  /** Kills the server and its database and deletes the data: pending writes do not matter. */
  async close(): Promise<void> {
    await this.end('SIGKILL');
    const cluster = await attachCluster(this.databaseFolder);
    await cluster?.stop();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  /** Copies the data of this run's template, if there is one; otherwise the server fills its own database. */
  #layData(): void {
    const template = process.env.E2E_DATA;
    if (!template) return;
    rmSync(this.#dataDir, { recursive: true, force: true });
    // The database's files belong to another user; Node's copy does not preserve the owner.
    execFileSync('cp', ['-a', template, this.#dataDir]);
    this.steer();
  }

  /** Starts the server process and resolves when it is ready. */
  async run(): Promise<void> {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, [this.#server], {
      cwd: ROOT,
      env: { PATH, HOME, NODE_ENV: 'production', ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (this.#log += String(chunk)));
    this.#process = child;
    const deadline = Date.now() + 110_000;
    while (!(await this.isReady())) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The server did not start:\n${this.#log}`);
      await wait(50);
    }
  }

  get #scenarioFile(): string {
    return join(this.#dataDir, 'scenario.json');
  }

  /** Sets the sandbox suppliers' scenario; without an argument, resets it. */
  steer(scenario: SandboxScenario = {}): void {
    writeFileSync(this.#scenarioFile, JSON.stringify(scenario));
  }

  /** The server's output so far. */
  get log(): string {
    return this.#log;
  }

  /** The folder of the embedded database, with its `postgresql.log`. */
  get databaseFolder(): string {
    return join(this.#dataDir, 'database');
  }

  /** Connection string of the embedded database while the server runs. */
  async databaseUrl(): Promise<string> {
    return (await openCluster(this.databaseFolder)).url('interline');
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** Whether its process has ended unexpectedly. */
  get hasEnded(): boolean {
    return this.#process !== null && (this.#process.exitCode !== null || this.#process.signalCode !== null);
  }

  async isReady(): Promise<boolean> {
    return fetch(`${this.url}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  }

  /** Ends the server as a power cut does (SIGKILL), or an operator (SIGTERM). */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** Runs SQL on the portal's database, for what no screen can do (above all, passing time). */
  async sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: await this.databaseUrl() });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /**
   * Waits until the demonstration has made its real bookings after a start and its desk and suppliers have responded: until then lists and
   * notifications still grow.
   */
  async untilBooked(): Promise<void> {
    for (const deadline = Date.now() + 110_000; !(await this.#isBooked()); await wait(100))
      if (Date.now() > deadline) throw new Error(`The demonstration did not book its orders:\n${this.#log}`);
  }

  async #isBooked(): Promise<boolean> {
    const [jobs] = await this.sql(`
      select count(*) filter (where name = 'open-demo-orders' and state = 'completed')::int as booked,
        count(*) filter (where state in ('created', 'active', 'retry') and start_after < now() + interval '15 seconds'
          and name in ('open-demo-orders', 'answer-desk', 'issue-order', 'watch-booking', 'send-mail'))::int as open
      from pgboss.job`);
    return jobs?.booked !== 0 && jobs?.open === 0;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
