import { type NoAnswer, type TaskLimits, TaskProcess } from '../processes/task-process.ts';
import type { Reading } from './read-document.ts';
import type { Task } from './recogniser-task.ts';

export type RecogniserLimits = TaskLimits;

const LIMITS: TaskLimits = { timeMs: 10_000, startMs: 15_000, idleMs: 20_000, waiting: 8 };

/** What came of it; busy when too many wait, too-slow when its time was up or the process ended under it. */
export type RecogniserAnswer = Reading | NoAnswer;

/** Reads pictures in a process of its own. They stay in memory and are never written. */
export class Recogniser {
  readonly #process: TaskProcess<Task, Reading>;

  constructor(limits: Partial<TaskLimits> = {}) {
    const at = ['./recogniser.js', './recogniser-process.ts'].map((path) => new URL(path, import.meta.url));
    // Decoded pictures are apart from the heap.
    this.#process = new TaskProcess({ at, heap: 192, isAnswer: isReading }, { ...LIMITS, ...limits });
  }

  /** Whether its process runs. */
  get isRunning(): boolean {
    return this.#process.isRunning;
  }

  /**
   * @param today yyyy-MM-dd.
   * @param signal aborted when nobody waits for the answer any more: the picture is dropped, also while it is read.
   */
  read(image: Uint8Array, today: string, signal: AbortSignal): Promise<RecogniserAnswer> {
    return this.#process.run({ image, today }, signal);
  }

  /** Ends the process; what waits is answered as too slow. */
  stop(): Promise<void> {
    return this.#process.stop();
  }
}

function isReading(answer: unknown): answer is Reading {
  return typeof answer === 'object' && answer !== null && 'status' in answer;
}
