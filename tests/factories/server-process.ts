import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { bundleServer } from '../../src/build/bundle-server.ts';
import { PATIENCE } from '../tools/run-mode.ts';
import { eventually } from './eventually.ts';

export interface ServerProcess {
  child: ChildProcess;
  /** Base of the API. */
  url: string;
  /** Its stdout and stderr so far. */
  output(): string;
  /** Its exit code; null if killed by a signal. */
  exit: Promise<number | null>;
  isReady(): Promise<boolean>;
  untilReady(): Promise<void>;
}

/** Starts real server processes from the production bundle, built from the current sources. */
export class ServerProcesses {
  readonly #bundle: string;
  readonly #running: ChildProcess[] = [];
  #seeded: string | null = null;

  /** `name` separates test files that run in parallel. */
  constructor(name: string) {
    this.#bundle = fileURLToPath(new URL(`../../node_modules/.cache/interline-${name}`, import.meta.url));
  }

  async build(): Promise<void> {
    await bundleServer(this.#bundle);
  }

  /** The same, and creates a demonstration data folder for `copySeeded`. */
  async buildAndSeed(): Promise<void> {
    await this.build();
    this.#seeded = mkdtempSync(join(tmpdir(), 'interline-seeded-'));
    const server = await this.run({ DATA_DIR: this.#seeded, SEED: 'demo' });
    await server.untilReady();
    server.child.kill('SIGTERM');
    if ((await server.exit) !== 0) throw new Error(server.output());
  }

  /** Copies the result of a first start, ownership and permissions included, for tests that are not about first starts. */
  copySeeded(folder: string): void {
    if (this.#seeded === null) throw new Error('buildAndSeed comes first');
    execFileSync('cp', ['-a', `${this.#seeded}/.`, folder]);
  }

  remove(): void {
    rmSync(this.#bundle, { recursive: true });
    if (this.#seeded !== null) rmSync(this.#seeded, { recursive: true });
  }

  async run(env: Record<string, string>): Promise<ServerProcess> {
    const port = await freePort();
    const child = spawn(process.execPath, [join(this.#bundle, 'main.js')], {
      env: { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#running.push(child);
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
    const exit = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
    const url = `http://127.0.0.1:${port}/api`;
    const isReady = () =>
      fetch(`${url}/health/ready`).then(
        (answer) => answer.ok,
        () => false,
      );
    const untilReady = () => eventually(async () => expect(await isReady(), text).toBe(true), 60_000 * PATIENCE);
    return { child, url, output: () => text, exit, isReady, untilReady };
  }

  /** Kills leftover processes. */
  killAll(): void {
    for (const child of this.#running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
