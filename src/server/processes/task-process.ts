import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface TaskLimits {
  /** Time limit of a task, counted from its turn; then the process is ended. */
  timeMs: number;
  /** Additional time for the first task, while the process starts. */
  startMs: number;
  /** The process ends after being idle for so long. */
  idleMs: number;
  /** Limit of the queue. */
  waiting: number;
}

/** busy: the queue is full. too-slow: its time was up, or the process ended meanwhile. */
export type NoAnswer = { status: 'busy' } | { status: 'too-slow' };

interface Job<In, Out> {
  id: number;
  task: In;
  answer(outcome: Out | NoAnswer): void;
}

interface Program<Out> {
  /** Possible locations: beside the bundled server, or among the sources. */
  at: readonly URL[];
  /** Heap limit of the process, in megabytes. */
  heap: number;
  isAnswer(answer: unknown): answer is Out;
}

/**
 * Runs tasks one at a time in a separate process, which starts with the first and ends when idle: the server holds none of the memory they
 * need, and a task that crashes the process affects nothing else.
 */
export class TaskProcess<In extends object, Out> {
  readonly #program: Program<Out>;
  readonly #limits: TaskLimits;
  readonly #queue: Job<In, Out>[] = [];
  #running: { job: Job<In, Out>; timer: NodeJS.Timeout } | null = null;
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | null = null;
  #ids = 0;

  constructor(program: Program<Out>, limits: TaskLimits) {
    this.#program = program;
    this.#limits = limits;
  }

  /** Whether its process runs. */
  get isRunning(): boolean {
    return this.#child !== null;
  }

  /** @param signal aborted when the caller gives up: the task is dropped, even while it runs. */
  run(task: In, signal: AbortSignal): Promise<Out | NoAnswer> {
    if (this.#queue.length >= this.#limits.waiting) return Promise.resolve({ status: 'busy' });
    return new Promise((resolve) => {
      const drop = () => this.#drop(job);
      const job: Job<In, Out> = {
        id: ++this.#ids,
        task,
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

  /** Ends the process; queued tasks are answered as too slow. */
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
    this.#child.send({ id: job.id, task: job.task }, (error) => {
      if (error) void this.#end();
    });
  }

  #start(): ChildProcess {
    const { at, heap, isAnswer } = this.#program;
    const program = at.map((url) => fileURLToPath(url)).find((path) => existsSync(path));
    if (!program) throw new Error(`the program ${at.join(' or ')} is missing`);
    const child = fork(program, {
      execArgv: [`--max-old-space-size=${heap}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (message) => {
      if (!isTaskAnswer(message) || !isAnswer(message.answer)) return;
      if (message.isSpent && this.#child === child) void this.#end();
      this.#finish(message.id, message.answer);
    });
    child.on('error', () => child.kill('SIGKILL'));
    child.once('exit', () => {
      if (this.#child === child) this.#child = null;
      if (this.#running && this.#child === null) this.#finish(this.#running.job.id, { status: 'too-slow' });
    });
    return child;
  }

  #finish(id: number, outcome: Out | NoAnswer): void {
    if (this.#running?.job.id !== id) return;
    const { job, timer } = this.#running;
    clearTimeout(timer);
    this.#running = null;
    job.answer(outcome);
    this.#next();
  }

  #drop(job: Job<In, Out>): void {
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
    // Prevents tasks from being sent to a process that is ending.
    this.#child = null;
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
    child.kill('SIGKILL');
    await ended;
  }
}

interface TaskAnswer {
  id: number;
  answer: unknown;
  isSpent: boolean;
}

function isTaskAnswer(message: unknown): message is TaskAnswer {
  return (
    typeof message === 'object' &&
    message !== null &&
    'id' in message &&
    typeof message.id === 'number' &&
    'answer' in message &&
    'isSpent' in message &&
    typeof message.isSpent === 'boolean'
  );
}
