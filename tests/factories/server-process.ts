import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { bundleServer } from '../../src/build/bundle-server.ts';
import { bundleOf, seededFolderOf } from '../server-setup/test-databases.ts';
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

/** Starts real server processes from the production bundle, built from the current sources once in a run of tests. */
export class ServerProcesses {
  readonly #running: ChildProcess[] = [];
  readonly #bundle = bundleOf(inject('databases'));
  readonly #seeded = seededFolderOf(inject('databases'));

  build(): Promise<void> {
    return makeOnce(this.#bundle, bundleServer);
  }

  /** The same, and creates a demonstration data folder for `copySeeded`. */
  async buildAndSeed(): Promise<void> {
    await this.build();
    await makeOnce(this.#seeded, async (folder) => {
      mkdirSync(folder, { mode: 0o700 });
      const server = await this.run({ DATA_DIR: folder, SEED: 'demo' });
      await server.untilReady();
      server.child.kill('SIGTERM');
      if ((await server.exit) !== 0) throw new Error(server.output());
    });
  }

  /** Copies the result of a first start, ownership and permissions included, for tests that are not about first starts. */
  copySeeded(folder: string): void {
    execFileSync('cp', ['-a', `${this.#seeded}/.`, folder]);
  }

  /** Path of one of the bundle's programs. */
  program(name: string): string {
    return join(this.#bundle, name);
  }

  async run(env: Record<string, string>): Promise<ServerProcess> {
    const port = await freePort();
    const child = spawn(process.execPath, [this.program('main.js')], {
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

/** Makes a folder that all test files of a run share, whichever needs it first. */
async function makeOnce(place: string, make: (folder: string) => Promise<void>): Promise<void> {
  if (existsSync(place)) return;
  const own = `${place}_${process.pid}`;
  rmSync(own, { recursive: true, force: true });
  await make(own);
  try {
    renameSync(own, place);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(place)) throw error;
    rmSync(own, { recursive: true });
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
