import type { Paper } from '../../contract/paper/paper.ts';
import { type NoAnswer, type TaskLimits, TaskProcess } from '../processes/task-process.ts';
import type { PaperTask } from './paper-task.ts';

const LIMITS: TaskLimits = { timeMs: 15_000, startMs: 15_000, idleMs: 30_000, waiting: 12 };

/** Renders documents as PDF in a separate process, so that subsetting fonts does not block requests. */
export class PaperPrinter {
  readonly #process: TaskProcess<PaperTask, Uint8Array>;

  constructor(limits: Partial<TaskLimits> = {}) {
    const at = ['./paper.js', './paper-process.ts'].map((path) => new URL(path, import.meta.url));
    this.#process = new TaskProcess({ at, heap: 256, isAnswer: isPdf }, { ...LIMITS, ...limits });
  }

  /** The PDF of a document, with its issuer's logo (PNG) if there is one. */
  print(paper: Paper, logo: Uint8Array | null, signal: AbortSignal): Promise<Uint8Array | NoAnswer> {
    return this.#process.run({ paper, logo }, signal);
  }

  /** Ends the process. */
  stop(): Promise<void> {
    return this.#process.stop();
  }
}

function isPdf(answer: unknown): answer is Uint8Array {
  return answer instanceof Uint8Array;
}
