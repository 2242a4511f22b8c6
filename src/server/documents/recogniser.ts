import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reading } from './read-document.ts';
import { isTaskAnswer } from './recogniser-task.ts';

/** The program beside the bundled server, or among the sources. */
const PROGRAMS = ['./recogniser.js', './recogniser-process.ts'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
/** What the process may hold of its own; decoded pictures are apart from it. */
const HEAP = '--max-old-space-size=192';

export interface RecogniserLimits {
  /** A picture that takes longer ends the process. Counts from when it is its turn. */
  timeMs: number;
  /** What the first picture may take longer, while the process starts. */
  startMs: number;
  /** The process ends when nothing was asked for so long. */
  idleMs: number;
  /** Pictures that may wait. */
  waiting: number;
}

const LIMITS: RecogniserLimits = { timeMs: 10_000, startMs: 15_000, idleMs: 20_000, waiting: 8 };

/** What came of it; busy when too many wait, too-slow when its time was up or the process ended under it. */
export type RecogniserAnswer = Reading | { status: 'busy' } | { status: 'too-slow' };

interface Job {
  id: number;
  image: Uint8Array;
  today: string;
  answer(outcome: RecogniserAnswer): void;
}

/**
 * Reads pictures one after the other in a process of its own, which starts with the first and ends when idle: the server keeps none of
 * the memory that takes, and a picture that breaks the decoder breaks nothing else. Pictures stay in memory and are never written.
 */
export class Recogniser {
  readonly #limits: RecogniserLimits;
  readonly #queue: Job[] = [];
  #running: { job: Job; timer: NodeJS.Timeout } | null = null;
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | null = null;
  #ids = 0;

  constructor(limits: Partial<RecogniserLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Whether its process runs. */
  get isRunning(): boolean {
    return this.#child !== null;
  }

  /**
   * @param today yyyy-MM-dd.
   * @param signal aborted when nobody waits for the answer any more: the picture is dropped, also while it is read.
   */
  read(image: Uint8Array, today: string, signal: AbortSignal): Promise<RecogniserAnswer> {
    if (this.#queue.length >= this.#limits.waiting) return Promise.resolve({ status: 'busy' });
    return new Promise((resolve) => {
      const drop = () => this.#drop(job);
      const job: Job = {
        id: ++this.#ids,
        image,
        today,
        answer: (outcome) => {
          signal.removeEventListener('abort', drop);
          resolve(outcome);
        },
      };
      signal.addEventListener('abort', drop, { once: true });
      if (signal.aborted) return job.answer({ status: 'too-slow' });
      this.#queue.push(job);
      this.#next();
    });
  }

  /** Ends the process; what waits is answered as too slow. */
  async stop(): Promise<void> {
    for (const job of this.#queue.splice(0)) job.answer({ status: 'too-slow' });
    await this.#end();
  }

  #next(): void {
    if (this.#running) return;
    const job = this.#queue.shift();
    if (!job) {
      this.#idle ??= setTimeout(() => void this.#end(), this.#limits.idleMs).unref();
      return;
    }
    if (this.#idle) clearTimeout(this.#idle);
    this.#idle = null;
    const limit = this.#limits.timeMs + (this.#child ? 0 : this.#limits.startMs);
    this.#child ??= this.#start();
    const timer = setTimeout(() => void this.#end(), limit);
    this.#running = { job, timer };
    this.#child.send({ id: job.id, image: job.image, today: job.today }, (error) => {
      if (error) void this.#end();
    });
  }

  #start(): ChildProcess {
    const program = PROGRAMS.find((path) => existsSync(path));
    if (!program) throw new Error('the program that reads documents is missing');
    const child = fork(program, {
      execArgv: [HEAP],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (message) => {
      if (isTaskAnswer(message)) this.#finish(message.id, message.reading);
    });
    child.on('error', () => child.kill('SIGKILL'));
    child.once('exit', () => {
      if (this.#child === child) this.#child = null;
      if (this.#running && this.#child === null) this.#finish(this.#running.job.id, { status: 'too-slow' });
    });
    return child;
  }

  #finish(id: number, outcome: RecogniserAnswer): void {
    if (this.#running?.job.id !== id) return;
    const { job, timer } = this.#running;
    clearTimeout(timer);
    this.#running = null;
    job.answer(outcome);
    this.#next();
  }

  #drop(job: Job): void {
    const at = this.#queue.indexOf(job);
    if (at !== -1) this.#queue.splice(at, 1);
    else if (this.#running?.job === job) void this.#end();
    job.answer({ status: 'too-slow' });
  }

  async #end(): Promise<void> {
    if (this.#idle) clearTimeout(this.#idle);
    this.#idle = null;
    const child = this.#child;
    if (!child) return;
    // A picture that comes from now on is not sent to a process that is going.
    this.#child = null;
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
    child.kill('SIGKILL');
    await ended;
  }
}
