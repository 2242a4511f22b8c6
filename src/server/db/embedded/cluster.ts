import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { DatabaseError } from '../database.ts';
import { START_PATIENCE_MS } from '../patience.ts';
import { isReachable, isRoot, locateBinaries, UNPRIVILEGED } from './binaries.ts';

/** A running embedded PostgreSQL; it outlives this process when that is killed, and the next start attaches to it. */
export interface Cluster {
  /** Connection string of a database in it. */
  url(database: string): string;
  /** False when it was already running. */
  started: boolean;
  /** Stops it and waits until it is gone; open connections are cut, nothing that was committed is lost. */
  stop(): Promise<void>;
}

const USER = 'interline';
const STOP_LIMIT_MS = 30_000;
/** How long a start is retried if the database exits: the remains of a killed or stopping one may make the first tries fail. */
const RETRY_LIMIT_MS = 8000;
const RETRY_MS = 250;
/** The line of postmaster.pid with the server's status. */
const STATUS_LINE = 7;
/** A unix socket's path is limited to 107 bytes, `/.s.PGSQL.5432` included. */
const LONGEST_SOCKET_FOLDER = 90;

/**
 * Starts the PostgreSQL whose data is in `folder`, initialises it first if there is none, or attaches to a running one. It listens on a
 * unix socket only.
 * @throws DatabaseError when it cannot be started; the message holds the end of its log.
 */
export async function openCluster(folder: string): Promise<Cluster> {
  const running = await attachCluster(folder);
  if (running) return running;
  const { data, home, socket, url, stop } = clusterAt(folder);
  const binaries = locateBinaries();
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(binaries, data);
  await start(binaries, { data, socket, log: join(home, 'postgresql.log') }, url('postgres'));
  return { url, started: true, stop };
}

/** The PostgreSQL of `folder` if it is already running, else null. */
export async function attachCluster(folder: string): Promise<Cluster | null> {
  const { data, url, stop } = clusterAt(folder);
  const isRunning = existsSync(join(data, 'PG_VERSION')) && (await isAnswering(url('postgres')));
  return isRunning ? { url, started: false, stop } : null;
}

function clusterAt(folder: string) {
  const home = reachableHome(resolve(folder));
  const data = join(home, 'pg');
  const socket = socketFolder(home);
  const url = (database: string) => `postgres://${USER}@localhost/${database}?host=${encodeURIComponent(socket)}`;
  return { home, data, socket, url, stop: () => stopCluster(data) };
}

/** Where the data lives: `folder`, unless the server runs as root and the database's own user cannot reach it (below /root). */
function reachableHome(folder: string): string {
  if (!isRoot()) return ownFolder(folder);
  const place = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  return ownFolder(isReachable(dirname(folder)) ? folder : join('/var/lib', `interline-${place}`));
}

function ownFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isRoot()) chownSync(folder, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  return folder;
}

function socketFolder(home: string): string {
  if (Buffer.byteLength(home) <= LONGEST_SOCKET_FOLDER) return home;
  const place = createHash('sha256').update(home).digest('hex').slice(0, 16);
  return ownFolder(join(tmpdir(), `interline-${place}`));
}

function runAs() {
  return { env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' }, cwd: '/', ...(isRoot() ? UNPRIVILEGED : {}) };
}

/** Initialises the cluster in a temporary place and moves it once complete: a half-made one is never used. */
async function initialise(binaries: string, data: string): Promise<void> {
  const half = `${data}.init-${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  const options = ['-D', half, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions'];
  try {
    await promisify(execFile)(join(binaries, 'bin/initdb'), options, runAs());
    renameSync(half, data);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    // Two first starts at once: the other one's cluster is in place.
    if (!existsSync(join(data, 'PG_VERSION')))
      throw new DatabaseError(`the embedded database could not be made: ${describe(error)}`, { cause: error });
  }
}

interface Places {
  data: string;
  socket: string;
  log: string;
}

async function start(binaries: string, places: Places, url: string): Promise<void> {
  const { data, log } = places;
  const begun = Date.now();
  let child = run(binaries, places);
  for (; !(await isAnswering(url)); await wait(10)) {
    const { failure } = child;
    if (failure)
      throw new DatabaseError(`the embedded database cannot be run: ${describe(failure)}`, { cause: failure });
    // A child that exited may have lost to a concurrent start; then that one answers soon.
    const hasEnded = child.hasEnded() && postmasterOf(data) === null;
    if (Date.now() - begun > (hasEnded ? RETRY_LIMIT_MS : START_PATIENCE_MS))
      throw new DatabaseError(`the embedded database did not start; the end of ${log}:\n${endOf(log)}`);
    if (hasEnded) {
      await wait(RETRY_MS);
      child = run(binaries, places);
    }
  }
}

/** Errors go only to the client, this server, and not to the log: they quote rows and values to be written. */
const LOG_SETTINGS = ['log_min_messages=log', 'log_min_error_statement=panic', 'log_checkpoints=off'];

function run(binaries: string, { data, socket, log }: Places) {
  const sizes = ['shared_buffers=64MB', 'max_connections=120', 'jit=off'];
  const settings = [...sizes, 'timezone=UTC', 'log_timezone=UTC', ...LOG_SETTINGS];
  const output = openSync(log, 'a', 0o600);
  const child = spawn(
    join(binaries, 'bin/postgres'),
    ['-D', data, '-k', socket, '-h', '', ...settings.flatMap((setting) => ['-c', setting])],
    // Its own process group: Ctrl-C reaches only the server, which then stops it in order.
    { ...runAs(), detached: true, stdio: ['ignore', output, output] },
  );
  closeSync(output);
  const state: { failure: Error | null; hasEnded: () => boolean } = {
    failure: null,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
  };
  child.once('error', (error) => {
    state.failure = error;
  });
  child.unref();
  return state;
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  // Reported by connect() or query() as well; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/**
 * Whether the database is shutting down, without asking it: in `stopping` it takes no connections and may wait forever for the open ones to
 * close.
 */
export function isShuttingDown(folder: string): boolean {
  return readPostmaster(clusterAt(folder).data)?.[STATUS_LINE]?.trim() === 'stopping';
}

/** The process id in postmaster.pid, if that process is alive. */
function postmasterOf(data: string): number | null {
  const pid = Number(readPostmaster(data)?.[0]);
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) ? pid : null;
}

/** The lines of postmaster.pid, which exists while the database runs. */
function readPostmaster(data: string): string[] | null {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function stopCluster(data: string): Promise<void> {
  const pid = postmasterOf(data);
  if (pid === null) return;
  // SIGINT is PostgreSQL's fast shutdown: cut connections, checkpoint, exit.
  process.kill(pid, 'SIGINT');
  for (const deadline = Date.now() + STOP_LIMIT_MS; postmasterOf(data) === pid; await wait(10))
    if (Date.now() > deadline) throw new DatabaseError(`the embedded database (process ${pid}) does not stop`);
}

function endOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8).join('\n') : '';
}

function describe(error: unknown): string {
  const told = error instanceof Error && 'stderr' in error && typeof error.stderr === 'string' ? error.stderr : '';
  const text = told || String(error);
  return text.trim().split('\n').slice(-4).join('\n');
}
